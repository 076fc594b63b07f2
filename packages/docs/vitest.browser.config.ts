import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** Prints which tests a run without a browser skips. */
const skipped: Reporter = {
  onTestRunEnd(modules) {
    const count = modules.reduce((sum, { children }) => sum + [...children.allTests('skipped')].length, 0);
    if (count > 0)
      console.log(
        `⚠ ${count} browser tests skipped: no chromium found, install it (apt-get install chromium) or set CHROMIUM`,
      );
  },
};

/** Tests of the built site, most of them in a real browser. `turbo run site` builds it. */
export default defineConfig({
  test: {
    include: ['test/**/*.{browser,site}.ts'],
    reporters: ['default', skipped],
    testTimeout: 600_000,
    // A busy machine takes longer than the second that is usual.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});
