/** Intents: stored before their request, and settled by any process. */
import { describe, expect, test } from 'vitest';

import { decideIntent, keepIntent, settle, settleIntents } from '../../src/index.ts';
import { Host, type Refunds } from './shop.ts';

const five: Refunds = { refunds: [{ line: 'L1', amount: 5 }] };

describe('intents', () => {
  test('G61: an intent is stored synchronously in a synchronous store, and is sent by settleIntents', async () => {
    const host = new Host();
    expect(keepIntent(host.store, host.client().refund, ['O-1', five], { key: 'a:b%' })).toBe(true);
    expect(keepIntent(host.store, host.client().refund, ['O-1', five], { key: 'a:b%' })).toBe(false);
    expect(host.writes).toHaveLength(0);
    const reports = await settleIntents(host.client(), { checkpoint: host.store });
    expect(reports).toMatchObject([{ key: 'a:b%', operation: 'refund', result: { outcome: 'done' } }]);
    expect(await settleIntents(host.client(), { checkpoint: host.store })).toEqual([]);
    expect(host.writes).toHaveLength(1);
  });

  test('G61: an intent of a process that ended while sending is settled by another process', async () => {
    const host = new Host();
    host.fates.push('hangs');
    const options = { checkpoint: host.store, key: 'k', ownerId: 'main' };
    const ended = settle(host.client().refund, ['O-1', five], { ...options, signal: AbortSignal.abort() });
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    host.fates.length = 0;
    const control = new AbortController();
    host.fates.push('hangs');
    const client = host.client();
    const running = settle(client.refund, ['O-1', five], { ...options, signal: control.signal });
    while (host.writes.length === 0) await Promise.resolve();
    control.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError', outcome: 'unknown' });
    const reports = await settleIntents(host.client(), { checkpoint: host.store });
    expect(reports).toMatchObject([{ key: 'k', result: { outcome: 'done', found: [{ line: 'L1' }] } }]);
    expect(host.writes).toHaveLength(1);
  });

  test('G61: settleIntents does not wait for an effect that is not visible yet', async () => {
    const host = new Host();
    host.fates.push('late');
    const client = host.client();
    keepIntent(host.store, client.refund, ['O-1', five], { key: 'k' });
    const first = await settleIntents(client, { checkpoint: host.store });
    expect(first).toMatchObject([{ result: { outcome: 'undecided', why: 'not-visible' } }]);
    await host.clock.advance(60_000);
    expect(await settleIntents(client, { checkpoint: host.store })).toMatchObject([{ result: { outcome: 'done' } }]);
    expect(host.writes).toHaveLength(1);
  });

  test('settleIntents starts with the effect that was not read for the longest time, and waits up to maxWaitInMs', async () => {
    const host = new Host();
    const client = host.client();
    host.fates.push('request lost', 'request lost', 'request lost');
    for (const key of ['a', 'b', 'c'])
      await settle(client.adjust, ['O-1', { line: key }], { checkpoint: host.store, key, waitInMs: 0 });
    const readIn = async (maxWaitInMs: number): Promise<readonly string[]> => {
      await host.clock.advance(100_000_000);
      const before = host.clock.now();
      const reports = await settleIntents(client, { checkpoint: host.store, maxWaitInMs });
      const fresh = reports.filter(({ result }) => 'lookAt' in result && result.reason?.code !== 'ERR_LIMIT_WAIT');
      expect(host.clock.now() - before).toBeLessThan(maxWaitInMs + 60_000);
      return fresh.map(({ key }) => key);
    };
    expect([await readIn(0), await readIn(0), await readIn(0)].flat().toSorted()).toEqual(['a', 'b', 'c']);
    expect((await readIn(600_000)).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('G61: an intent that cannot be sent now waits, and others continue', async () => {
    const host = new Host();
    const client = host.client();
    keepIntent(host.store, client.refund, ['O-1', five], { key: 'a' });
    keepIntent(host.store, client.refund, ['O-1', { refunds: [{ line: 'L2', amount: 1 }] }], { key: 'b' });
    host.fates.push(403);
    const reports = await settleIntents(client, { checkpoint: host.store, concurrency: 1 });
    expect(reports).toMatchObject([
      { key: 'a', result: { outcome: 'waiting', reason: { status: 403 } } },
      { key: 'b', result: { outcome: 'done' } },
    ]);
    expect(await settleIntents(client, { checkpoint: host.store })).toMatchObject([
      { key: 'a', result: { outcome: 'done' } },
    ]);
  });

  test('G61: a damaged intent waits with its key, is never sent and blocks no other', async () => {
    const host = new Host();
    const client = host.client();
    const options = { checkpoint: host.store };
    host.fates.push('request lost');
    const other: Refunds = { refunds: [{ line: 'L2', amount: 1 }] };
    await settle(client.refund, ['O-1', other], { ...options, key: 'a', waitInMs: 0 });
    const [open, text] = [...(await host.store.read('effects.'))].find(([key]) => key.endsWith('.open:a')) ?? ['', ''];
    const start = open.slice(0, -1);
    const lost = JSON.stringify({ ...(JSON.parse(text) as object), sends: [] });
    const damaged = { a: lost, b: lost.replace('[]', '{}'), c: '{"op', '%zz': text, '%41': text };
    host.store.write(Object.entries(damaged).map(([key, value]) => ({ key: start + key, value })));
    keepIntent(host.store, client.refund, ['O-1', five], { key: 'whole' });
    const before = host.writes.length;
    const reports = await settleIntents(client, { ...options, concurrency: 1 });
    const keys = ['a', 'b', 'c', `${start}%zz`, `${start}%41`];
    expect(reports.toSorted((a, b) => a.operation.localeCompare(b.operation))).toMatchObject([
      ...keys.map((key) => ({ key, result: { outcome: 'waiting', reason: { code: 'ERR_CHECKPOINT_STORE' } } })),
      { key: 'whole', result: { outcome: 'done' } },
    ]);
    await expect(decideIntent(client, { ...options, key: 'c', as: 'done' })).rejects.toThrow('open:c`');
    expect(host.writes).toHaveLength(before + 1);
  });

  test('settleIntents settles at most `concurrency` intents at a time', async () => {
    const host = new Host();
    const client = host.client();
    for (const key of ['a', 'b', 'c']) keepIntent(host.store, client.report, [{ key }], { key });
    host.fates.push('hangs', 'hangs', 'hangs');
    const control = new AbortController();
    const options = { checkpoint: host.store, concurrency: 2, signal: control.signal };
    const running = settleIntents(client, options);
    while (host.writes.length < 2) await Promise.resolve();
    for (let turn = 0; turn < 1_000; turn += 1) await Promise.resolve();
    expect(host.writes).toHaveLength(2);
    control.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('settleIntents ends with its signal, and the intents stay', async () => {
    const host = new Host();
    const client = host.client();
    keepIntent(host.store, client.refund, ['O-1', five], { key: 'k' });
    const control = new AbortController();
    host.fates.push('hangs');
    const running = settleIntents(client, { checkpoint: host.store, signal: control.signal });
    while (host.writes.length === 0) await Promise.resolve();
    control.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(await settleIntents(client, { checkpoint: host.store })).toMatchObject([{ key: 'k' }]);
  });

  test('G61: an intent with a file waits for a call with the file, unless its effect is visible', async () => {
    const host = new Host();
    const client = host.client();
    const body = { note: { line: 'L9' }, file: { name: 'a.txt', data: 'a' } };
    const options = { checkpoint: host.store, key: 'k', waitInMs: 0 };
    expect(() => keepIntent(host.store, client.note, ['O-1', body], { key: 'x' })).toThrow('contain files');
    host.fates.push('request lost');
    expect(await settle(client.note, ['O-1', body], options)).toMatchObject({ outcome: 'undecided' });
    await host.clock.advance(60_000);
    expect(await settleIntents(client, { checkpoint: host.store, resendAfterInMs: 1_000 })).toMatchObject([
      { result: { outcome: 'waiting', reason: { code: 'ERR_ARGUMENT_INVALID' } } },
    ]);
    const again = { ...options, resendAfterInMs: 1_000, waitInMs: 10_000 };
    expect(await settle(client.note, ['O-1', body], again)).toMatchObject({ outcome: 'done' });
    expect(host.entries).toBe(1);
  });

  test('a person decides an undecided intent', async () => {
    const host = new Host();
    host.fates.push('response lost', 'response lost');
    const client = host.client();
    const options = { checkpoint: host.store };
    for (const key of ['a', 'b']) await settle(client.report, [{ key }], { ...options, key });
    expect(await settleIntents(client, options)).toHaveLength(2);
    // A misspelled decision must not close the key.
    await expect(decideIntent(client, { ...options, key: 'a', as: 'Done' as 'done' })).rejects.toMatchObject({
      argument: 'as',
    });
    expect(await decideIntent(client, { ...options, key: 'a', as: 'done' })).toBe(true);
    expect(await decideIntent(client, { ...options, key: 'b', as: 'not-done' })).toBe(true);
    expect(await decideIntent(client, { ...options, key: 'b', as: 'done' })).toBe(false);
    expect(await settle(client.report, [{ key: 'a' }], { ...options, key: 'a' })).toMatchObject({ outcome: 'done' });
    expect(await settle(client.report, [{ key: 'b' }], { ...options, key: 'b' })).toMatchObject({
      outcome: 'not-done',
      reason: { code: 'ERR_DECIDED' },
    });
    expect(host.writes).toHaveLength(2);
  });

  test('a decision concerns exactly its key', async () => {
    const host = new Host();
    const client = host.client();
    keepIntent(host.store, client.report, [{ a: 1 }], { key: 'ab' });
    expect(await decideIntent(client, { checkpoint: host.store, key: 'a', as: 'done' })).toBe(false);
    expect(await settleIntents(client, { checkpoint: host.store })).toMatchObject([{ key: 'ab' }]);
  });

  test('a key that was settled and kept again is not decided and not sent again', async () => {
    const host = new Host();
    const client = host.client();
    const again = () => keepIntent(host.store, client.refund, ['O-1', five], { key: 'k' });
    await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    again();
    expect(await decideIntent(client, { checkpoint: host.store, key: 'k', as: 'not-done' })).toBe(false);
    again();
    expect(await settleIntents(client, { checkpoint: host.store })).toMatchObject([{ result: { outcome: 'done' } }]);
    expect(await settleIntents(client, { checkpoint: host.store })).toEqual([]);
    expect(host.writes).toHaveLength(1);
  });
});
