import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** `pnpm prove mutants` runs the tests of the core and the workflows once for each mutant that they cover. */
const mutation = mergeConfig(base, {
  test: {
    // Load modules once for all tests of a mutant. No module keeps state that another test would see.
    isolate: false,
    // Ends a mutant that hangs sooner than the runner would.
    testTimeout: 15_000,
    setupFiles: ['packages/core/test/support/mutation.ts'],
    env: { MODEL_STEPS: '100' },
  },
});
// Tests of the folder and of the client notice nearly all mutants. Other tests take longer and notice few more.
const folder = process.env['MUTATED_FOLDER'] ?? '*';
mutation.test.include = [folder, 'client', 'models'].map(
  (tests) => `packages/{core,workflows}/test/${tests}/*.test.ts`,
);
// These tests start processes without an active mutant.
mutation.test.exclude = ['**/runtimes.test.ts'];

export default mutation;
