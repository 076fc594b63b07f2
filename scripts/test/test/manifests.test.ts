import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
