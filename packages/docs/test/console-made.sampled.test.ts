import { createSandbox } from '@tradelane/sandbox';
import { sampled } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { changesBetween } from '../src/console/changes.ts';
import { leadingValue } from '../src/console/leading.ts';
import { type Made, madeBy, madeNames, withMade } from '../src/console/made.ts';
import { firstRequest } from '../src/console/request.ts';
import { createWorld } from '../src/console/world.ts';
import type { DemoCall } from '../src/demo/call.ts';
import { calls } from './reference.ts';

/** Parts that an import or an order may lack. */
const mayBeAbsent =
  /"message":"(?:The [\w ]*(?:report|file) of import|An evaluation of order|A document of the request) /;

test('after a call that makes something, each page that reads it is filled with its identifier', async () => {
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', limits: 'off' });
  const world = createWorld(sandbox);
  const urls: Readonly<Record<string, string>> = sandbox.info().urls;
  const send = async (call: DemoCall, leading: string | undefined): Promise<readonly [number, string]> => {
    const authorization = await world.authorization(call.surface);
    const response = await sandbox.fetch(firstRequest(call, urls[call.server] ?? '', authorization, leading));
    return [response.status, await response.text()];
  };
  const refused: string[] = [];
  const filled = new Set<string>();
  for (const maker of sampled(
    calls.all.filter(({ method }) => method !== 'GET'),
    8,
  )) {
    await world.reset();
    const before = sandbox.snapshot();
    const leading = maker.after === undefined ? undefined : await leadingValue(maker.after, world);
    const [status, text] = await send(maker, leading);
    const { collections } = sandbox.snapshot();
    const changes = changesBetween(before, sandbox.snapshot());
    const made = madeBy({}, maker, { changes, json: text.startsWith('{') ? JSON.parse(text) : undefined, status });
    for (const reader of calls.all.filter(({ method, surface }) => method === 'GET' && surface === maker.surface)) {
      if (madeNames(reader, made).length === 0) continue;
      filled.add(`${reader.surface} ${reader.operation}`);
      const call = withMade(reader, made, collections);
      const value = call.parameters.find(({ name }) => name === reader.after?.parameter)?.value;
      const [code, answer] = await send(call, value === undefined ? undefined : String(value));
      if (code >= 400 && !mayBeAbsent.test(answer))
        refused.push(`${maker.surface} ${maker.operation}, then ${reader.operation}: ${code} ${answer.slice(0, 200)}`);
    }
  }
  sandbox.close();
  expect(refused).toEqual([]);
  expect(filled.size).toBeGreaterThan(0);
});

test('an import or an action fills only pages of the same kind, and the last one wins', () => {
  const made = (ids: Made, operation: string, json: unknown): Made =>
    madeBy(ids, calls.of('marketplace-seller', operation), { changes: [], json, status: 201 });
  const names = (ids: Made, operation: string): string =>
    madeNames(calls.of('marketplace-seller', operation), ids).join();
  const products = made({}, 'P41', { import_id: 7101 });
  expect([names(products, 'P42'), names(products, 'OF02'), names(products, 'STO02')]).toEqual(['import_id', '', '']);
  const both = made(products, 'OF01', { import_id: 41001 });
  expect([names(both, 'P42'), names(both, 'OF02'), names(both, 'PRI03')]).toEqual(['import_id', 'import_id', '']);
  const again = made(both, 'P41', { import_id: 7102 });
  const filled = withMade(calls.of('marketplace-seller', 'P42'), again, {});
  expect(filled.parameters.find(({ name }) => name === 'import_id')?.value).toBe('7102');
});
