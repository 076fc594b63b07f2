import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** `pnpm mutate`: the core's own tests, once for each mutant that they cover. */
const mutation = mergeConfig(base, {
  test: {
    // Modules are loaded once for all tests of a mutant: nothing of the core is kept in a module that another test would see.
    isolate: false,
    // A mutant that hangs is killed by this, sooner than by the restart of the runner.
    testTimeout: 15_000,
    setupFiles: ['packages/core/test/support/mutation.ts'],
    env: { MODEL_STEPS: '100' },
  },
});
// A room is held by the tests of its wing, and what is told when a client is made by those of its options: others load more and kill little more.
const wing = process.env['MUTATED_WING'] ?? '*';
mutation.test.include = [`${wing}/**`, 'client/options', 'models'].map(
  (tests) => `packages/core/test/${tests}/*.test.ts`,
);
// These start processes that load the sources themselves, where no mutant is active.
mutation.test.exclude = ['**/runtimes.test.ts'];

export default mutation;
