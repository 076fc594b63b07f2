import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { guidePrograms } from './guide-programs.ts';
import { projectTemplates, type ProjectKind } from './project-templates.ts';

/** Options of `createProject`. */
export interface ProjectOptions {
  /** The target folder. It must not exist, or be empty except for a repository. */
  readonly folder: string;
  /** The kind of project. */
  readonly kind: ProjectKind;
}

const templates = new URL('../templates/', import.meta.url);
const programs = new URL('../dist/programs/', import.meta.url);

/** Names of files that npm doesn't pack under their real name. */
const ownNames: Readonly<Record<string, string>> = { gitignore: '.gitignore', env: '.env' };

/**
 * Creates a project: a program, its types, and an empty `.env`, which means the sandbox.
 * @returns The names of its files.
 * @throws {Error} If the path isn't a folder, the folder isn't empty, or a file can't be written. A failed project leaves
 * no files.
 * @throws {TypeError} If `folder` or `kind` is invalid.
 */
export function createProject(options: ProjectOptions): readonly string[] {
  const { folder, kind } = ((options as unknown) ?? {}) as ProjectOptions;
  if (typeof folder !== 'string' || folder === '')
    throw new TypeError('createProject: `folder` must be the name of a folder.');
  if (!Object.hasOwn(projectTemplates, kind))
    throw new TypeError(
      `createProject: \`kind\` must be one of ${Object.keys(projectTemplates).join(', ')}. Received: ${String(kind)}.`,
    );
  const target = resolve(folder);
  if (/[\p{C}\\]/u.test(basename(target)))
    throw new Error("Programs can't run in a folder with this name. Pass a name of letters and digits.");
  const there = statSync(target, { throwIfNoEntry: false }) ?? lstatSync(target, { throwIfNoEntry: false });
  if (there !== undefined && (!there.isDirectory() || filesOf(target).length > 0))
    throw new Error(
      there.isDirectory()
        ? `The folder ${target} isn't empty. Pass the name of a new folder.`
        : `${target} isn't a folder. Pass the name of a new folder.`,
    );
  const firstCreated = mkdirSync(target, { recursive: true });
  try {
    writeProject(target, kind);
  } catch (error) {
    const created = firstCreated === undefined ? filesOf(target).map((name) => join(target, name)) : [firstCreated];
    for (const path of created) rmSync(path, { recursive: true });
    throw error;
  }
  return filesOf(target);
}

const filesOf = (target: string): readonly string[] =>
  readdirSync(target)
    .filter((name) => name !== '.git')
    .toSorted();

function writeProject(target: string, kind: ProjectKind): void {
  for (const part of ['common/', `${kind}/`]) {
    const from = new URL(part, templates);
    // Files are read, since `cpSync` can't copy from an archive (Plug'n'Play).
    for (const name of readdirSync(from))
      // Only the user may read the secrets in `.env`.
      writeFileSync(join(target, ownNames[name] ?? name), readFileSync(new URL(name, from)), {
        mode: name === 'env' ? 0o600 : 0o666,
      });
  }
  for (const name of guidePrograms[kind] ?? [])
    writeFileSync(join(target, name), readFileSync(new URL(name, programs)));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestOf(basename(target), kind), null, 2)}\n`);
}

/** All packages are released together, with the same version. */
function manifestOf(name: string, kind: ProjectKind): object {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  const { client, more = [], tools } = projectTemplates[kind];
  return {
    name: packageNameOf(name),
    private: true,
    type: 'module',
    scripts: { start: 'node --env-file-if-exists=.env main.ts', typecheck: 'tsc --noEmit' },
    engines: { node: '>=22.18' },
    dependencies: Object.fromEntries(
      [client, ...more, '@tradelane/core', '@tradelane/sandbox'].map((dependency) => [dependency, `^${version}`]),
    ),
    devDependencies: { '@types/node': '^24.0.0', typescript: '>=5.9 <7', ...tools },
  };
}

/** A valid package name similar to the name of the folder. */
function packageNameOf(folder: string): string {
  const name = folder
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, 200);
  return name === undefined || name === 'node-modules' ? 'tradelane-project' : name;
}
