import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleSurfaces, type Bundle } from '@tradelane/spec-model/bundle';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { root, type Manifest } from '../../build/packages.ts';

const { version } = JSON.parse(readFileSync(join(root, 'specs/package.json'), 'utf8')) as Manifest;
const work = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
let bundles: readonly Bundle[];
beforeAll(async () => {
  bundles = await bundleSurfaces(root, surfaces);
});

/** What `scripts/release/spec-bump.ts` makes of a registry that has these surfaces of now as its last release, or responds with that status. */
async function releaseAfter(last: readonly string[] | number): Promise<{ code: number | null; said: string }> {
  const folder = mkdtempSync(join(work, 'case-'));
  if (typeof last !== 'number') {
    mkdirSync(join(folder, 'package/dist'), { recursive: true });
    writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name: '@tradelane/specs', version }));
    for (const { surface, document } of bundles.filter(({ surface: { name } }) => last.includes(name)))
      writeFileSync(join(folder, `package/dist/${surface.name}.openapi.json`), JSON.stringify(document));
    execFileSync('tar', ['-czf', 'specs.tgz', 'package'], { cwd: folder });
  }
  const server = createServer(({ url }, response) => {
    if (typeof last === 'number') response.writeHead(last).end('{}');
    else if (url?.endsWith('.tgz') === true) response.end(readFileSync(join(folder, 'specs.tgz')));
    else {
      const tarball = `http://127.0.0.1:${(server.address() as AddressInfo).port}/specs.tgz`;
      const versions = { [version]: { name: '@tradelane/specs', version, dist: { tarball } } };
      response.end(JSON.stringify({ name: '@tradelane/specs', 'dist-tags': { latest: version }, versions }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const child = spawn(process.execPath, ['scripts/release/spec-bump.ts'], {
    cwd: root,
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  const code = await exit;
  server.closeAllConnections();
  server.close();
  return { code, said };
}

describe('a release is compared with what the registry has, whatever tags there are', () => {
  const names = surfaces.map(({ name }) => name);

  test('one that broke off is run again: the same descriptions under the same version', async () => {
    expect(await releaseAfter(names)).toEqual({
      code: 0,
      said: `0 surfaces changed since ${version}; ${version} says as much.\n`,
    });
  });

  test('another wire under a version that is out is refused, and the version that would do is named', async () => {
    const { code, said } = await releaseAfter(names.filter((name) => name !== 'basket'));
    expect(code).toBe(1);
    expect(said).toMatch(
      /^From (\S+) to \1 is too little, for the wire of basket changed \(minor\): \S+ or above\.\n$/,
    );
  });

  test('before the first one any version will do', async () => {
    expect(await releaseAfter(404)).toEqual({
      code: 0,
      said: 'The registry has no release to compare with: any version will do.\n',
    });
  });

  test('where the registry does not say what was last, nothing is released', async () => {
    const { code, said } = await releaseAfter(503);
    expect(code).toBe(1);
    expect(said).toContain('The registry does not say what was released last');
  });
});
