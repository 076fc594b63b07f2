import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleSurface } from '../../build/surface.ts';
import { bundledPackages } from '../../build/bundled-packages.ts';
import { bundleDashboard, emitDashboard } from '../../generate/dashboard.ts';
import { licenseFaults, merged } from '../licenses/dependencies.ts';
import { root } from '../../build/packages.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'licenses-')));
  put(
    'node_modules/@fern/leaf/package.json',
    '{ "name": "@fern/leaf", "version": "1.2.3", "license": "GPL-3.0", "exports": "./at.js" }',
  );
  put('node_modules/@fern/leaf/LICENSE.md', 'Copyright of the leaf\n');
  put('node_modules/@fern/leaf/at.js', 'export const leaf = Symbol.for("leaf");');
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const ids = (): readonly string[] => [
  join(folder, 'src/own.ts'),
  join(folder, 'node_modules/@fern/leaf/at.js'),
  '\0runtime',
];

test('the packages of a bundle are listed with their license and its text', () => {
  expect(bundledPackages(ids())).toEqual([
    { name: '@fern/leaf', version: '1.2.3', license: 'GPL-3.0', notice: 'Copyright of the leaf' },
  ]);
});

test('a bundled package without a license text is refused', () => {
  rmSync(join(folder, 'node_modules/@fern/leaf/LICENSE.md'));
  expect(() => bundledPackages(ids())).toThrow('@fern/leaf is bundled and brings no text of its license');
});

test('a license that isn’t allowed is a fault, in an installed or a bundled package', () => {
  const of = new Set(['@tradelane/sandbox']);
  const found = [
    ...bundledPackages(ids()).map((one) => ({ ...one, of })),
    { name: 'b', version: '1.0.0', license: 'MIT', of },
  ];
  expect(licenseFaults(merged(found))).toEqual(["@fern/leaf has the license GPL-3.0, which isn't allowed"]);
});

test('the dashboard page contains the notice of each bundled package', async () => {
  const bundled = bundledPackages((await bundleDashboard(root)).moduleIds);
  expect(bundled.map(({ name }) => name)).toContain('preact');
  const page = JSON.parse(/^export default (.*);\n/.exec(await emitDashboard(root, []))?.[1] ?? '') as string;
  const [head] = page.split('<html');
  for (const { name, version, notice } of bundled) expect(head).toContain(`${name} ${version}\n\n${notice}`);
  expect(head).toContain('Copyright (c) 2015-present Jason Miller');
});

test('a client package that bundles another package isn’t built', async () => {
  for (const name of ['generated/errors', 'generated/schemas']) put(`src/${name}.ts`, 'export {};');
  put('src/index.ts', "export * from '@fern/leaf';");
  await expect(bundleSurface(folder, join(folder, 'dist'))).rejects.toThrow(
    'Code of @fern/leaf would be shipped without its license',
  );
});
