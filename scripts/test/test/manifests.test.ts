import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '../../..');
const manifests = globSync(['packages/*/package.json', 'specs/package.json'], { cwd: root })
  .map((path) => JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as Manifest)
  .filter((manifest) => manifest.private !== true);

describe('public packages', () => {
  test('exist', () => {
    expect(manifests.length).toBeGreaterThan(15);
  });

  test('depend on other packages by exact version', () => {
    const named = manifests.flatMap(({ name, dependencies = {} }) =>
      Object.entries(dependencies).map(([dependency, version]) => `${name}: ${dependency} ${version}`),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((one) => !/ (?:\d+\.\d+\.\d+|workspace:\*)$/.test(one))).toEqual([]);
  });

  test('have no install script', () => {
    const installing = new Set(['preinstall', 'install', 'postinstall', 'prepare']);
    for (const { name, scripts = {} } of manifests)
      expect(
        Object.keys(scripts).filter((script) => installing.has(script)),
        name,
      ).toEqual([]);
  });

  test('the core has no runtime dependency', () => {
    const core = manifests.find(({ name }) => name === '@tradelane/core');
    expect(Object.keys(core?.dependencies ?? {})).toEqual([]);
  });
});

test('docs and messages name the Node versions of the manifests', () => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const engine = (text: string): string =>
    / node: '>=([\d.]+)'|"node": ">=([\d.]+)"/.exec(text)?.slice(1).join('') ?? '';
  const supported = new Set(
    ['package.json', 'packages/core/package.json', 'packages/create/src/create-project.ts'].map((file) =>
      engine(read(file)),
    ),
  );
  expect([...supported].filter((version) => version !== '')).toHaveLength(3);
  const files = globSync(['*.md', 'docs/*.md', 'packages/*/README.md', 'packages/docs/guides/*.md'], { cwd: root });
  const sources = globSync(['packages/{cli,create,sandbox}/src/**/*.ts', 'scripts/prove/**/*.ts'], { cwd: root });
  const named = [...files, ...sources].flatMap((file) =>
    [...read(file).matchAll(/Node(?:\.js)? (2\d(?:\.\d+)?)(?= is the oldest|,? (?:or|and) (?:later|newer))/g)].map(
      ([, version = '']) => `${file}: ${version}`,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  // Jest needs a newer version than the packages.
  const others = named.filter((one) => !/set-ups?\b.*: 24\.9$/.test(one) && !supported.has(one.split(': ')[1] ?? ''));
  expect(others).toEqual([]);
});

test('each `pnpm` command in the docs is a root script, a command of pnpm or an installed program', () => {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const ofPnpm = ['add', 'audit', 'create', 'dlx', 'exec', 'i', 'install', 'pack', 'publish', 'run'];
  const installed = globSync('node_modules/.bin/*', { cwd: root }).map((path) => basename(path));
  const known = new Set([...Object.keys(scripts), ...ofPnpm, ...installed]);
  const pages = ['*.md', 'docs/*.md', 'packages/*/*.md', 'packages/docs/guides/*.md', 'examples/*/*.md', 'specs/*.md'];
  const named = globSync(pages, { cwd: root, exclude: (path) => path.includes('node_modules') }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/(?:`|^)(?:npx -y )?pnpm(?:@12)? ([a-z][\w:-]*)/gm)].map(
      ([, command = '']) => ({ path, command }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ command }) => !known.has(command))).toEqual([]);
});
