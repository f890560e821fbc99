import { defineConfig } from 'vite';

/** The command line as one file that needs nothing beside it. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/cli/main.ts',
    target: 'node20',
    outDir: 'dist-cli',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'stand-on.mjs', codeSplitting: false, banner: '#!/usr/bin/env node' } },
  },
  ssr: { noExternal: true },
});
