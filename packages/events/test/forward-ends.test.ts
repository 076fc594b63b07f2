/** Waits, leases and the end of a forwarding run, with deliveries made by hand. */
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { forward } from '../src/forward.ts';
import type { OutgoingMessage, Subscription } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept } from './support/messages.ts';
import { gate, settle } from './support/world.ts';

async function run(publish: (message: OutgoingMessage) => Promise<void>, subscription?: Partial<Subscription>) {
  const clock = createVirtualClock();
  const queue = createHandQueue(subscription);
  const told: string[] = [];
  const ending = new AbortController();
  let isOver = false;
  const ended = forward({
    from: queue.source,
    to: { name: 'target', publish, close: () => Promise.resolve() },
    signal: ending.signal,
    onFailing: (error) => told.push((error as Error).message),
    onRecovered: () => told.push('recovered'),
    clock,
    random: () => 1,
  }).finally(() => (isOver = true));
  await settle();
  return {
    ...queue,
    clock,
    told,
    ended,
    abort: () => ending.abort(),
    isOver: async () => {
      await settle();
      return isOver;
    },
  };
}

const never = (): Promise<never> => new Promise(() => undefined);
const arrives = (): Promise<void> => Promise.resolve();

describe('forward', () => {
  it('takes 64 messages at a time, and waits from 200 ms up to ten seconds between attempts', async () => {
    const times: number[] = [];
    const away = () => {
      times.push(clock.now());
      return Promise.reject(new Error('away'));
    };
    const { clock, intake, deliver, abort, ended } = await run(away);
    expect(intake.capacity).toBe(64);
    await deliver(accept('ORD-1').body);
    await clock.advance(42_600);
    expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([
      200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000, 10_000,
    ]);
    abort();
    await ended;
  });

  it('sends messages without an order at the same time', async () => {
    const sent: string[] = [];
    const { deliver, clock, abort, ended } = await run(({ id }) => (sent.push(id), never()));
    for (const id of ['E1', 'E2']) await deliver(JSON.stringify({ id, type: 'NEW', data: {} }));
    expect(sent).toEqual(['E1', 'E2']);
    abort();
    await settle();
    await clock.advance(5_000);
    await ended;
  });

  it('dead-letters a message without an ID with one short line', async () => {
    const { deliver, ends, abort, ended } = await run(arrives);
    await deliver(JSON.stringify({ type: `one\ntwo ${'x'.repeat(2_000)}`, data: {} }));
    expect(ends).toEqual([expect.stringMatching(/^dead undefined The one two x{900,990}$/)]);
    abort();
    await ended;
  });

  it('reports a lost connection and a failed renewal of a lease once, until a message arrives', async () => {
    const { intake, deliver, clock, told, abort, ended } = await run(arrives, { leaseInMs: 3_000 });
    for (const _ of [1, 2]) intake.onError(new Error('the connection broke'));
    await deliver(accept('ORD-1').body);
    expect(told).toEqual(['the connection broke', 'recovered']);
    abort();
    await ended;
    const slow = await run(never, { leaseInMs: 3_000 });
    await slow.deliver(accept('ORD-1').body, { heartbeat: () => Promise.reject(new Error('no renewal')) });
    await slow.clock.advance(1_000);
    expect(slow.told).toEqual(['no renewal']);
    slow.abort();
    await settle();
    await slow.clock.advance(5_000);
    await slow.ended;
    expect([clock.pending, slow.clock.pending]).toEqual([0, 0]);
  });

  it('renews the leases of messages on their way for five seconds after an abort, and then ends', async () => {
    let renewals = 0;
    const { deliver, clock, abort, ended, isOver } = await run(never, { leaseInMs: 3_000 });
    await deliver(accept('ORD-1').body, { heartbeat: () => void (renewals += 1) });
    abort();
    await settle();
    await clock.advance(1_000);
    expect(renewals).toBe(1);
    await clock.advance(499);
    expect(await isOver()).toBe(false);
    await clock.advance(3_501);
    await ended;
  });

  it('waits five seconds for a message on its way on a queue without leases', async () => {
    const { deliver, clock, abort, isOver, ended, told } = await run(never);
    await deliver(accept('ORD-1').body);
    abort();
    await settle();
    await clock.advance(4_999);
    expect(await isOver()).toBe(false);
    await clock.advance(1);
    await ended;
    // A timer would keep the process running.
    expect([clock.pending, told]).toEqual([0, []]);
  });

  it("ends although the queue can't be stopped or closed, and reports that", async () => {
    const fails = (text: string) => () => Promise.reject(new Error(text));
    const failing = await run(arrives, { stop: fails('no stop'), close: fails('no close') });
    failing.abort();
    await failing.ended;
    expect(failing.told).toEqual(['no stop']);
    const hanging = await run(arrives, { stop: never, close: never });
    hanging.abort();
    await settle();
    await hanging.clock.advance(5_000);
    expect(await hanging.isOver()).toBe(false);
    await hanging.clock.advance(5_000);
    await hanging.ended;
    const alone = await run(arrives, { close: fails('no close') });
    alone.abort();
    await alone.ended;
    expect(alone.told).toEqual(['no close']);
  });

  it('ends after five seconds if it was aborted before and the queue never opens', async () => {
    const clock = createVirtualClock();
    const to = { name: 'target', publish: arrives, close: arrives };
    const ended = forward({ from: { name: 'away', open: never }, to, signal: AbortSignal.abort(), clock });
    await settle();
    await clock.advance(5_000);
    await expect(ended).resolves.toBeUndefined();
  });

  it("doesn't fail if the connection ends after the abort", async () => {
    let close = (): void => undefined;
    const { abort, ended } = await run(arrives, {
      ended: new Promise((resolve) => (close = () => resolve(new Error('closed')))),
      stop: () => {
        close();
        return Promise.resolve();
      },
    });
    abort();
    await expect(ended).resolves.toBeUndefined();
  });

  it('a redelivered message is sent before later ones, although older deliveries of its key still return', async () => {
    const open = gate();
    const sent: string[] = [];
    let isAway = true;
    const publish = async ({ id }: OutgoingMessage): Promise<void> => {
      if (isAway) throw new Error('away');
      sent.push(id);
      await open.promise;
    };
    const { deliver, clock, abort, ended } = await run(publish, { leaseInMs: 60_000 });
    const bodies = Array.from({ length: 6 }, (_, index) => accept('ORD-1', { id: `E${index}` }).body);
    let isGone = false;
    for (const [index, body] of bodies.entries()) {
      const again = (): void => void deliver(body);
      const first = {
        get isGone() {
          return isGone;
        },
      };
      await deliver(
        body,
        index === 0
          ? Object.defineProperties({ forget: again }, Object.getOwnPropertyDescriptors(first))
          : { nack: again },
      );
    }
    [isAway, isGone] = [false, true];
    await clock.advance(200);
    await settle();
    expect(sent).toEqual(['E0']);
    open.open();
    await settle();
    expect(sent).toEqual(['E0', 'E1', 'E2', 'E3', 'E4', 'E5']);
    abort();
    await ended;
  });
});
