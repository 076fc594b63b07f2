import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { createSandbox } from '@tradelane/sandbox/portable';
import { describe, expect, test } from 'vitest';
import { leadingValue } from '../src/console/leading.ts';
import { firstRequest } from '../src/console/request.ts';
import { createWorld } from '../src/console/world.ts';
import { site } from './browser.ts';
import { calls, references } from './reference.ts';

const fileOf = (surface: string): string => join(site, 'console', 'worlds', `${surface}.js`);

/** Maximum sizes in transfer. The domains of a marketplace alone take more than the others. */
const mostOf = (surface: string): number => (surface.startsWith('marketplace-') ? 160_000 : 120_000);

describe.for(references.map(({ surface }) => surface.name))('the world of %s', (surface) => {
  test('a world is small enough for a phone', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    expect(brotliCompressSync(readFileSync(fileOf(surface)), { params }).byteLength).toBeLessThan(mostOf(surface));
  });

  test('a world accepts the first request of each of its operations', async () => {
    const portable = (await import(fileOf(surface))) as { readonly createSandbox: typeof createSandbox };
    const sandbox = portable.createSandbox({ seed: 'demo', actions: 'manual' });
    const world = createWorld(sandbox);
    const urls: Readonly<Record<string, string>> = sandbox.info().urls;
    const refused: string[] = [];
    for (const call of calls.all.filter((one) => one.surface === surface)) {
      const leading = call.after === undefined ? undefined : await leadingValue(call.after, world);
      const request = firstRequest(call, urls[call.server] ?? '', await world.authorization(surface), leading);
      const response = await sandbox.fetch(request);
      if (!response.ok) refused.push(`${call.operation}: ${response.status} ${(await response.text()).slice(0, 200)}`);
      if (call.method !== 'GET') await world.reset();
    }
    sandbox.close();
    expect(refused).toEqual([]);
  });
});
