import { defineConfig } from 'vitest/config';

/** Tests of the built site in a real browser: `test:browser` of this package builds it first. */
export default defineConfig({
  test: {
    include: ['test/**/*.browser.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
