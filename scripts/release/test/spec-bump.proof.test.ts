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

/**
 * Runs `scripts/release/spec-bump.ts` against a registry whose last release has these surfaces, or that responds with
 * this status.
 */
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

describe('a release is compared with the registry, whatever tags exist', () => {
  const names = surfaces.map(({ name }) => name);

  test('an interrupted release may be repeated: the same descriptions under the same version', async () => {
    expect(await releaseAfter(names)).toEqual({
      code: 0,
      said: `0 surfaces changed since ${version}. Version ${version} is large enough.\n`,
    });
  });

  test('a changed wire under a published version is refused, with the smallest valid version', async () => {
    const { code, said } = await releaseAfter(names.filter((name) => name !== 'basket'));
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Version (\S+) is too small after \1\. The wire of basket changed \(minor\), so use \S+ or higher\.\n$/,
    );
  });

  test('any version may be the first release', async () => {
    expect(await releaseAfter(404)).toEqual({
      code: 0,
      said: 'The registry has no release to compare with: any version will do.\n',
    });
  });

  test("a release is refused if the registry doesn't return the last release", async () => {
    const { code, said } = await releaseAfter(503);
    expect(code).toBe(1);
    expect(said).toContain("The registry didn't return the last release");
  });
});
