import { ApiError, ConnectionError, NotFoundError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { type ActionReports, createMemoryDedupeStore, type RetryNotice } from '../src/index.ts';
import { accept, feature, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

describe('what does not work at first', () => {
  it('O07: a report that hangs is canceled after five minutes and repeated', async () => {
    const world = createWorld();
    const command = accept('ORD-1');
    const signals: (AbortSignal | undefined)[] = [];
    await publishAll(world.queue.publisher, [command]);
    const actions: ActionReports = {
      updateStatus: (actionId, outcome, options) => {
        signals.push(options?.signal);
        return signals.length === 1 ? new Promise(() => undefined) : world.hub.updateStatus(actionId, outcome);
      },
    };
    const running = world.start({ handlers: { ACCEPT: () => undefined }, actions });
    await settle();
    await world.clock.advance(299_999);
    await settle();
    expect(signals[0]?.aborted).toBe(false);
    await world.clock.advance(1);
    await settle();
    expect(signals[0]?.aborted).toBe(true);
    await world.clock.advance(1_000);
    await settle();
    expect(world.hub.outcomes.get(command.actionId)).toEqual({ status: 'SUCCESS' });
    await running.stop();
  });

  it('a handler that throws is tried again, later each time, and the action is reported once it works', async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    const tries: { readonly at: number; readonly redelivery: boolean }[] = [];
    const waits: number[] = [];
    const from = world.clock.now();
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      handlers: {
        ACCEPT: (_, { redelivery }) => {
          tries.push({ at: world.clock.now() - from, redelivery });
          if (tries.length < 4) throw new Error('no line to the channel');
        },
      },
      hooks: { onRetry: ({ waitInMs }) => waits.push(waitInMs) },
    });
    await settle();
    await world.clock.advance(60_000);
    expect(tries).toEqual([
      { at: 0, redelivery: false },
      { at: 1_000, redelivery: true },
      { at: 3_000, redelivery: true },
      { at: 7_000, redelivery: true },
    ]);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(world.hub.outcomes.size).toBe(1);
    await running.stop();
  });

  it('G41: a command that never works is dead-lettered with its reason, and no FAILURE is reported', async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    let calls = 0;
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      handlers: {
        ACCEPT: () => {
          calls += 1;
          return Promise.reject(new TypeError('cannot read properties of undefined'));
        },
      },
      retry: { attempts: 3 },
    });
    await settle();
    await world.clock.advance(60_000);
    await running.stop();
    expect(calls).toBe(3);
    expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual([
      'The handler threw: cannot read properties of undefined',
    ]);
    expect(world.hub.requests).toEqual([]);
    expect(world.queue.size).toBe(0);
  });

  it('a notification whose handler threw is redelivered until the maximum of deliveries', async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    let calls = 0;
    await publishAll(world.queue.publisher, [feature('store_1')]);
    const running = world.start({
      handlers: {
        STORE_MANAGEMENT_FEATURE: () => {
          calls += 1;
          throw new Error('disk full');
        },
      },
      retry: { attempts: 2, maxDeliveries: 3, maxInMs: 10_000 },
    });
    await settle();
    await world.clock.advance(5_000);
    expect(calls).toBe(2);
    expect(world.queue.size).toBe(1);
    expect(world.queue.deadLetters).toEqual([]);
    await world.clock.advance(60_000);
    await running.stop();
    expect(calls).toBe(6);
    expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual(['The handler threw: disk full']);
  });

  it('while one message waits for its next try, others are handled', async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    const [bad, good] = [accept('ORD-1'), accept('ORD-2')];
    await publishAll(world.queue.publisher, [bad, good]);
    const running = world.start({
      concurrency: 1,
      handlers: {
        ACCEPT: ({ data }) => {
          if (data.channel_order_id === 'ORD-1') throw new Error('not now');
        },
      },
    });
    await settle();
    expect([...world.hub.outcomes.keys()]).toEqual([good.actionId]);
    await running.stop();
  });

  it('a report is retried until the hub is available, without another call of the handler', async () => {
    const world = createWorld({ leaseInMs: 60_000 });
    const retries: RetryNotice[] = [];
    let calls = 0;
    let isAway = true;
    world.hub.before = () => {
      if (isAway) throw new ConnectionError('no connection', { outcome: 'not-sent' });
    };
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      handlers: { ACCEPT: () => void (calls += 1) },
      retry: { attempts: 2 },
      hooks: { onRetry: (notice) => retries.push(notice) },
    });
    await settle();
    await world.clock.advance(3_600_000);
    expect(retries.length).toBeGreaterThan(50);
    expect(retries.every(({ step }) => step === 'report')).toBe(true);
    isAway = false;
    await world.clock.advance(60_000);
    await running.stop();
    expect(world.hub.outcomes.size).toBe(1);
    expect(calls).toBe(1);
    expect(world.queue.deadLetters).toEqual([]);
  });

  it('P12: "already final" after a report whose response was lost is good news', async () => {
    const world = createWorld();
    const reports: boolean[] = [];
    let isFirst = true;
    world.hub.after = () => {
      if (!isFirst) return;
      isFirst = false;
      throw new ConnectionError('broke while the response came', { outcome: 'unknown' });
    };
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      handlers: { ACCEPT: () => undefined },
      hooks: { onReported: ({ wasFinal }) => reports.push(wasFinal) },
    });
    await settle();
    await world.clock.advance(5_000);
    await running.stop();
    expect(reports).toEqual([true]);
    expect(world.hub.outcomes.size).toBe(1);
    expect(world.queue.size).toBe(0);
  });

  it('a message with a refused report is dead-lettered, and the outcome stays in the outbox', async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    world.hub.before = () => {
      throw new NotFoundError('no such action', { status: 404, outcome: 'refused' });
    };
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({ handlers: { ACCEPT: () => undefined }, retry: { attempts: 2 } });
    await settle();
    await world.clock.advance(60_000);
    await running.stop();
    expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual([
      'The hub rejected the report: no such action',
    ]);
  });

  it('attempts of a handler do not count as attempts of its report', async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    let calls = 0;
    let reports = 0;
    world.hub.before = () => {
      reports += 1;
      if (reports < 3) throw new NotFoundError('not yet', { status: 404, outcome: 'refused' });
    };
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({
      handlers: {
        ACCEPT: () => {
          calls += 1;
          if (calls < 3) throw new Error('away');
        },
      },
      retry: { attempts: 3 },
    });
    await settle();
    for (let minute = 0; minute < 4; minute += 1) {
      await world.clock.advance(60_000);
      await settle();
    }
    await running.stop();
    expect([calls, reports, world.hub.outcomes.size]).toEqual([3, 3, 1]);
    expect(world.queue.deadLetters).toEqual([]);
  });

  it.each([401, 403, 429, 500, 503])(
    "a report that fails with %i isn't refused: it is retried until the hub has it",
    async (status) => {
      const world = createWorld({ leaseInMs: 600_000 });
      let failures = 5;
      world.hub.before = () => {
        failures -= 1;
        if (failures >= 0) throw new ApiError('not now', { status, outcome: 'refused' });
      };
      await publishAll(world.queue.publisher, [accept('ORD-1')]);
      const running = world.start({ retry: { attempts: 1 }, handlers: { ACCEPT: () => undefined } });
      await settle();
      await world.clock.advance(300_000);
      await running.stop();
      expect(world.queue.deadLetters).toEqual([]);
      expect(world.hub.outcomes.size).toBe(1);
    },
  );

  const forgotten = (): never => {
    throw new NotFoundError('no such action', { status: 404, outcome: 'refused' });
  };

  it.each([
    ['may have arrived', new ConnectionError('broke', { outcome: 'unknown' }), [true], []],
    ['failed with an unknown error, so it may have arrived', new Error('socket hang up'), [true], []],
    [
      'was never sent',
      new ConnectionError('refused', { outcome: 'not-sent' }),
      [],
      ['The hub rejected the report: no such action'],
    ],
  ])(
    'an unknown action after a report that %s counts as reported only if a report may have arrived',
    async (_, error, reports, deadLetters) => {
      const world = createWorld({ leaseInMs: 600_000 });
      const told: boolean[] = [];
      const failures: (() => never)[] = [
        () => {
          throw error;
        },
      ];
      world.hub.before = () => (failures.shift() ?? forgotten)();
      await publishAll(world.queue.publisher, [accept('ORD-1')]);
      const running = world.start({
        retry: { attempts: 1 },
        handlers: { ACCEPT: () => undefined },
        hooks: { onReported: ({ wasFinal }) => told.push(wasFinal) },
      });
      await settle();
      await world.clock.advance(60_000);
      await running.stop();
      expect(told).toEqual(reports);
      expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual(deadLetters);
      expect(world.queue.size).toBe(0);
    },
  );

  it('a store that is away is waited for, and nothing is done twice meanwhile', async () => {
    const world = createWorld({ leaseInMs: 600_000 });
    const memory = createMemoryDedupeStore({ clock: world.clock });
    let failures = 0;
    let calls = 0;
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      dedupe: {
        has: (keys) => memory.has(keys),
        add: (keys) => {
          failures += 1;
          if (failures < 8) throw new Error('store is away');
          return memory.add(keys);
        },
      },
      handlers: { ACCEPT: () => void (calls += 1) },
    });
    await settle();
    await world.clock.advance(600_000);
    await running.stop();
    expect(calls).toBe(1);
    expect(world.hub.requests).toEqual([command.actionId]);
    expect(world.queue.size).toBe(0);
  });
});
