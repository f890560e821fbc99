import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'node', environment: 'node', setupFiles: ['test/setup.ts'], testTimeout: 120_000, sequence: { groupOrder: 0 },
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'], exclude: ['test/browser/**'],
        },
      },
      {
        // A real browser on the built site, after the rest and one file at a time: a screen that waits for a busy machine tests the machine.
        test: {
          name: 'browser', environment: 'node', testTimeout: 150_000, hookTimeout: 150_000, sequence: { groupOrder: 1 }, fileParallelism: false,
          include: ['test/browser/**/*.test.ts'],
        },
      },
    ],
  },
});
