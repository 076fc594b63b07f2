import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { slowestTests } from './scripts/test/slowest-tests.ts';

// Tests run on the sources: `@tradelane/core/node` is `packages/core/src/node.ts`. Other tests cover the built packages.
const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests that read `packages/redis` or the whole repository. A change of `packages/redis` repeats only these tests. */
const outer = [
  'packages/{benchmarks,create,docs,redis}/test/**/*.test.ts',
  'packages/acceptance/test/{error-names,event-stores,snippets,unknown-options,wrong-arguments}*.test.ts',
  'scripts/*/test/**/*.test.ts',
  'examples/*/*.test.ts',
];
const inner = ['packages/*/test/**/*.test.ts', 'specs/test/**/*.test.ts'];

/** The tasks `test:inner` and `test:outer` each run a part. Otherwise all tests run. */
const group = process.env['TEST_GROUP'];

export default defineConfig({
  // The sample for NestJS has parameter decorators.
  oxc: { decorator: { legacy: true } },
  resolve: {
    alias: [
      // A change of this package doesn't repeat the inner tests, so none of them may import it.
      ...(group === 'inner' ? [{ find: /^@tradelane\/redis/, replacement: 'imported-by-outer-tests-only' }] : []),
      { find: /^@tradelane\/specs$/, replacement: source('./specs/dist/index.js') },
      { find: /^@tradelane\/specs\/(.+)$/, replacement: source('./specs/dist/$1') },
      { find: /^@tradelane\/example-([a-z-]+)$/, replacement: source('./examples/$1/index.ts') },
      { find: /^@tradelane\/example-([a-z-]+)\/([a-z-]+)$/, replacement: source('./examples/$1/$2.ts') },
      // Each broker has its own folder.
      {
        find: /^@tradelane\/events\/(?!forward$|sqlite$|url$)([a-z-]+)$/,
        replacement: source('./packages/events/src/brokers/$1/index.ts'),
      },
      {
        find: /^@tradelane\/(?!core\/)([a-z-]+)\/(lite|schemas)$/,
        replacement: source('./packages/$1/src/generated/$2.ts'),
      },
      { find: /^@tradelane\/([a-z-]+)$/, replacement: source('./packages/$1/src/index.ts') },
      { find: /^@tradelane\/([a-z-]+)\/([a-z-]+)$/, replacement: source('./packages/$1/src/$2.ts') },
    ],
  },
  test: {
    include: group === 'inner' ? inner : group === 'outer' ? outer : [...inner, ...outer],
    exclude: ['**/*.{deep,proof}.test.ts', '**/node_modules/**', ...(group === 'inner' ? outer : [])],
    globalSetup: source('./scripts/build/specs-digest.ts'),
    setupFiles: [source('./scripts/test/fixed-seed.ts')],
    reporters: ['default', slowestTests],
    // Test files share their workers: none leaves state that another would see.
    isolate: false,
    // Timeouts only end tests that hang. A busy machine may take long to start servers, browsers and builds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: '100%',
  },
});
