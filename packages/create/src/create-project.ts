import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { projectTemplates, type ProjectKind } from './project-templates.ts';

/** What is created, and where. */
export interface ProjectOptions {
  /** Where it is to be: a folder that does not exist, or has nothing in it but a repository. */
  readonly folder: string;
  /** What the project is for: a seller, a connector or a storefront. */
  readonly kind: ProjectKind;
}

const templates = new URL('../templates/', import.meta.url);

/** Files that a package cannot carry under their own names: packing leaves them out. */
const ownNames: Readonly<Record<string, string>> = { gitignore: '.gitignore', env: '.env' };

/**
 * Writes a project: one program, its types, and `.env`, which is empty and so stands for the sandbox.
 * @returns the names of its files
 * @throws Error where the folder has something in it, or is a file; TypeError where folder or kind is missing
 */
export function createProject(options: ProjectOptions): readonly string[] {
  const { folder, kind } = ((options as unknown) ?? {}) as ProjectOptions;
  if (typeof folder !== 'string' || folder === '')
    throw new TypeError('createProject: folder must be the name of a folder.');
  if (!Object.hasOwn(projectTemplates, kind))
    throw new TypeError(`createProject: kind must be one of ${Object.keys(projectTemplates).join(', ')}.`);
  const target = resolve(folder);
  const there = statSync(target, { throwIfNoEntry: false });
  if (there !== undefined && (!there.isDirectory() || readdirSync(target).some((name) => name !== '.git')))
    throw new Error(
      `${target} is ${there.isDirectory() ? 'not empty' : 'a file'}. Name a folder that does not exist yet.`,
    );
  mkdirSync(target, { recursive: true });
  for (const part of ['common/', `${kind}/`]) {
    const from = new URL(part, templates);
    // Read, not copied: where the package stays in an archive, as with Plug'n'Play, `cpSync` does not find it.
    for (const name of readdirSync(from))
      writeFileSync(join(target, ownNames[name] ?? name), readFileSync(new URL(name, from)));
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestOf(basename(target), kind), null, 2)}\n`);
  return readdirSync(target)
    .filter((name) => name !== '.git')
    .toSorted();
}

/** Versions as this package has it, since all are released together. */
function manifestOf(name: string, kind: ProjectKind): object {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  return {
    name: packageNameOf(name),
    private: true,
    type: 'module',
    scripts: { start: 'node --env-file-if-exists=.env main.ts', typecheck: 'tsc --noEmit' },
    engines: { node: '>=22.18' },
    dependencies: {
      [projectTemplates[kind].client]: `^${version}`,
      '@tradelane/core': `^${version}`,
      '@tradelane/sandbox': `^${version}`,
    },
    devDependencies: { '@types/node': '^24.0.0', typescript: '>=5.9 <7' },
  };
}

/** A name that npm takes, like that of the folder. */
function packageNameOf(folder: string): string {
  const name = folder
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, 200);
  return name === undefined || name === 'node-modules' ? 'tradelane-project' : name;
}
