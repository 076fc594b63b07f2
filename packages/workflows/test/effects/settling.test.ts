/** How `settle` and `settleIntents` wait, stop and continue, and what they store. */
import { expect, test } from 'vitest';

import type { CheckpointStore } from '@tradelane/core';
import { keepIntent, settle, settleIntents } from '../../src/index.ts';
import { argumentsOf } from '../../src/effects/look.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { Host, type Refunds } from './shop.ts';

const five: Refunds = { refunds: [{ line: 'L1', amount: 5 }] };
const textOf = async (store: CheckpointStore): Promise<string> => [...(await store.read(''))].flat().join('\n');

test('G61: the pause between two reads doubles up to 20 hours', async () => {
  const host = new Host();
  host.fates.push('request lost');
  const startInMs = host.clock.now();
  const options = { checkpoint: host.store, key: 'k', waitInMs: 4 * 86_400_000, leaseInMs: 10 * 86_400_000 };
  const result = await settle(host.client().refund, ['O-1', five], options);
  const seconds = host.readsAtInMs.map((at) => (at - startInMs) / 1_000);
  expect(seconds.slice(0, 7)).toEqual([0, 1, 3, 7, 15, 31, 63]);
  expect(
    seconds
      .slice(1)
      .map((at, index) => at - (seconds[index] ?? 0))
      .slice(-3),
  ).toEqual([65_536, 72_000, 72_000]);
  expect(result).toMatchObject({ outcome: 'undecided', needsDecision: true });
});

test('an asynchronous hook ends before the request leaves, and its error keeps the request back', async () => {
  const host = new Host();
  const beforeSend = (): Promise<never> => Promise.reject(new Error('no'));
  const settled = settle(host.client().refund, ['O-1', five, { beforeSend }], { checkpoint: host.store, key: 'k' });
  await expect(settled).rejects.toThrow('no');
  expect(host.writes).toEqual([]);
});

test('a settled key that was kept again with other arguments returns its result for the first ones', async () => {
  const host = new Host();
  const client = host.client();
  const options = { checkpoint: host.store, key: 'k' };
  await settle(client.refund, ['O-1', five], options);
  expect(keepIntent(host.store, client.refund, ['O-2', five], { key: 'k' })).toBe(true);
  expect(await settle(client.refund, ['O-1', five], options)).toMatchObject({ data: { action_id: 'A-1' } });
  expect(host.writes).toHaveLength(1);
});

test('the content of files is not stored, and a missing file is none', async () => {
  const host = new Host();
  const client = host.client();
  const files = [{ name: 'a.txt', data: 'the content' }];
  const keep = () => keepIntent(host.store, client.attach, ['O-1', { title: 'x', files }], { key: 'a' });
  expect(keep).toThrow('contain files');
  host.fates.push('response lost');
  const settled = (...names: string[]) =>
    settle(client.attach, ['O-1', { title: 'x', files: names.map((name) => ({ name, data: 'the content' })) }], {
      checkpoint: host.store,
      key: 'b',
    });
  expect(await settled('a.txt', 'b.txt')).toMatchObject({ outcome: 'undecided' });
  expect(await textOf(host.store)).not.toContain('the content');
  await expect(settled('a.txt', 'c.txt')).rejects.toMatchObject({ code: 'ERR_KEY_REUSED' });
  const none = { note: { line: 'L1' }, file: undefined } as never;
  expect(keepIntent(host.store, client.note, ['O-1', none], { key: 'c' })).toBe(true);
});

test('an intent of an operation that the client does not have waits, and the others continue', async () => {
  const host = new Host();
  const client = host.client();
  for (const key of ['a', 'b']) keepIntent(host.store, client.report, [{ key }], { key });
  const [first] = await host.store.read('effects.');
  if (first === undefined) throw new Error('The intent is missing.');
  const [key, value] = first;
  await host.store.write([{ key, value: value.replace('"report"', '"removed"') }]);
  const reports = await settleIntents(client, { checkpoint: host.store, concurrency: 1 });
  expect(reports).toMatchObject([
    { key: 'a', operation: 'removed', result: { outcome: 'waiting', retryAt: undefined } },
    { key: 'b', result: { outcome: 'done' } },
  ]);
});

test('an intent that waits for a limit states when to try again', async () => {
  const host = new Host();
  const client = host.client();
  keepIntent(host.store, client.report, [{}], { key: 'a' });
  host.fates.push(...Array.from({ length: 10 }, () => 429));
  const [report] = await settleIntents(client, { checkpoint: host.store });
  expect(report?.result).toMatchObject({ outcome: 'waiting', reason: { status: 429 }, retryAt: expect.any(Date) });
});

test.each([
  ['list', ['L1', 'L2']],
  ['list!', ['L1', 'L2']],
  ['comma', ['L1', 'L2']],
  ['string', 'L1'],
] as const)('a parameter of the kind %s gets %j of the request', (kind, expected) => {
  const operation: OperationDescriptor = { id: 'lines', method: 'GET', path: '/lines', query: { lines: kind } };
  const input = { body: { lines: [{ id: 'L1' }, { id: 'L2' }, { id: 'L1' }] } };
  const readBack = { operation: 'lines', items: '', match: {}, arguments: { lines: 'body.lines.id' } };
  expect(argumentsOf(operation, readBack, input, 0)).toEqual({ lines: expected });
});
