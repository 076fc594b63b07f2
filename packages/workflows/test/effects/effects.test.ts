/** Writes that take effect once: lost responses, restarts, other processes. */
import { describe, expect, test } from 'vitest';

import { ArgumentError, BadRequestError, type CheckpointStore, LeaseHeldError } from '@tradelane/core';
import { decideIntent, keepIntent, settle } from '../../src/index.ts';
import { Host, type Refunds, type Shop } from './shop.ts';

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
    expect(await settle(host.client().refund, ['O-1', five], options)).toEqual({ outcome: 'done' });
    expect(host.writes).toHaveLength(1);
  });

  test('G61: an effect that becomes visible late is found and not sent again', async () => {
    const host = new Host();
    host.fates.push('late');
    const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'done', data: undefined, found: [{ line: 'L1', amount: 5 }] });
    expect(host.writes).toHaveLength(1);
  });

  test('G61: a lost request is never sent again, although no read shows its effect', async () => {
    const host = new Host();
    host.fates.push('request lost');
    const options = { checkpoint: host.store, key: 'k' };
    const settled = () => settle(host.client().refund, ['O-1', five], options);
    const sends = [{ outcome: 'unknown', actionId: undefined }];
    expect(await settled()).toMatchObject({ outcome: 'undecided', why: 'not-visible', needsDecision: false, sends });
    await host.clock.advance(20 * 86_400_000);
    expect(await settled()).toMatchObject({ outcome: 'undecided', why: 'not-visible' });
    expect(host.writes).toHaveLength(0);
  });

  test.each([
    [3_600_000, 0],
    [-3_600_000, 0],
    [0, 86_400_000],
    [0, -86_400_000],
  ])(
    'G61: with `resendAfterInMs`, a lost request is sent again after that time of the host (skew %i, jump %i)',
    async (skewInMs, jumpInMs) => {
      const host = new Host();
      host.skewInMs = skewInMs;
      host.fates.push('request lost', 'request lost', 400);
      const options = { checkpoint: host.store, key: 'k', resendAfterInMs: 600_000, waitInMs: 0 };
      const clocks = [0, jumpInMs].map((byInMs) => ({ ...host.clock, now: () => host.clock.now() + byInMs }));
      const settled = (at: number) => settle(host.client('shop', 'a-shop', clocks[at]).refund, ['O-1', five], options);
      await settled(0);
      await host.clock.advance(590_000);
      expect(await settled(1)).toMatchObject({ outcome: 'undecided', sends: [{ outcome: 'unknown' }] });
      await host.clock.advance(20_000);
      expect(await settled(0)).toMatchObject({ sends: [{ outcome: 'unknown' }, { outcome: 'unknown' }] });
      await host.clock.advance(610_000);
      // A refused repetition proves nothing about the first two.
      const sends = ['unknown', 'unknown', 'refused'].map((outcome) => ({ outcome }));
      expect(await settled(1)).toMatchObject({ outcome: 'undecided', sends });
    },
  );

  test('G61: a wait that is too long ends as undecided, and the next call continues', async () => {
    const host = new Host();
    host.fates.push('late');
    const options = { checkpoint: host.store, key: 'k', waitInMs: 10_000 };
    const startedAtInMs = host.clock.now();
    const first = await settle(host.client().refund, ['O-1', five], options);
    expect(host.clock.now() - startedAtInMs).toBeLessThanOrEqual(10_000);
    expect(first).toMatchObject({
      outcome: 'undecided',
      why: 'not-visible',
      lookAt: { operation: 'orders', arguments: { order_ids: ['O-1'] }, entries: [] },
    });
    await host.clock.advance(30_000);
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject({ outcome: 'done' });
    expect(host.writes).toHaveLength(1);
  });

  test('G61: a read that waits for its limit does not exceed `waitInMs`', async () => {
    const host = new Host();
    host.fates.push('request lost');
    const startedAtInMs = host.clock.now();
    const result = await settle(host.client().adjust, ['O-1', { line: 'L1' }], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'not-visible', lookAt: { entries: [] } });
    expect(host.reads).toHaveLength(2);
    expect(host.clock.now() - startedAtInMs).toBeLessThan(90_000);
    const retryInMs = result.outcome === 'undecided' ? Number(result.retryAt) - startedAtInMs : 0;
    expect(Math.abs(retryInMs - 120_000)).toBeLessThan(10);
  });

  test('G61: without a free place in the limit of the read, the result states when to retry', async () => {
    const host = new Host();
    host.fates.push('response lost', 'response lost');
    const client = host.client();
    const startedAtInMs = host.clock.now();
    await settle(client.adjust, ['O-1', { line: 'L1' }], { checkpoint: host.store, key: 'one' });
    const options = { checkpoint: host.store, key: 'two', waitInMs: 10_000 };
    const result = await settle(client.adjust, ['O-1', { line: 'L2' }], options);
    expect(result).toMatchObject({
      outcome: 'undecided',
      why: 'read-failed',
      lookAt: undefined,
    });
    expect(result.outcome === 'undecided' && Number(result.retryAt) - startedAtInMs).toBeGreaterThanOrEqual(60_000);
  });

  test('an abort during a read rejects, and the intent stays', async () => {
    const host = new Host();
    host.fates.push('response lost');
    host.readInMs = 10_000;
    const control = new AbortController();
    const options = { checkpoint: host.store, key: 'k', signal: control.signal };
    const client = host.client();
    await client.orders({});
    const running = settle(client.refund, ['O-1', five], options);
    while (host.reads.length === 1) await Promise.resolve();
    control.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    const again = settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(await again).toMatchObject({ outcome: 'done', found: [{ line: 'L1' }] });
  });

  test("a signal among the method's own options cancels the call", async () => {
    const host = new Host();
    const values = ['O-1', five, { signal: AbortSignal.abort() }] as const;
    const settled = settle(host.client().refund, [...values], { checkpoint: host.store, key: 'k' });
    await expect(settled).rejects.toMatchObject({ name: 'AbortError' });
    expect(host.writes).toHaveLength(0);
  });

  test("G61: an error of the caller's hook is thrown and decides nothing, even if it is another call's error", async () => {
    const host = new Host();
    const options = { checkpoint: host.store, key: 'k' };
    const beforeSend = (): never => {
      throw new BadRequestError('no', { status: 400, outcome: 'refused', operation: 'another' });
    };
    const settled = settle(host.client().refund, ['O-1', five, { beforeSend }], options);
    await expect(settled).rejects.toMatchObject({ operation: 'another' });
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject({ outcome: 'done' });
    expect([host.writes.length, host.reads.length]).toEqual([1, 0]);
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

  test.each([401, 403, 425])('G61: a %i is thrown, and the next call sends the effect', async (status) => {
    const host = new Host();
    host.fates.push(...Array.from({ length: 4 }, () => status));
    const options = { checkpoint: host.store, key: 'k' };
    await expect(settle(host.client().refund, ['O-1', five], options)).rejects.toMatchObject({ status });
    host.fates.length = 0;
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject({ outcome: 'done' });
  });

  test.each([304, 307, 402, 408, 409, 500])(
    'G61: a %i may come after the effect, so a read decides',
    async (status) => {
      const host = new Host();
      host.fates.push({ status });
      const options = { checkpoint: host.store, key: 'k' };
      const done = { outcome: 'done', data: undefined, found: [{ line: 'L1' }] };
      expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject(done);
      expect(host.writes).toHaveLength(1);
    },
  );

  test('G62: a write that no operation shows is undecided and is never sent again', async () => {
    const host = new Host();
    host.fates.push('response lost');
    const options = { checkpoint: host.store, key: 'k' };
    const unknown = { outcome: 'undecided', why: 'no-read-back', lookAt: undefined, retryAt: undefined };
    const undecided = { ...unknown, needsDecision: true, reason: { code: 'ERR_CONNECTION' } };
    expect(await settle(host.client().report, [{ a: 1 }], options)).toMatchObject(undecided);
    expect(await settle(host.client().report, [{ a: 1 }], options)).toMatchObject(undecided);
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

  test('G62: an idempotent write with an unknown outcome is not sent again, because it may undo a later one', async () => {
    const host = new Host();
    const { rename } = host.client();
    // A response with the time of the host.
    await rename('O-2', { name: 'y' });
    host.fates.push('response lost');
    const options = { checkpoint: host.store, key: 'k' };
    const undecided = { outcome: 'undecided', why: 'no-read-back', needsDecision: true, retryAt: undefined };
    expect(await settle(rename, ['O-1', { name: 'x' }], options)).toMatchObject(undecided);
    expect(await settle(rename, ['O-1', { name: 'x' }], options)).toMatchObject(undecided);
    expect(host.writes).toHaveLength(2);
    await host.clock.advance(3_600_000);
    const resent = await settle(rename, ['O-1', { name: 'x' }], { ...options, resendAfterInMs: 600_000 });
    expect(resent).toMatchObject({ outcome: 'done' });
  });

  test('G61: an item that a successful response refuses is not done', async () => {
    const host = new Host();
    const shipped = settle(host.client().ship, [{ shipments: [{ id: 'S-1' }] }], { checkpoint: host.store, key: 'k' });
    expect(await shipped).toMatchObject({ outcome: 'done', data: { action_id: 'A-1' } });
    const two = { shipments: [{ id: 'S-1' }, { id: 'S-2' }] };
    await expect(settle(host.client().ship, [two], { checkpoint: host.store, key: 'l' })).rejects.toThrow(
      'ship has a result for each item, so `settle` accepts one item. Received: 2.',
    );
    const none = settle(host.client().ship, [{ shipments: [] }], { checkpoint: host.store, key: 'l' });
    await expect(none).rejects.toThrow('accepts one item. Received: 0.');
  });

  test.each([
    ['ship', { errors: [{ id: 'S-1', code: 'GONE', message: 'no' }] }, 'GONE'],
    ['ship', { errors: [{ id: 'S-1', errors: [] }] }, undefined],
    ['pack', { results: [{ id: 'S-1' }] }, undefined],
    ['pack', { results: [{ id: 'S-1', errors: [{ code: 'GONE' }] }] }, 'GONE'],
  ] as const)(
    'G61: %s: the entry of an item in the response %j decides whether it was refused',
    async (name, body, code) => {
      const host = new Host();
      host.fates.push(body);
      const settled = settle(host.client()[name], [{ shipments: [{ id: 'S-1' }] }], {
        checkpoint: host.store,
        key: 'k',
      });
      const refused = { outcome: 'not-done', reason: { serverCode: code } };
      expect(await settled).toMatchObject(code === undefined ? { outcome: 'done' } : refused);
    },
  );

  test('a key of another write is rejected before a request', async () => {
    const host = new Host();
    const options = { checkpoint: host.store, key: 'k' };
    await settle(host.client().refund, ['O-1', five], options);
    const other = settle(host.client().refund, ['O-2', five], options);
    await expect(other).rejects.toMatchObject({ code: 'ERR_KEY_REUSED', argument: 'key' });
    expect(await settle(host.client().refund, ['O-1', five], options)).toMatchObject({ outcome: 'done' });
    expect(host.writes).toHaveLength(1);
  });

  test('a key of another operation is rejected, even with equal arguments', async () => {
    const host = new Host();
    const options = { checkpoint: host.store, key: 'k' };
    await settle(host.client().adjust, ['O-1', { line: 'L1' }], options);
    const other = settle(host.client().cancel, ['O-1', { line: 'L1' }], options);
    await expect(other).rejects.toMatchObject({ code: 'ERR_KEY_REUSED', argument: 'key' });
  });

  test('a key identifies the names of its files', async () => {
    const host = new Host();
    const options = { checkpoint: host.store, key: 'k' };
    const bodyOf = (name: string) => ({ note: { line: 'L9' }, file: { name, data: 'a' } });
    await settle(host.client().note, ['O-1', bodyOf('a.txt')], options);
    const other = settle(host.client().note, ['O-1', bodyOf('b.txt')], options);
    await expect(other).rejects.toMatchObject({ code: 'ERR_KEY_REUSED' });
  });

  test('a key belongs to its surface and account', async () => {
    const host = new Host();
    const options = { checkpoint: host.store, key: 'k' };
    await settle(host.client('shop').refund, ['O-1', five], options);
    await settle(host.client('depot').refund, ['O-1', five], options);
    await settle(host.client('shop', 'another-shop').refund, ['O-1', five], options);
    expect(host.writes).toHaveLength(3);
  });

  test('the lease of a key is released when the call ends, also in a slow store', async () => {
    const host = new Host();
    const store: CheckpointStore = {
      read: (prefix) => host.store.read(prefix),
      write: async (changes, condition) => {
        await host.clock.wait(100);
        return host.store.write(changes, condition);
      },
    };
    const client = host.client();
    host.fates.push('response lost');
    const settled = () => settle(client.report, [{ a: 1 }], { checkpoint: store, key: 'k' });
    expect(await settled()).toMatchObject({ outcome: 'undecided' });
    expect(await decideIntent(client, { checkpoint: store, key: 'k', as: 'done' })).toBe(true);
    expect(await settled()).toMatchObject({ outcome: 'done' });
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
    await expect(settle(client.orders, [{}], options)).rejects.toThrow('accepts a method of a client that writes');
    // A store that replaces half an emoji would not find the intent, and the refund would be sent twice.
    for (const key of ['', 'thanks \ud83d', 'a\0'])
      await expect(settle(client.refund, ['O-1', five], { ...options, key })).rejects.toThrow(ArgumentError);
    const unnamed = settle(client.refund, ['O-1', five], { ...options, key: undefined as never });
    await expect(unnamed).rejects.toMatchObject({ code: 'ERR_ARGUMENT_MISSING', argument: 'key' });
    await expect(settle(client.refund, undefined as never, options)).rejects.toMatchObject({ argument: 'method' });
    const none = { key: 'k', checkpoint: undefined as unknown as CheckpointStore };
    await expect(settle(client.refund, ['O-1', five], none)).rejects.toThrow('`checkpoint` must be');
    expect(host.writes).toHaveLength(0);
  });

  test.each<[string, (client: Shop) => Shop['refund']]>([
    [
      'a function that calls it',
      (client) =>
        (...values) =>
          client.refund(...values),
    ],
    [
      'an asynchronous function',
      (client) => (async (...values: Parameters<Shop['refund']>) => client.refund(...values)) as never,
    ],
    [
      'a function with a default',
      (client) =>
        (id, body = five) =>
          client.refund(id, body),
    ],
    ['a function with bound arguments', (client) => client.refund.bind(client, 'O-1') as never],
    [
      'a proxy of such a function',
      (client) => new Proxy((...values: Parameters<Shop['refund']>) => client.refund(...values), {}),
    ],
  ])('G61: %s is rejected before a request, and nothing is stored', async (_, wrap) => {
    const host = new Host();
    const wrapped = wrap(host.client());
    const settled = settle(wrapped, ['O-1', five], { checkpoint: host.store, key: 'k' });
    await expect(settled).rejects.toMatchObject({ code: 'ERR_ARGUMENT_INVALID', argument: 'method' });
    expect(() => keepIntent(host.store, wrapped, ['O-1', five], { key: 'k' })).toThrow(ArgumentError);
    expect([host.writes, [...(await host.store.read(''))]]).toEqual([[], []]);
  });

  test.each<[string, (client: Shop) => Shop['refund']]>([
    ['a bound method', (client) => client.refund.bind(undefined)],
    ['a proxy', (client) => new Proxy(client.refund, { apply: () => expect.unreachable() })],
    ['a method of a proxy', (client) => new Proxy(client, {}).refund],
    ['a destructured method', ({ refund }) => refund],
  ])('G61: %s is settled as the method itself', async (_, methodOf) => {
    const host = new Host();
    const settled = settle(methodOf(host.client()), ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(await settled).toMatchObject({ outcome: 'done', data: { action_id: 'A-1' } });
    expect(host.writes).toEqual(['POST /orders/O-1/refund']);
  });

  test('settled keys are kept for 30 days', async () => {
    const host = new Host();
    const at = (key: string) => settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key });
    await at('old');
    await host.clock.advance(29 * 86_400_000);
    await at('young');
    expect([...(await host.store.read('effects.')).keys()].some((key) => key.endsWith('.over:old'))).toBe(true);
    await host.clock.advance(2 * 86_400_000);
    await at('third');
    const entries = [...(await host.store.read('effects.')).keys()];
    expect(entries.filter((key) => key.endsWith(':old'))).toEqual([]);
    expect(entries.filter((key) => key.endsWith(':young'))).toHaveLength(2);
  });

  test('expired keys are removed at most once a day', async () => {
    const host = new Host();
    const at = (key: string) =>
      settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key, keepForInMs: 1_000 });
    const kept = async (): Promise<boolean> =>
      [...(await host.store.read('effects.')).keys()].some((key) => key.endsWith('.over:first'));
    await at('first');
    // A damaged entry stays, and ends no other call.
    const over = [...(await host.store.read('effects.')).keys()].find((key) => key.endsWith('.over:first'));
    const damaged = `${over}-damaged`;
    host.store.write([{ key: damaged, value: '{' }]);
    await host.clock.advance(3_600_000);
    await at('second');
    expect(await kept()).toBe(true);
    await host.clock.advance(86_400_000);
    await at('third');
    expect([await kept(), (await host.store.read(damaged)).size]).toEqual([false, 1]);
  });
});
