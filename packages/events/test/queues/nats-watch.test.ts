import type { JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { watched } from '../../src/brokers/nats/watch.ts';
import { settle } from '../support/world.ts';

/** State of the consumer (last delivery, acknowledged up to, unacknowledged) and of the stream (its messages). */
interface Said {
  readonly delivered: number;
  readonly floor: number;
  readonly unacknowledged: number;
  readonly kept: readonly number[];
  readonly last: number;
}

async function look(times: number, says: (look: number) => Said, isOneByOne: boolean, closesAfter = times) {
  const clock = createVirtualClock();
  const acknowledged: string[] = [];
  const errors: unknown[] = [];
  const recreated: string[] = [];
  let looks = 0;
  const said = (): Said => says(looks);
  const manager = {
    consumers: {
      delete: (_: string, name: string) => Promise.resolve(recreated.push(`delete ${name}`)),
      info: () => {
        const { delivered, floor, unacknowledged } = said();
        return Promise.resolve({
          delivered: { stream_seq: delivered },
          ack_floor: { stream_seq: floor },
          num_ack_pending: unacknowledged,
        });
      },
    },
    streams: {
      info: (name: string) => {
        looks += Number(name === 'events-dead');
        return Promise.resolve({ state: { last_seq: said().last } });
      },
      getMessage: (_: string, { seq }: { seq: number }) => Promise.resolve(said().kept.includes(seq) ? {} : null),
    },
  };
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const connection = {
    isClosed: () => false,
    getServer: () => 'localhost:4222',
    closed: () => closed,
    request: (subject: string) => Promise.resolve(acknowledged.push(subject)),
  };
  const subscription = watched(
    { leaseInMs: 1_000, start: () => undefined, stop: () => Promise.resolve(), close: () => Promise.resolve() },
    { capacity: 1, deliver: () => undefined, onError: (error) => errors.push(error) },
    {
      // Only the methods that the source calls.
      connection: connection as unknown as NatsConnection,
      manager: manager as unknown as JetStreamManager,
      stream: 'events',
      dead: 'events-dead',
      consumers: ['tradelane-3'],
      isOneByOne,
      everyInMs: 1_000,
      make: () => Promise.resolve(void recreated.push('make')),
      clock,
    },
  );
  subscription.start();
  for (let time = 0; time < times; time += 1) {
    await settle();
    if (time === closesAfter) close();
    await settle();
    await clock.advance(1_000);
  }
  await settle();
  await subscription.stop();
  return { acknowledged, errors, looks, recreated };
}

const gone: Said = { delivered: 5, floor: 2, unacknowledged: 1, kept: [6], last: 6 };

describe('a message that NATS waits for', () => {
  it.each([
    [true, 5],
    [false, 3],
  ])('is acknowledged again if it is gone in two checks (one by one: %s)', async (one, seq) => {
    const { acknowledged, errors } = await look(2, () => gone, one);
    expect(acknowledged).toEqual([`$JS.ACK.events.tradelane-3.1.${seq}.0.0.0`]);
    // The server waits for it still.
    expect(errors).toEqual([]);
  });

  it.each<readonly [string, number, (look: number) => Said]>([
    ['is in the stream, however long that takes', 20, () => ({ ...gone, kept: [3, 5, 6] })],
    ['was not waited for when it was looked at before', 1, () => gone],
    ['is another one than before', 20, (time) => ({ ...gone, delivered: time + 1, floor: time, last: 100 })],
    ['was acknowledged in between', 20, (time) => ({ ...gone, unacknowledged: time % 2 })],
  ])('is not acknowledged if it %s', async (_, times, says) => {
    for (const isOneByOne of [true, false]) {
      const { acknowledged, errors } = await look(times, says, isOneByOne);
      expect(acknowledged).toEqual([]);
      expect(errors).toEqual([]);
    }
  });

  it('G40: a consumer that is ahead of its stream at two checks is recreated, since it would deliver nothing new', async () => {
    const ahead: Said = { ...gone, kept: [], last: 2 };
    const once = await look(20, (time) => (time % 2 === 0 ? ahead : { ...ahead, last: 5, kept: [5] }), true);
    expect(once).toMatchObject({ recreated: [], errors: [] });
    const { acknowledged, errors, recreated } = await look(2, () => ahead, true);
    expect(recreated).toEqual(['delete tradelane-3', 'make']);
    expect(errors).toMatchObject([
      {
        message:
          'NATS lost the newest messages of events. tradelane-3 is ahead of the stream, so the consumer is being recreated.',
      },
    ]);
    expect(acknowledged).toEqual([]);
    // It has two checks again.
    expect((await look(3, () => ahead, true)).recreated).toHaveLength(2);
    expect((await look(4, () => ahead, true)).recreated).toHaveLength(4);
  });

  it("is not checked after the connection was closed, even if the subscription wasn't stopped", async () => {
    expect((await look(20, () => gone, true, 3)).looks).toBe(3);
  });
});
