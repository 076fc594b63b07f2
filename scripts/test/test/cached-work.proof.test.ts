import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Manifest, root } from '../../build/packages.ts';

interface Work {
  readonly dependsOn: readonly string[];
  /** Files outside of the member's folder. */
  readonly inputs?: readonly string[];
}
interface Member {
  readonly folder: string;
  readonly manifest: Manifest & { readonly devDependencies?: Readonly<Record<string, string>> };
}

const run = promisify(execFile);
const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const linesOf = async (program: string, args: readonly string[]): Promise<readonly string[]> =>
  (await run(program, [...args], { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim().split('\n');

const { tasks } = readJson<{ readonly tasks: Readonly<Record<'build' | 'typecheck', Work>> }>('turbo.json');
/** Run by tools that only their own check installs. */
const ofOtherTools = 'scripts/prove/set-ups/files/';
/** Files that are checked in a project with installed packages. */
const installed = ['scripts/prove/packed/tsconfig.json', 'scripts/prove/packed/tsconfig.node.json'];

let sources: readonly string[];
let members: readonly Member[];
/** The files that the compiler reads for the type check of a member, relative to the root. */
const checked = new Map<Member, readonly string[]>();

beforeAll(async () => {
  const files = await linesOf('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  sources = files.filter((file) => /\.[cm]?tsx?$/.test(file) && !file.startsWith(ofOtherTools));
  members = files
    .filter((file) => /^(?:specs|scripts|(?:packages|examples)\/[^/]+)\/package\.json$/.test(file))
    .map((file) => ({ folder: dirname(file), manifest: readJson(file) }));
  for (const member of members) checked.set(member, (await Promise.all(projectsOf(member).map(filesOf))).flat());
});

const projectsOf = ({ folder, manifest }: Member): readonly string[] =>
  [...(manifest.scripts?.['typecheck'] ?? '').matchAll(/ -p (\S+)/g)].map(([, project = '']) => join(folder, project));

async function filesOf(project: string): Promise<readonly string[]> {
  const files = await linesOf('node', ['node_modules/typescript/bin/tsc', '-p', project, '--listFilesOnly']);
  return files.map((file) => relative(root, file)).filter((file) => !/^\.\.|(?:^|\/)node_modules\//.test(file));
}

/** A member and all members that it needs. A change in any of them invalidates its work. */
function needed(member: Member, known: ReadonlySet<Member> = new Set()): ReadonlySet<Member> {
  const { dependencies, devDependencies } = member.manifest;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return members
    .filter(({ manifest }) => names.includes(manifest.name))
    .reduce<ReadonlySet<Member>>((all, one) => (all.has(one) ? all : needed(one, all)), new Set([...known, member]));
}

/** Whether a change in a file invalidates a kind of work. */
function isSeen(file: string, member: Member, kind: 'build' | 'typecheck'): boolean {
  const { dependsOn, inputs = [] } = tasks[kind];
  const owners = dependsOn.includes(`^${kind}`) ? [...needed(member)] : [member];
  return (
    owners.some(({ folder }) => file.startsWith(`${folder}/`)) ||
    inputs.some((input) => matchesGlob(file, input.replace('$TURBO_ROOT$/', '')))
  );
}

/** A file with all of its imports, relative to the root. */
function reached(file: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  return ts
    .preProcessFile(readFileSync(join(root, file), 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(file), fileName))
    .reduce<ReadonlySet<string>>((all, one) => (all.has(one) ? all : reached(one, all)), new Set([...known, file]));
}

describe('work that is cached while nothing changes', () => {
  test('the types of every file are checked', async () => {
    const others = await Promise.all(installed.map(filesOf));
    const known = new Set([...checked.values(), ...others].flat());
    expect(sources.filter((file) => !known.has(file))).toEqual([]);
  });

  test('types are checked again if any file changes that the check reads, in any package', () => {
    const unseen = [...checked].flatMap(([member, files]) =>
      files.filter((file) => !isSeen(file, member, 'typecheck')).map((file) => `${member.folder}: ${file}`),
    );
    expect(unseen).toEqual([]);
  });

  test('a package is built again if a script changes that builds it', () => {
    const unseen = members.flatMap((member) =>
      [...(member.manifest.scripts?.['build'] ?? '').matchAll(/node (\S+)/g)]
        .flatMap(([, script = '']) => [...reached(join(member.folder, script))])
        .filter((file) => !isSeen(file, member, 'build')),
    );
    expect([...new Set(unseen)]).toEqual([]);
  });

  test('output from the descriptions, or from every package, is made again with them', () => {
    const namesOf = (folder: string): readonly string[] =>
      members.filter((one) => one.folder === folder).flatMap((one) => [...needed(one)].map((two) => two.manifest.name));
    expect(namesOf('packages/sandbox')).toContain('@tradelane/specs');
    const published = members.map(({ manifest }) => manifest).filter((one) => one.private !== true);
    // The site shows the types of packages that programs import. The other packages are commands.
    const shown = published.filter((one) => one.exports?.['.'] !== undefined).map(({ name }) => name);
    expect(namesOf('packages/docs')).toEqual(expect.arrayContaining(shown));
  });
});
