/** Writes that the host carries out later, and writes that may be repeated. */
import { expect, test } from 'vitest';

import { settle, settleIntents } from '../../src/index.ts';
import { Host } from './shop.ts';

const values: ['O-1', { line: string }] = ['O-1', { line: 'L1' }];

test('G61: an accepted action is pending, in every process, until its status is final', async () => {
  const host = new Host();
  const options = { checkpoint: host.store, key: 'k' };
  const pending = { outcome: 'pending', actionId: 'A-1', data: { action_id: 'A-1' }, retryAt: expect.any(Date) };
  expect(await settle(host.client().start, values, options)).toMatchObject(pending);
  expect(await settleIntents(host.client(), { checkpoint: host.store })).toMatchObject([{ key: 'k', result: pending }]);
  host.action = { status: 'OK' };
  await host.clock.advance(86_400_000);
  const done = { outcome: 'done', data: { action_id: 'A-1' } };
  expect(await settleIntents(host.client(), { checkpoint: host.store })).toMatchObject([{ key: 'k', result: done }]);
  expect(await settle(host.client().start, values, options)).toMatchObject(done);
  expect(host.writes).toHaveLength(1);
});

test('G61: an action that fails is not done, with the reasons of its status', async () => {
  const host = new Host();
  host.action = { status: 'NO', errors: [{ code: 'GONE', message: 'Sold out.' }, { code: 'LATE' }] };
  expect(await settle(host.client().start, values, { checkpoint: host.store, key: 'k' })).toEqual({
    outcome: 'not-done',
    reason: {
      code: 'ERR_ACTION_FAILED',
      message: 'The action A-1 failed (GONE: Sold out.; LATE).',
      status: undefined,
      serverCode: 'GONE',
    },
  });
});

test.each(['OK', 'NO'])('G61: the final status %s of another action decides nothing', async (status) => {
  const host = new Host();
  host.action = { id: 'A-2', status };
  const options = { checkpoint: host.store, key: 'k' };
  expect(await settle(host.client().start, values, options)).toMatchObject({ outcome: 'pending', actionId: 'A-1' });
});

test('G62: an action that the host does not know any more is decided by a read, or by a person', async () => {
  const host = new Host();
  host.action = 404;
  const options = { checkpoint: host.store, key: 'k' };
  const sends = [{ outcome: 'unknown', actionId: 'A-1' }];
  expect(await settle(host.client().start, values, options)).toMatchObject({ why: 'no-read-back', sends });
  host.add('L2', 0);
  const read = settle(host.client().accept, ['O-1', { line: 'L2' }], { ...options, key: 'l' });
  expect(await read).toMatchObject({ outcome: 'undecided', why: 'not-visible' });
});

test('G62: an accepted request without the ID of an action is read back, and then undecided with a reason', async () => {
  const host = new Host();
  host.fates.push({}, {});
  const options = { checkpoint: host.store, key: 'k', waitInMs: 0 };
  const accepted = { outcome: 'accepted', actionId: undefined };
  expect(await settle(host.client().accept, values, options)).toMatchObject({ outcome: 'pending', data: {} });
  expect(await settle(host.client().accept, values, { ...options, waitInMs: 90_000 })).toMatchObject({
    outcome: 'undecided',
    why: 'not-visible',
    sends: [accepted],
    reason: { code: 'ERR_ACTION_ID_MISSING' },
  });
  const unseen = { outcome: 'undecided', why: 'no-read-back', needsDecision: true, sends: [accepted] };
  expect(await settle(host.client().start, values, { ...options, key: 'l' })).toMatchObject(unseen);
});

test('G62: a job that runs each night lists an undecided effect for a person on its first night', async () => {
  const host = new Host();
  host.fates.push('request lost');
  const client = host.client();
  await client.orders({});
  await settle(client.cancel, values, { checkpoint: host.store, key: 'k', waitInMs: 0 });
  await host.clock.advance(86_400_000 - 60_000);
  const reports = await settleIntents(host.client(), { checkpoint: host.store });
  expect(reports).toMatchObject([{ result: { why: 'not-visible', needsDecision: true } }]);
});

test('G61: a failed read of a status changes nothing', async () => {
  const host = new Host();
  host.action = 403;
  const options = { checkpoint: host.store, key: 'k' };
  const pending = { outcome: 'pending', actionId: 'A-1', reason: { status: 403 } };
  expect(await settle(host.client().start, values, options)).toMatchObject(pending);
});

test('G61: a lost request that can do no harm twice is repeated after a minute', async () => {
  const host = new Host();
  host.fates.push('request lost', { action_id: 'A-2' });
  host.action = { status: 'OK' };
  const startInMs = host.clock.now();
  const result = await settle(host.client().accept, values, { checkpoint: host.store, key: 'k' });
  expect(result).toMatchObject({ outcome: 'done', data: { action_id: 'A-2' } });
  expect(host.clock.now() - startInMs).toBeGreaterThanOrEqual(60_000);
});

test.each([
  ['refused', { status: 'RUNS' }, [400, 400]],
  ['accepted and fails', { status: 'NO' }, [{ action_id: 'A-2' }, 400]],
] as const)('G61: a repetition that is %s proves nothing about the first request', async (_, action, answers) => {
  const host = new Host();
  host.fates.push('request lost', ...answers);
  host.action = action;
  const options = { checkpoint: host.store, key: 'k', waitInMs: 1_000_000 };
  const sends = ['unknown', 'refused', 'refused'].map((outcome) => ({ outcome }));
  expect(await settle(host.client().accept, values, options)).toMatchObject({ outcome: 'undecided', sends });
  host.add('L1', 0);
  expect(await settle(host.client().accept, values, options)).toMatchObject({ outcome: 'done' });
});

test('G61: settleIntents reads when a read is due, also after the local clock was set back', async () => {
  const host = new Host();
  host.fates.push('request lost');
  let jumpInMs = 0;
  const clock = { ...host.clock, now: () => host.clock.now() + jumpInMs };
  const client = host.client('shop', 'a-shop', clock);
  await settle(client.cancel, values, { checkpoint: host.store, key: 'k' });
  const reads = async (): Promise<number> => {
    const before = host.reads.length;
    const [report] = await settleIntents(client, { checkpoint: host.store });
    expect(report?.result).toMatchObject({ outcome: 'undecided', lookAt: { operation: 'orders' } });
    return host.reads.length - before;
  };
  expect(await reads()).toBe(0);
  await host.clock.advance(64_000);
  expect(await reads()).toBe(1);
  jumpInMs = -86_400_000;
  expect(await reads()).toBe(1);
  expect(await reads()).toBe(0);
  jumpInMs = 86_400_000;
  expect(await reads()).toBe(1);
});
