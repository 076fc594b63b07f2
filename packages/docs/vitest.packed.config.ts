import { defineConfig } from 'vitest/config';

/** Guides as a stranger follows them: with packages that were packed and installed outside the workspace. */
export default defineConfig({
  test: {
    include: ['test/**/*.packed.ts'],
    maxConcurrency: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
