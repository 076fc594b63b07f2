/** How the files of a package may import each other. Paths are below `root`. */
export interface Layout {
  readonly root: string;
  /**
   * Path prefixes from the lowest layer to the highest. A file belongs to the first one that matches, and may not
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

export const layouts: Readonly<Record<'core' | 'workflows' | 'sandbox', Layout>> = {
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
      'zip.ts': [],
      'opentelemetry.ts': [],
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
      'index.ts': ['@tradelane/core', '@tradelane/core/runtime'],
      'check.ts': ['@tradelane/core', '@tradelane/core/runtime'],
      'fleet.ts': ['@tradelane/core', '@tradelane/core/runtime'],
      'runtime.ts': ['@tradelane/core', '@tradelane/core/runtime'],
    },
  },
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
