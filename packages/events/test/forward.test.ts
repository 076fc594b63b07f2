import { createVirtualClock } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { forward, type ForwardOptions } from '../src/forward.ts';
import { MessageLeaseLostError, type OutgoingMessage, type Publisher, type Source } from '../src/index.ts';
import { createMemoryQueue } from '../src/brokers/memory/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept, publishAll } from './support/messages.ts';
import { gate, settle } from './support/world.ts';

/** A queue that can be away. */
function createTarget(): Publisher & { readonly got: OutgoingMessage[]; tries: number; isAway: boolean } {
  const target = {
    name: 'target',
    got: [] as OutgoingMessage[],
    tries: 0,
    isAway: false,
    publish: (message: OutgoingMessage) => {
      target.tries += 1;
      if (target.isAway) return Promise.reject(new Error('no connection'));
      target.got.push(message);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  return target;
}

function createWorld(
  to: Publisher = createTarget(),
  { leaseInMs = 30_000, ...options }: Partial<ForwardOptions> & { readonly leaseInMs?: number } = {},
) {
  const clock = createVirtualClock();
  const queue = createMemoryQueue({ clock, leaseInMs });
  const told: string[] = [];
  const ending = new AbortController();
  const ended = forward({
    from: queue.source,
    to,
    signal: ending.signal,
    onFailing: (error) => told.push(`failing: ${(error as Error).message}`),
    onRecovered: () => told.push('recovered'),
    clock,
    random: () => 1,
    ...options,
  });
  const stop = async (): Promise<void> => {
    ending.abort();
    await ended;
  };
  return { clock, queue, told, ended, stop };
}

describe('forward', () => {
  it('G40: ends with the error of a source whose connection is permanently closed', async () => {
    const target = createTarget();
    target.isAway = true;
    const lost = new Error('The connection was closed');
    let close = (): void => undefined;
    const from = createHandQueue({ ended: new Promise((resolve) => (close = () => resolve(lost))) });
    const { ended } = createWorld(target, { from: from.source });
    await settle();
    await from.deliver(accept('ORD-1').body);
    close();
    await expect(ended).rejects.toBe(lost);
    expect(target.tries).toBe(1);
    expect(from.ends.filter((end) => end.startsWith('ack'))).toEqual([]);
  });

  it('passes messages on whatever its hooks do', async () => {
    const target = createTarget();
    const boom = (): never => {
      throw new Error('hook');
    };
    target.isAway = true;
    const { clock, queue, stop } = createWorld(target, { onFailing: boom, onRecovered: boom });
    await publishAll(queue.publisher, [accept('ORD-1')]);
    await settle();
    target.isAway = false;
    await clock.advance(200);
    await settle();
    expect([target.got.length, queue.size]).toEqual([1, 0]);
    await stop();
  });

  it('ends while the queue that it takes from is still being opened', async () => {
    const from = { name: 'away', open: () => new Promise<never>(() => undefined) };
    const { clock, stop } = createWorld(createTarget(), { from });
    const stopped = stop();
    await settle();
    await clock.advance(5_000);
    await stopped;
  });

  it('passes each message on with its id and key, as it was sent, and takes it off the queue', async () => {
    const target = createTarget();
    const { queue, stop } = createWorld(target);
    const sent = [accept('ORD-1'), accept('ORD-2 ♥')];
    await publishAll(queue.publisher, sent);
    await settle();
    expect(target.got).toEqual(sent.map(({ id, key, body }) => ({ id, key, body })));
    expect(queue.size).toBe(0);
    await stop();
  });

  it('retries while the other queue is away, reports it once, and loses and reorders nothing', async () => {
    const target = createTarget();
    const { clock, queue, told, stop } = createWorld(target);
    target.isAway = true;
    const sent = Array.from({ length: 200 }, (_, index) => accept(`ORD-${index % 3}`));
    await publishAll(queue.publisher, sent);
    for (let minute = 0; minute < 10; minute++) await clock.advance(60_000);
    expect(queue.size).toBe(200);
    // Of each of the three orders the first message is tried, every ten seconds in the end.
    expect(target.tries).toBeLessThan(3 * 70);
    target.isAway = false;
    await clock.advance(60_000);
    await settle();
    for (const order of ['order/ORD-0', 'order/ORD-1', 'order/ORD-2'])
      expect(target.got.filter(({ key }) => key === order).map(({ id }) => id)).toEqual(
        sent.filter(({ key }) => key === order).map(({ id }) => id),
      );
    expect(queue.size).toBe(0);
    expect(told).toEqual(['failing: no connection', 'recovered']);
    await stop();
  });

  it("reports once that the other queue doesn't respond, retries within the lease, and loses nothing", async () => {
    const target = createTarget();
    let isSilent = true;
    const silent: Publisher = {
      ...target,
      publish: (message) => {
        target.tries += 1;
        return isSilent ? new Promise<never>(() => undefined) : target.publish(message);
      },
    };
    const { clock, queue, told, stop } = createWorld(silent);
    await publishAll(queue.publisher, [accept('ORD-1'), accept('ORD-1'), accept('ORD-2')]);
    for (let second = 0; second < 60; second++) await clock.advance(1_000);
    expect(told).toEqual(["failing: target didn't respond within 10 seconds. The message is sent again."]);
    expect(target.tries).toBeGreaterThan(4);
    isSilent = false;
    for (let second = 0; second < 60; second++) await clock.advance(1_000);
    await settle();
    expect(queue.size).toBe(0);
    expect(target.got).toHaveLength(3);
    expect(told).toEqual(["failing: target didn't respond within 10 seconds. The message is sent again.", 'recovered']);
    await stop();
  });

  it('renews no lease of a message that has arrived', async () => {
    const target = createTarget();
    const from = createHandQueue({ leaseInMs: 30_000 });
    const { clock, stop } = createWorld(target, { from: from.source });
    await settle();
    let renewals = 0;
    await from.deliver(accept('ORD-1').body, { heartbeat: () => void (renewals += 1) });
    await clock.advance(60_000);
    expect([target.got.length, renewals]).toEqual([1, 0]);
    await stop();
  });

  it("forwards a message again if its lease is lost, and doesn't report that", async () => {
    const target = createTarget();
    const from = createHandQueue({ leaseInMs: 1_000 });
    const { told, stop } = createWorld(target, { from: from.source });
    await settle();
    const { body } = accept('ORD-1');
    await from.deliver(body, { ack: () => Promise.reject(new MessageLeaseLostError('the message')) });
    await from.deliver(body);
    expect(target.got).toHaveLength(2);
    expect(told).toEqual([]);
    await stop();
  });

  /** A queue with six messages of one order in flight. It redelivers returned messages once, after all others. */
  const createLine = (heartbeat: (index: number) => void = () => undefined) => {
    const ends: string[] = [];
    const sent = Array.from({ length: 6 }, () => accept('ORD-1'));
    const from: Source = {
      name: 'line',
      open: ({ deliver }) => {
        const hand = (index: number): void =>
          deliver({
            body: sent[index]?.body ?? '',
            attempt: undefined,
            ack: () => void ends.push(`ack ${index}`),
            nack: () => {
              if (!ends.includes(`nack ${index}`)) hand(index);
              ends.push(`nack ${index}`);
            },
            deadLetter: () => undefined,
            heartbeat: () => heartbeat(index),
            forget: () => void ends.push(`forget ${index}`),
          });
        return Promise.resolve({
          leaseInMs: 3_000,
          start: () => [...sent.keys()].forEach(hand),
          stop: () => Promise.resolve(),
          close: () => Promise.resolve(),
        });
      },
    };
    return { from, sent, ends };
  };

  it('keeps the order if one attempt fails: later messages of the key wait', async () => {
    const target = createTarget();
    const { from, sent, ends } = createLine();
    let failures = 0;
    const publish = (message: OutgoingMessage) =>
      (failures += 1) === 1 ? Promise.reject(new Error('no connection')) : target.publish(message);
    const { clock, stop } = createWorld({ ...target, publish }, { from });
    await settle();
    expect(target.got).toEqual([]);
    await clock.advance(200);
    await settle();
    expect(target.got.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
    expect(ends).toEqual([0, 1, 2, 3, 4, 5].map((index) => `ack ${index}`));
    await stop();
  });

  it('renews the leases of waiting messages, and returns all messages after a lost one', async () => {
    const target = createTarget();
    let beats = 0;
    const { from, ends } = createLine((index) => {
      if ((beats += 1) > 60 && index === 0) throw new MessageLeaseLostError('the message');
    });
    target.isAway = true;
    const { clock, stop } = createWorld(target, { from, maxWaitInMs: 1_000, random: Math.random });
    for (let second = 0; second < 10; second++) await clock.advance(1_000);
    expect([beats, ends]).toEqual([60, []]);
    await clock.advance(2_000);
    await settle();
    expect(ends).toEqual(['forget 0', ...[1, 2, 3, 4, 5].map((index) => `nack ${index}`)]);
    await stop();
  });

  it("dead-letters bytes that aren't UTF-8", async () => {
    const target = createTarget();
    const from = createHandQueue();
    const { stop } = createWorld(target, { from: from.source });
    await settle();
    await from.deliver('{"id":"E1"}', { body: Buffer.from('{"id":"caf\xe9","type":"NEW","data":{}}', 'latin1') });
    expect([from.ends, target.got]).toEqual([["dead E1 The message is invalid: it isn't UTF-8."], []]);
    await stop();
  });

  it('waits at the end for messages on their way, and returns the others', async () => {
    const { promise, open } = gate();
    const target = createTarget();
    const slow: Publisher = {
      ...target,
      publish: async (message) => {
        await (message.key === 'order/ORD-1' ? promise : new Promise<never>(() => undefined));
        await target.publish(message);
      },
    };
    const { clock, queue, stop } = createWorld(slow);
    await publishAll(queue.publisher, [accept('ORD-1'), accept('ORD-2')]);
    await settle();
    const stopped = stop();
    open();
    await settle();
    await clock.advance(5_000);
    await stopped;
    expect(target.got.map(({ key }) => key)).toEqual(['order/ORD-1']);
    expect(queue.size).toBe(1);
  });
});
