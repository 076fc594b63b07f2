/** How the files of a package may import each other. Paths are below `root`. */
export interface Layout {
  readonly root: string;
  /** Beginnings of paths, from the lowest layer to the highest; a file belongs to the first that fits, and imports no higher one. */
  readonly layers: readonly string[];
  /** What an entry point may reach of what is not the package's own, directly or through others; `node:*` is everything of Node. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  readonly domains?: Domains;
}

/** Folders of which each knows little of the others. */
export interface Domains {
  /** Every folder directly below one of these is a domain; the files beside them put domains together, and no domain reads them. */
  readonly parents: readonly string[];
  /** What others may read of a domain: a file or folder of one of these names. */
  readonly open: readonly string[];
  /** The folder that is no domain but what all beside it and below have in common. */
  readonly common: string;
}

export const layouts: Readonly<Record<'core' | 'sandbox', Layout>> = {
  core: {
    root: 'packages/core/src',
    layers: [
      ['operation/', 'errors/', 'clock/', 'platform/', 'content/'],
      ['transport/', 'hooks/', 'checkpoint/', 'auth/', 'limits/', 'call/'],
      ['lists/', 'batches/', 'files/', 'zip/', 'client/', 'lite/'],
      ['poll/', 'sync/', 'imports/', 'exports/', 'replace/', 'settings-cache/', ''],
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
  sandbox: {
    root: 'packages/sandbox/src',
    layers: [
      'version.ts',
      'machinery/files/',
      'generated/',
      'machinery/',
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
