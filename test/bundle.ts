/** Rooms of the program as one plain script, to be run where this process's own surroundings are not: in a bare realm, in a browser. */
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

const ENTRY = 'all-the-rooms-asked-for';

/** The exports of these modules (paths from the project's folder), as a script that sets the global variable `rooms`. */
export async function bundleOf(...modules: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false, publicDir: false, logLevel: 'error',
    plugins: [{
      name: 'rooms',
      resolveId: id => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
      load: id => (id === `\0${ENTRY}` ? modules.map(path => `export * from ${JSON.stringify(resolve(path))};`).join('\n') : undefined),
    }],
    build: { write: false, minify: false, target: 'es2022', lib: { entry: ENTRY, formats: ['iife'], name: 'rooms' } },
  });
  const [{ output: [chunk] }] = built as [Rolldown.RolldownOutput];
  return chunk.code;
}
