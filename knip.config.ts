import type { KnipConfig } from 'knip';

/** Files, exports and packages that nothing uses. Tests count as users: what only a test calls is part of what is tested. */
export default {
  entry: ['index.html', 'src/cli/main.ts', 'scripts/*.{mjs,ts}', 'test/bench/*.bench.ts', 'test/soak/*.soak.ts', 'src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**/*.{mjs,ts}', 'test/**/*.{ts,mts}'],
  // Fonts are asked for by style sheets.
  compilers: { css: text => [...text.matchAll(/@import\s+(?:url\()?(['"][^'"]+['"])/g)].map(([, path]) => `import ${path};`).join('\n') },
  // Started by scripts/test.mjs.
  ignoreDependencies: ['dependency-cruiser'],
  // A room's index may name more types than are asked for yet; unused values are still reported.
  exclude: ['types'],
  // What a file exports and also uses itself is its public face, not a leftover.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
