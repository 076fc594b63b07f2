import { ApiError, createVirtualClock, type VirtualClock } from '@tradelane/core';
import { afterEach, expect, test } from 'vitest';
import { operations } from '../src/generated/operations.ts';
import { ActionFailedError, createHub, type Hub, waitForAction, waitForConversationAction } from '../src/index.ts';

const clocks: VirtualClock[] = [];
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop();
});

/** A hub that responds with these statuses in turn, repeats the last one, and records the time of each request. */
function respondingHub(...statuses: readonly object[]): {
  readonly hub: Hub;
  readonly askedAtInMs: number[];
  readonly paths: string[];
} {
  const clock = createVirtualClock({ startInMs: 0, autoAdvance: true });
  clocks.push(clock);
  const askedAtInMs: number[] = [];
  const paths: string[] = [];
  const hub = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'tok' },
    clock,
    fetch: async (request) => {
      askedAtInMs.push(clock.now());
      paths.push(new URL(request.url).pathname);
      return Response.json(statuses[Math.min(askedAtInMs.length, statuses.length) - 1]);
    },
  });
  return { hub, askedAtInMs, paths };
}

test('O06, E11: an action is followed until its status is SUCCESS, once in five minutes, as recommended', async () => {
  const { hub, askedAtInMs, paths } = respondingHub(
    { status: 'PENDING' },
    { status: 'PENDING' },
    { id: 'a1', status: 'SUCCESS' },
  );
  expect(await waitForAction(hub, 'a1')).toEqual({ id: 'a1', status: 'SUCCESS' });
  expect(paths[0]).toBe('/api/v2/orders/actions/a1');
  expect(askedAtInMs).toHaveLength(3);
  expect(askedAtInMs[1]).toBeGreaterThanOrEqual(300_000);
  expect(askedAtInMs[2]).toBeGreaterThanOrEqual(600_000);
});

test('a shorter interval does not go over the documented rate', async () => {
  const { hub, askedAtInMs } = respondingHub({ status: 'PENDING' }, { status: 'SUCCESS' });
  await waitForAction(hub, 'a1', { intervalInMs: 10 });
  expect(askedAtInMs[1]).toBeGreaterThanOrEqual(60_000);
});

test.each(['FAILED', 'ERROR', 'FAILURE'])('E10, AS61: %s is a failure that carries the reasons', async (status) => {
  const errors = [{ code: 'OUT_OF_STOCK', message: 'None left.' }];
  const { hub } = respondingHub({ status, errors });
  const failure = await waitForAction(hub, 'a1').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ActionFailedError);
  expect(failure).not.toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    actionId: 'a1',
    errors,
    message: 'The action a1 failed (OUT_OF_STOCK: None left.).',
  });
});

test('E05: a status that is not known yet is waited out', async () => {
  const { hub, askedAtInMs } = respondingHub({ status: 'QUEUED' }, { status: 'SUCCESS' });
  await waitForAction(hub, 'a1');
  expect(askedAtInMs).toHaveLength(2);
});

test('the sending of a message is followed to its conversation', async () => {
  const { hub, paths } = respondingHub({ status: 'PENDING' }, { status: 'SUCCESS', conversation_id: 'c1' });
  expect((await waitForConversationAction(hub, 'a2')).conversation_id).toBe('c1');
  expect(paths[0]).toBe('/api/conversations/actions/a2');
});

test('O06: whatever starts an action ends in the same words, so that an id is enough to follow it', () => {
  for (const kind of ['action', 'conversation-action']) {
    const started = Object.values(operations).flatMap(({ longRunning }) =>
      longRunning?.kind === kind ? [longRunning] : [],
    );
    expect(started.length).toBeGreaterThan(1);
    expect(new Set(started.map((work) => JSON.stringify(work))).size).toBe(1);
    expect(started[0]).toMatchObject({ succeeded: ['SUCCESS'], failed: ['FAILED', 'FAILURE', 'ERROR'] });
  }
});

test.each([
  [[null, 7, { code: 'OUT_OF_STOCK' }], 1],
  ['no list', 0],
  [null, 0],
])('reasons of a failure that are none, as in %j, do not hide the failure', async (errors, known) => {
  const { hub } = respondingHub({ status: 'FAILED', errors });
  const error = await waitForAction(hub, 'a1').then(undefined, (thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ActionFailedError);
  expect((error as ActionFailedError).errors).toHaveLength(known);
});
