import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const FILE = 'stand-on.mjs';

/** `npx stand-on` runs the file itself. */
const executable = (): Plugin => ({ name: 'executable', writeBundle: ({ dir = '' }) => chmodSync(join(dir, FILE), 0o755) });

/** The command line as one file that needs nothing beside it. */
export default defineConfig({
  publicDir: false,
  plugins: [executable()],
  build: {
    ssr: 'src/cli/main.ts',
    target: 'node20',
    outDir: 'dist-cli',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: FILE, codeSplitting: false, banner: '#!/usr/bin/env node' } },
  },
  ssr: { noExternal: true },
});
