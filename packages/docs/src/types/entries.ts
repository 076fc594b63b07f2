import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts, { type Program } from 'typescript';

/** One import of a package: `@tradelane/core/node`. */
export interface Entry {
  readonly name: string;
  /** Folder of its pages: `types/core-node`. */
  readonly path: string;
  readonly file: string;
  /** The description of its package. */
  readonly about: string;
}

/** Entries of every package that is published and written in TypeScript, the core first. */
export function entries(root: string): readonly Entry[] {
  const packages = globSync('packages/*/package.json', { cwd: root }).toSorted(
    (one, other) => Number(other.includes('/core/')) - Number(one.includes('/core/')) || one.localeCompare(other),
  );
  return packages.flatMap((path) => {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      name: string;
      description: string;
      private?: boolean;
      exports?: Readonly<Record<string, unknown>>;
    };
    if (manifest.private === true) return [];
    return Object.entries(manifest.exports ?? {})
      .filter(([entry]) => entry === '.' || (/^\.\/[a-z-]+$/.test(entry) && entry !== './schemas'))
      .map(([entry, target]) => {
        // The folder of an entry of events isn't its name.
        const [, built] = /"\.\/dist\/(brokers\/[^"]+)\.js"/.exec(JSON.stringify(target)) ?? [];
        const source = built ?? (entry === '.' ? 'index' : entry.slice(2));
        const name = `${manifest.name}${entry.slice(1)}`;
        return {
          name,
          path: `types/${name.replace('@tradelane/', '').replaceAll('/', '-')}`,
          file: join(root, path, '..', 'src', `${source}.ts`),
          about: entry === '.' ? manifest.description : `An entry point of ${manifest.name}.`,
        };
      })
      .filter(({ file }) => existsSync(file));
  });
}

/** All entries as one program: what they share is read and checked once. */
export function programOf(root: string, list: readonly Entry[]): Program {
  const files = list.map(({ file }) => file);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files }, ts.sys, root);
  return ts.createProgram(files, {
    ...options,
    noEmit: true,
    types: ['node'],
    paths: {
      '@tradelane/core': [join(root, 'packages/core/src/index.ts')],
      '@tradelane/core/*': [join(root, 'packages/core/src/*.ts')],
      '@tradelane/instance': [join(root, 'packages/instance/src/index.ts')],
      '@tradelane/workflows': [join(root, 'packages/workflows/src/index.ts')],
      '@tradelane/workflows/*': [join(root, 'packages/workflows/src/*.ts')],
    },
  });
}
