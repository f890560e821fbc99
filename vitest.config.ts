import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/cases/**/*.test.ts', 'test/replays/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'browser', include: ['test/browser/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false } },
    ],
    allowOnly: false,
  },
});
