import { createSandbox } from '@tradelane/sandbox';
import { sampled } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { faultsOf } from '../../sandbox/test/documented.ts';
import { changesBetween, changesText } from '../src/console/changes.ts';
import { leadingValue } from '../src/console/leading.ts';
import { firstRequest } from '../src/console/request.ts';
import { createWorld } from '../src/console/world.ts';
import { calls } from './reference.ts';

/** A response that accepts some entries and rejects others, and here accepted none. */
const tookNothing = /"\w+_success":\[\],"\w+_errors":\[\{|"errors_count":[1-9]/;

test('every operation accepts the first request of its console and responds as documented', async () => {
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual' });
  const world = createWorld(sandbox);
  const urls: Readonly<Record<string, string>> = sandbox.info().urls;
  const unclear: string[] = [];
  expect(calls.all.length).toBeGreaterThan(290);
  for (const call of sampled(calls.all, 40)) {
    const leading = call.after === undefined ? undefined : await leadingValue(call.after, world);
    const authorization = await world.authorization(call.surface);
    const request = firstRequest(call, urls[call.server] ?? '', authorization, leading);
    const { method, url } = request;
    const response = await sandbox.fetch(request);
    const body = await response.text();
    if (body !== '' && (call.returns === 'json' || call.returns === 'text')) {
      const fields = faultsOf(method, url, { status: response.status, body: JSON.parse(body) });
      unclear.push(...(fields ?? [`${call.surface} ${call.operation}: ${response.status} isn't described as JSON`]));
    }
    if (call.method !== 'GET') await world.reset();
    if (!response.ok || tookNothing.test(body))
      unclear.push(`${call.surface} ${call.operation}: ${response.status} ${body.slice(0, 200)}`);
  }
  sandbox.close();
  expect(unclear).toEqual([]);
});

test('changes between two snapshots name the document and the changed field', () => {
  const before = {
    version: 1,
    collections: { orders: { a: { status: 'NEW', lines: [1] }, b: {} }, counters: { x: 1 } },
  } as const;
  const after = {
    version: 1,
    collections: { orders: { a: { status: 'SHIPPED', lines: [1] }, c: { id: 'c' } }, counters: { x: 2 } },
  } as const;
  expect(changesText(changesBetween(before, after))).toBe(
    'orders a changed\n  status: "NEW" → "SHIPPED"\n\norders b removed\n  {}\n\norders c added\n  {\n    "id": "c"\n  }',
  );
  expect(changesText(changesBetween(before, before))).toBe('Nothing changed.');
});
