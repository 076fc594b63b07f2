export interface Proof {
  readonly what: string;
  readonly command: readonly string[];
  /** Packages that the check needs built. Default: all. */
  readonly builds?: readonly string[];
}

const sandbox = ['@tradelane/sandbox', '@tradelane/specs'];

/** A proof of `packages/acceptance`, which runs the sources of the packages. */
const acceptance = (name: string, what: string, builds = sandbox): Proof => ({
  what,
  command: [
    'node',
    '--disable-warning=ExperimentalWarning',
    '--import',
    './packages/test-servers/src/sources.ts',
    'packages/acceptance/src/prove/main.ts',
    name,
  ],
  builds,
});
/** The checks that take too long for every push, by name. */
export const proofs: Readonly<Record<string, Proof>> = {
  faults: acceptance('faults', 'syncs, imports, exports and batches survive kills and bad responses'),
  effects: acceptance('effects', 'commands take effect once through kills and lost responses'),
  fleet: acceptance('fleet', 'many tenants stay fresh although workers are killed and some tenants are hostile'),
  events: acceptance('events', 'each event is handled once and reported, whatever fails'),
  simulation: acceptance('simulation', 'a kill, failure or pause at any step breaks no workflow'),
  workers: acceptance('workers', 'four processes share a limit, a token and an SQLite file', [
    ...sandbox,
    // The programs of the guides and templates run with built packages.
    '@tradelane/docs^...',
    '@tradelane/create^...',
  ]),
  tests: {
    what: 'sampled and deep tests with all rows, and tests of many minutes',
    command: ['vitest', 'run', '--config', 'vitest.proof.config.ts'],
  },
  site: {
    what: 'every page in a real browser, every guide by hand, and every package',
    command: ['env', 'DEEP=true', 'node', 'scripts/test/main.ts', '--deep', 'site', 'guides', 'browser', 'packed'],
  },
  models: {
    what: 'limits, tokens, checkpoints, paging and batches agree with reference models',
    command: [
      'env',
      'MODEL_STEPS=10000',
      'vitest',
      'run',
      'packages/core/test/models',
      'packages/workflows/test/models',
    ],
    builds: [],
  },
  parsers: {
    what: 'random input for parsers and transports (`FUZZ_RUNS` sets the number)',
    command: ['vitest', 'run', '--config', 'vitest.fuzz.config.ts'],
    builds: [],
  },
  generators: {
    what: 'other code generators work with the published specs',
    command: ['node', 'packages/generators/src/main.ts'],
    builds: ['@tradelane/specs'],
  },
  runtimes: { what: 'packages run on every runtime', command: ['node', 'scripts/prove/runtimes/main.ts'] },
  'set-ups': {
    what: 'packages work with compilers, test runners and bundlers',
    command: ['node', 'scripts/prove/set-ups/main.ts'],
  },
  release: {
    what: 'a whole release to a local registry, from a clean clone',
    command: ['node', 'scripts/release/rehearse.ts'],
    builds: [],
  },
};
