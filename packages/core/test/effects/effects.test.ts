/** Writes that take effect once: lost responses, restarts, other processes. */
import { describe, expect, test } from 'vitest';

import {
  ArgumentError,
  AuthenticationError,
  type CheckpointStore,
  decideIntent,
  keepIntent,
  LeaseHeldError,
  ServerError,
  settle,
  settleIntents,
} from '../../src/index.ts';
import { Host, type Refunds } from './shop.ts';

const five: Refunds = { refunds: [{ line: 'L1', amount: 5 }] };

describe('settle', () => {
  test('G61: a response settles the effect, and a later call returns it without a request', async () => {
    const host = new Host();
    const options = { checkpoint: host.store, key: 'k' };
    const first = await settle(host.client().refund, ['O-1', five], options);
    expect(first).toEqual({ outcome: 'done', data: { action_id: 'A-1', errors: [] }, found: undefined });
    const later = await settle(host.client().refund, ['O-1', five], options);
    expect(later).toMatchObject({ outcome: 'done', data: { action_id: 'A-1' } });
    expect(host.writes).toHaveLength(1);
    expect(host.reads).toHaveLength(0);
  });

  test('G61: an effect is done even if its response is nested too deep to be stored', async () => {
    const host = new Host();
    host.fates.push('deep');
    const options = { checkpoint: host.store, key: 'k' };
    await settle(host.client().refund, ['O-1', five], options);
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject({ outcome: 'done' });
    expect(host.writes).toHaveLength(1);
  });

  test('G61: an effect that becomes visible late is found and not sent again', async () => {
    const host = new Host();
    host.fates.push('late');
    const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'done', data: undefined, found: [{ line: 'L1', amount: 5 }] });
    expect(host.writes).toHaveLength(1);
  });

  test('G61: a request is sent again only after its effect can no longer become visible', async () => {
    const host = new Host();
    host.fates.push('request lost');
    const startedAtInMs = host.clock.now();
    const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'done', data: { action_id: 'A-1' } });
    expect(host.clock.now() - startedAtInMs).toBeGreaterThanOrEqual(60_000);
    expect(host.entries).toBe(1);
  });

  test('G61: a wait that is too long ends as undecided, and the next call continues', async () => {
    const host = new Host();
    host.fates.push('late');
    const options = { checkpoint: host.store, key: 'k', waitInMs: 10_000 };
    const first = await settle(host.client().refund, ['O-1', five], options);
    expect(first).toMatchObject({
      outcome: 'undecided',
      why: 'not-visible-yet',
      lookAt: { operation: 'orders', arguments: { order_ids: ['O-1'] }, entries: [] },
    });
    const due = first.outcome === 'undecided' ? first.retryAt : undefined;
    await host.clock.advance((due?.getTime() ?? 0) - host.clock.now());
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject({ outcome: 'done' });
    expect(host.writes).toHaveLength(1);
  });

  test('G61: an equal effect of another key never counts as this one', async () => {
    const host = new Host();
    const client = host.client();
    await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'one' });
    host.fates.push('request lost');
    const result = await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'two' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'ambiguous', retryAt: undefined });
    expect(host.entries).toBe(1);
    host.fates.push('response lost');
    const third = await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'three' });
    expect(third).toMatchObject({ outcome: 'undecided', why: 'ambiguous' });
    host.add('L1', 5);
    expect(await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'two' })).toMatchObject({
      outcome: 'done',
    });
  });

  test('G61: an equal effect from before the request does not count', async () => {
    const host = new Host();
    host.add('L1', 5, 600_000);
    host.fates.push('request lost');
    const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'done', data: { action_id: 'A-1' } });
    expect(host.entries).toBe(2);
  });

  test.each([-3_600_000, 3_600_000])(
    'G61: a lost effect is found if the clock of the host differs by %i ms',
    async (skewInMs) => {
      const host = new Host();
      host.skewInMs = skewInMs;
      host.fates.push('response lost');
      const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
      expect(result).toMatchObject({ outcome: 'done', found: [{ line: 'L1' }] });
      expect(host.writes).toHaveLength(1);
    },
  );

  test('G61: a request with several effects is done if all of them are visible', async () => {
    const host = new Host();
    const body: Refunds = {
      refunds: [
        { line: 'L1', amount: 5 },
        { line: 'L1', amount: 5 },
        { line: 'L2', amount: 1 },
      ],
    };
    host.fates.push('response lost');
    const result = await settle(host.client().refund, ['O-1', body], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'done' });
    expect(host.entries).toBe(3);
  });

  test('G62: a request with several effects is undecided if some of them are visible', async () => {
    const host = new Host();
    host.fates.push('request lost');
    host.add('L2', 1);
    const body: Refunds = { refunds: [...five.refunds, { line: 'L2', amount: 1 }] };
    const result = await settle(host.client().refund, ['O-1', body], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'ambiguous', lookAt: { entries: [{ line: 'L2' }] } });
  });

  test('G61: a rejected effect is not done, and a later call returns that', async () => {
    const host = new Host();
    host.fates.push(400);
    const options = { checkpoint: host.store, key: 'k' };
    const refused = { outcome: 'not-done', reason: { status: 400, serverCode: 'REFUSED' } };
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject(refused);
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject(refused);
    expect(host.writes).toHaveLength(0);
  });

  test('G61: a rejected credential is thrown, and the next call sends the effect', async () => {
    const host = new Host();
    host.fates.push(401);
    const options = { checkpoint: host.store, key: 'k' };
    await expect(settle(host.client().refund, ['O-1', five], options)).rejects.toThrow(AuthenticationError);
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject({ outcome: 'done' });
  });

  test('G61: three lost requests are not done', async () => {
    const host = new Host();
    host.fates.push('request lost', 'request lost', 'request lost');
    const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'not-done', reason: { code: 'ERR_CONNECTION' } });
    const again = await settle(host.client().refund, ['O-1', five], {
      checkpoint: host.store,
      key: 'other',
      maxSends: 1,
    });
    expect(again).toMatchObject({ outcome: 'done' });
  });

  test('G62: a write that no operation shows is undecided and is never sent again', async () => {
    const host = new Host();
    host.fates.push('response lost');
    const options = { checkpoint: host.store, key: 'k' };
    const undecided = { outcome: 'undecided', why: 'no-read-back', lookAt: undefined, retryAt: undefined };
    expect(await settle(host.client().report, [{ a: 1 }], options)).toMatchObject({
      ...undecided,
      reason: { code: 'ERR_CONNECTION' },
    });
    expect(await settle(host.client().report, [{ a: 1 }], options)).toMatchObject({ ...undecided, reason: undefined });
    expect(host.writes).toHaveLength(1);
  });

  test('G62: a failed read leaves the effect undecided, and the next call reads again', async () => {
    const host = new Host();
    host.fates.push('response lost');
    host.readFates.push(403);
    const options = { checkpoint: host.store, key: 'k' };
    const first = await settle(host.client().refund, ['O-1', five], options);
    expect(first).toMatchObject({ outcome: 'undecided', why: 'read-failed', reason: { status: 403 } });
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject({ outcome: 'done' });
    expect(host.writes).toHaveLength(1);
  });

  test('G61: an idempotent write with an unknown outcome throws, and the next call sends it again', async () => {
    const host = new Host();
    host.fates.push(...Array.from({ length: 10 }, () => 500));
    const options = { checkpoint: host.store, key: 'k' };
    await expect(settle(host.client().rename, ['O-1', { name: 'x' }], options)).rejects.toThrow(ServerError);
    host.fates.length = 0;
    expect(await settle(host.client().rename, ['O-1', { name: 'x' }], options)).toMatchObject({ outcome: 'done' });
  });

  test('G61: an item that a successful response refuses is not done', async () => {
    const host = new Host();
    const shipped = settle(host.client().ship, [{ shipments: [{ id: 'S-1' }] }], { checkpoint: host.store, key: 'k' });
    expect(await shipped).toMatchObject({ outcome: 'done', data: { action_id: 'A-1' } });
    const two = { shipments: [{ id: 'S-1' }, { id: 'S-2' }] };
    await expect(settle(host.client().ship, [two], { checkpoint: host.store, key: 'l' })).rejects.toThrow(
      'ship has a result for each item, so `settle` accepts one item. Received: 2.',
    );
  });

  test('a key of another write is rejected before a request', async () => {
    const host = new Host();
    const options = { checkpoint: host.store, key: 'k' };
    await settle(host.client().refund, ['O-1', five], options);
    const other = settle(host.client().refund, ['O-2', five], options);
    await expect(other).rejects.toMatchObject({ code: 'ERR_KEY_REUSED', argument: 'key' });
    expect(host.writes).toHaveLength(1);
  });

  test('a key that another process settles is rejected before a request', async () => {
    const host = new Host();
    host.fates.push('hangs');
    const options = { checkpoint: host.store, key: 'k' };
    const hanging = settle(host.client().refund, ['O-1', five], options);
    while (host.writes.length === 0) await Promise.resolve();
    const second = settle(host.client().refund, ['O-1', five], options);
    await expect(second).rejects.toThrow(LeaseHeldError);
    await host.clock.advance(120_000);
    expect(await hanging).toMatchObject({ outcome: 'done' });
    expect(host.writes).toHaveLength(1);
  });

  test('a method that reads, a function and invalid options are rejected', async () => {
    const host = new Host();
    const client = host.client();
    const options = { checkpoint: host.store, key: 'k' };
    await expect(settle(client.orders, [{}], options)).rejects.toThrow('orders changes nothing.');
    const plain = (async () => 1) as never;
    await expect(settle(plain, [] as never, options)).rejects.toThrow('accepts methods of a client that write');
    await expect(settle(client.refund, ['O-1', five], { ...options, key: '' })).rejects.toThrow(ArgumentError);
    await expect(settle(client.refund, ['O-1', five], { ...options, maxSends: 0 })).rejects.toThrow('`maxSends`');
    const none = { key: 'k', checkpoint: undefined as unknown as CheckpointStore };
    await expect(settle(client.refund, ['O-1', five], none)).rejects.toThrow('`checkpoint` must be');
    expect(host.writes).toHaveLength(0);
  });

  test('settled keys are kept for 30 days', async () => {
    const host = new Host();
    const at = (key: string) => settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key });
    await at('old');
    await host.clock.advance(29 * 86_400_000);
    await at('young');
    await host.clock.advance(2 * 86_400_000);
    await at('third');
    const entries = [...(await host.store.read('effects.')).keys()];
    expect(entries.filter((key) => key.endsWith(':old'))).toEqual([]);
    expect(entries.filter((key) => key.endsWith(':young'))).toHaveLength(2);
  });
});

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
    expect(first).toMatchObject([{ result: { outcome: 'undecided', why: 'not-visible-yet' } }]);
    await host.clock.advance(60_000);
    expect(await settleIntents(client, { checkpoint: host.store })).toMatchObject([{ result: { outcome: 'done' } }]);
    expect(host.writes).toHaveLength(1);
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

  test('G61: an intent with a file waits for a call with the file, unless its effect is visible', async () => {
    const host = new Host();
    const client = host.client();
    const body = { note: { line: 'L9' }, file: { name: 'a.txt', data: 'a' } };
    const options = { checkpoint: host.store, key: 'k', waitInMs: 0 };
    expect(() => keepIntent(host.store, client.note, ['O-1', body], { key: 'x' })).toThrow('contain files');
    host.fates.push('request lost');
    expect(await settle(client.note, ['O-1', body], options)).toMatchObject({ outcome: 'undecided' });
    await host.clock.advance(60_000);
    expect(await settleIntents(client, { checkpoint: host.store })).toMatchObject([
      { result: { outcome: 'waiting', reason: { code: 'ERR_ARGUMENT_INVALID' } } },
    ]);
    host.fates.push('response lost');
    expect(await settle(client.note, ['O-1', body], options)).toMatchObject({ outcome: 'done' });
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

  test('a key that was settled and kept again is not sent again', async () => {
    const host = new Host();
    const client = host.client();
    await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    keepIntent(host.store, client.refund, ['O-1', five], { key: 'k' });
    expect(await settleIntents(client, { checkpoint: host.store })).toMatchObject([{ result: { outcome: 'done' } }]);
    expect(await settleIntents(client, { checkpoint: host.store })).toEqual([]);
    expect(host.writes).toHaveLength(1);
  });

  test('an object that is not a client is rejected', async () => {
    const host = new Host();
    const copy = { ...host.client() };
    await expect(settleIntents(copy, { checkpoint: host.store })).rejects.toMatchObject({
      code: 'ERR_CLIENT_INVALID',
    });
  });
});
