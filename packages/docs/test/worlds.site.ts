import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { leadingValue } from '../src/console/leading.ts';
import { firstRequest } from '../src/console/request.ts';
import { hasLateCheck } from '../src/console/world-name.ts';
import { createWorld, type Portable } from '../src/console/world.ts';
import { site } from './browser.ts';
import { calls, references } from './reference.ts';

const worlds = join(site, 'console', 'worlds');
const portableOf = async (surface: string): Promise<Portable> =>
  (await import(join(worlds, `${surface}.js`))) as Portable;

describe.for(references.map(({ surface }) => surface.name))('the world of %s', (surface) => {
  test('a world is small enough for a phone, and so is each check', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const sizeOf = (file: string): number =>
      brotliCompressSync(readFileSync(join(worlds, file)), { params }).byteLength;
    expect(sizeOf(`${surface}.js`)).toBeLessThan(120_000);
    const checks = globSync(`${surface}/*.js`, { cwd: worlds });
    expect(checks.filter((file) => sizeOf(file) > 8_000)).toEqual([]);
  });

  test('a world accepts the first request of each of its operations, and refuses a wrong body', async () => {
    const portable = await portableOf(surface);
    portable.addFileTools((await import(join(worlds, 'file-tools.js'))) as object);
    const sandbox = portable.createSandbox({ seed: 'demo', actions: 'manual' });
    const world = createWorld(sandbox);
    const urls: Readonly<Record<string, string>> = sandbox.info().urls;
    const wrong: string[] = [];
    for (const call of calls.all.filter((one) => one.surface === surface)) {
      if (hasLateCheck(surface, call.method))
        portable.addChecks((await import(join(worlds, surface, `${call.operation}.js`))) as object);
      const leading = call.after === undefined ? undefined : await leadingValue(call.after, world);
      const request = firstRequest(call, urls[call.server] ?? '', await world.authorization(surface), leading);
      if (call.body?.kind === 'json') {
        const invalid = new Request(request.clone(), { method: call.method, body: '"none"' });
        const { status } = await sandbox.fetch(invalid);
        if (status !== 400) wrong.push(`${call.operation}: ${status} instead of 400`);
      }
      const response = await sandbox.fetch(request);
      if (!response.ok) wrong.push(`${call.operation}: ${response.status} ${(await response.text()).slice(0, 200)}`);
      if (call.method !== 'GET') await world.reset();
    }
    sandbox.close();
    expect(wrong).toEqual([]);
  });
});
