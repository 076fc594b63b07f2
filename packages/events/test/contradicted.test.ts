import { ApiError, ConnectionError } from '@tradelane/core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ActionRejected, type ContradictedNotice, createMemoryOutbox, type DeadLetterNotice } from '../src/index.ts';
import { accept, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

const reject = (): never => {
  throw new ActionRejected({ code: 'ORDER_IN_WRONG_STATE', message: 'None left.' });
};

describe('a report for an action that already has an outcome', () => {
  it('P12: a contradicted first FAILURE goes to onContradicted and to the dead letters', async () => {
    const warn = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => warn.mockRestore());
    const world = createWorld();
    const command = accept('ORD-1');
    await world.hub.updateStatus(command.actionId, { status: 'SUCCESS' });
    const contradicted: ContradictedNotice[] = [];
    const buried: DeadLetterNotice[] = [];
    const reported: unknown[] = [];
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      handlers: { ACCEPT: reject },
      hooks: {
        onContradicted: (notice) => contradicted.push(notice),
        onDeadLetter: (notice) => buried.push(notice),
        onReported: (notice) => reported.push(notice),
      },
    });
    await settle();
    // The outbox doesn't report it again.
    await world.clock.advance(600_000);
    await running.stop();
    expect(contradicted).toMatchObject([
      {
        actionId: command.actionId,
        outcome: { status: 'FAILURE', errors: [{ code: 'ORDER_IN_WRONG_STATE', message: 'None left.' }] },
      },
    ]);
    expect(reported).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    const reason =
      'The hub rejected the FAILURE report, because the action already has another outcome. Error of the handler: ORDER_IN_WRONG_STATE: None left.';
    expect(buried).toMatchObject([{ actionId: command.actionId, reason }]);
    expect(world.queue.deadLetters).toMatchObject([{ reason }]);
    expect(world.hub.requests).toHaveLength(2);
    expect(world.queue.size).toBe(0);
    expect(running.consumer.stats()).toMatchObject({ reported: 0, rejected: 1, deadLetters: 1 });
  });

  it('P12: without onDeadLetter, the process emits one warning, for the first dead letter', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const world = createWorld();
    const [command, other] = [accept('ORD-1'), accept('ORD-2')];
    for (const { actionId } of [command, other]) await world.hub.updateStatus(actionId, { status: 'SUCCESS' });
    await publishAll(world.queue.publisher, [command, other]);
    const running = world.start({ handlers: { ACCEPT: reject } });
    await settle();
    await running.stop();
    expect(world.queue.deadLetters).toHaveLength(2);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining(`The message ACCEPT of action ${command.actionId} of the queue`), 'TradelaneWarning'],
    ]);
    warn.mockRestore();
  });

  it('P12: a FAILURE that the client repeated after a lost response stays quiet', async () => {
    const contradicted: ContradictedNotice[] = [];
    const world = createWorld();
    world.hub.before = () => {
      throw new ApiError('final', { status: 400, serverCode: 'ACTION_ALREADY_FINAL', outcome: 'unknown' });
    };
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      handlers: { ACCEPT: reject },
      hooks: { onContradicted: (notice) => contradicted.push(notice) },
    });
    await settle();
    await running.stop();
    expect([contradicted, world.queue.deadLetters]).toEqual([[], []]);
    expect(running.consumer.stats()).toMatchObject({ reported: 1 });
  });

  it('P12: a SUCCESS and a repeated FAILURE stay quiet if the action is final', async () => {
    const contradicted: ContradictedNotice[] = [];
    const hooks = { onContradicted: (notice: ContradictedNotice) => contradicted.push(notice) };
    const world = createWorld();
    const [equal, repeated] = [accept('ORD-1'), accept('ORD-2')];
    await world.hub.updateStatus(equal.actionId, { status: 'SUCCESS' });
    let isFirst = true;
    world.hub.after = () => {
      if (!isFirst) return;
      isFirst = false;
      throw new ConnectionError('broke while the response came', { outcome: 'unknown' });
    };
    await publishAll(world.queue.publisher, [equal, repeated]);
    const running = world.start({
      handlers: { ACCEPT: ({ data }) => (data.channel_order_id === 'ORD-2' ? reject() : undefined) },
      hooks,
    });
    await settle();
    await world.clock.advance(5_000);
    await running.stop();
    expect(contradicted).toEqual([]);
    expect(world.queue.deadLetters).toEqual([]);
    expect(world.hub.outcomes.get(repeated.actionId)?.status).toBe('FAILURE');
  });

  it.each([
    ['stays quiet without an outbox, since an earlier process may have reported it', false],
    ['is contradicted with an outbox, since an earlier process would have kept it', true],
  ])('P12: a FAILURE of a redelivered message %s', async (_, isOutboxGiven) => {
    const contradicted: ContradictedNotice[] = [];
    const world = createWorld();
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    let handled = 0;
    const first = world.start({
      handlers: {
        ACCEPT: () => {
          handled += 1;
          return new Promise(() => undefined);
        },
      },
      shutdownTimeoutInMs: 1,
    });
    await settle();
    expect(handled).toBe(1);
    first.abort();
    await settle();
    await world.clock.advance(10_000);
    await first.ended;
    await world.hub.updateStatus(command.actionId, { status: 'SUCCESS' });
    const second = world.start({
      handlers: { ACCEPT: reject },
      hooks: { onContradicted: (notice) => contradicted.push(notice) },
      ...(isOutboxGiven && { outbox: createMemoryOutbox({ clock: world.clock }) }),
    });
    await settle();
    await world.clock.advance(600_000);
    await second.stop();
    expect(world.hub.requests).toHaveLength(2);
    expect(contradicted).toHaveLength(isOutboxGiven ? 1 : 0);
    expect(world.queue.deadLetters).toHaveLength(isOutboxGiven ? 1 : 0);
  });
});
