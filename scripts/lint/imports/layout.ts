/** How the files of a package may import each other. Paths are below `root`. */
export interface Layout {
  readonly root: string;
  /**
   * Path prefixes from the lowest layer to the highest. A file belongs to the longest one that matches, and may not
   * import a higher layer.
   */
  readonly layers: readonly string[];
  /**
   * External modules that an entry point may load, directly or through other files. `node:*` allows every module of
   * Node.
   */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  readonly domains?: Domains;
}

/** Folders that may import only a few files of each other. */
export interface Domains {
  /**
   * Every folder directly below one of these is a domain. Files directly in it combine domains, and no domain imports
   * them.
   */
  readonly parents: readonly string[];
  /** Names of the files or folders of a domain that other domains may import. */
  readonly open: readonly string[];
  /** Name of the folder that isn't a domain. Domains in the same folder and below share it. */
  readonly common: string;
}

const libraries = ['', '/errors', '/runtime', '/work'].map((entry) => `@tradelane/core${entry}`);
const workflows = ['@tradelane/workflows', '@tradelane/workflows/follow', '@tradelane/workflows/runtime'];
/** A package whose files are in no order. They may not import each other in a cycle. */
const flat = (name: string): Layout => ({ root: `packages/${name}/src`, layers: [''], entries: {} });

export const layouts: Readonly<Record<string, Layout>> = {
  core: {
    root: 'packages/core/src',
    layers: [
      ['operation/', 'errors/', 'clock/', 'platform/', 'content/'],
      ['transport/', 'hooks/', 'checkpoint/', 'auth/', 'limits/', 'call/'],
      ['lists/', 'batches/', 'files/', 'zip/', 'client/', 'lite/', ''],
    ].flat(),
    entries: {
      'index.ts': [],
      'errors.ts': [],
      'lite.ts': [],
      'runtime.ts': [],
      'schemas.ts': [],
      'work.ts': [],
      'zip.ts': [],
      'opentelemetry.ts': [],
      'openapi-fetch.ts': ['openapi-fetch'],
      'node.ts': ['node:*', 'undici'],
      'sqlite.ts': ['node:*'],
    },
  },
  workflows: {
    root: 'packages/workflows/src',
    layers: [
      'poll/',
      'check/',
      'effects/',
      'sync/',
      'imports/',
      'exports/',
      'replace/',
      'settings-cache/',
      'fleet/',
      '',
    ],
    entries: {
      'index.ts': libraries,
      'check.ts': libraries,
      'fleet.ts': libraries,
      'follow.ts': libraries,
      'runtime.ts': libraries,
    },
  },
  instance: {
    root: 'packages/instance/src',
    layers: ['generated/', 'runtime-with.ts', ''],
    entries: { 'index.ts': [...libraries, ...workflows] },
  },
  events: {
    root: 'packages/events/src',
    layers: ['generated/', 'clock.ts', 'messages/', 'stores/', 'queue/', 'consumer/', 'brokers/', 'conformance/', ''],
    entries: {
      'index.ts': [...libraries, 'zod'],
      'forward.ts': [...libraries, 'zod'],
      'opentelemetry.ts': [...libraries, '@opentelemetry/api'],
    },
  },
  redis: {
    root: 'packages/redis/src',
    layers: ['connection/', 'tokens/', 'limits/', 'checkpoints/', 'events/', ''],
    entries: { 'index.ts': [...libraries, 'node:*'] },
  },
  postgres: {
    root: 'packages/postgres/src',
    layers: ['client.ts', 'unavailable-error.ts', 'purge.ts', ''],
    entries: { 'index.ts': libraries },
  },
  cli: {
    root: 'packages/cli/src',
    layers: [
      'version.ts',
      'file-problem.ts',
      'make-folder.ts',
      'profiles/keychain.ts',
      'io.ts',
      'exit.ts',
      'confirm.ts',
      'input-text.ts',
      'output/format-option.ts',
      'table/',
      'profiles/',
      'operation/',
      'output/',
      'targets/',
      'drift/',
      'run-to-end.ts',
      'set-up.ts',
      'commands/',
      'agent/',
      'commands/mcp.ts',
      'program/',
      '',
    ],
    entries: {},
  },
  ...Object.fromEntries(
    ['spec-model', 'benchmarks', 'hub', 'channel-platform', 'marketplace-seller'].map((name) => [name, flat(name)]),
  ),
  sandbox: {
    root: 'packages/sandbox/src',
    layers: [
      'version.ts',
      'secrets.ts',
      'files/',
      'generated/',
      'clock/',
      'operations/',
      'errors/',
      'http/json.ts',
      'http/request.ts',
      'http/body-collector.ts',
      'store/',
      'world/',
      'queue/',
      'http/',
      'domain.ts',
      'control/',
      'domains/',
      'recording/',
      'sandbox',
      'node/',
      '',
    ],
    entries: { 'portable.ts': ['#operations', '#validators', 'fflate', 'saxes'] },
    domains: {
      parents: ['domains/', 'domains/hub/', 'domains/instance/'],
      open: ['model', 'files', 'seed', 'import-work'],
      common: 'common',
    },
  },
};
