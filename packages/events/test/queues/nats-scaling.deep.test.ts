import { connect } from '@nats-io/transport-node';
import { startNats, withoutServer } from '@tradelane/test-servers';
import { describe, expect, it } from 'vitest';
import { createConsumer, createMemoryDedupeStore } from '../../src/index.ts';
import { QueueError } from '../../src/queue/errors.ts';
import { createNatsPublisher, createNatsSource } from '../../src/brokers/nats/index.ts';
import { partitionOf } from '../../src/queue/keys.ts';

const partitions = 8;
const leaseInMs = 3_000;
/** Each partition has that many messages. */
const each = 30;

it.skipIf(withoutServer('nats'))(
  'G40: a run ends with an error if its connection to NATS is permanently closed',
  async () => {
    const server = await startNats();
    const connection = await connect({ servers: server.url, maxReconnectAttempts: 2, reconnectTimeWait: 50 });
    const running = createConsumer({
      source: createNatsSource({ connection, stream: 'events', partitions }),
      actions: { updateStatus: () => Promise.resolve() },
      dedupe: createMemoryDedupeStore(),
      handlers: {},
    }).run({ signal: new AbortController().signal });
    const error = running.catch((cause: unknown) => cause);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await server.kill();
    expect(await error).toBeInstanceOf(QueueError);
    await server.stop();
  },
);

describe.skipIf(withoutServer('nats'))('NATS workers that come and go', () => {
  it.each([0, 12_000])(
    'G40: one worker takes over all partitions within two leases, if the others leave while the server restarts (away for %i ms)',
    { timeout: 120_000 },
    async (awayInMs) => {
      const server = await startNats();
      const options = { servers: server.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 };
      const link = await connect(options);
      const queue = { stream: 'events', partitions, leaseInMs };
      const publisher = await createNatsPublisher({ connection: link, ...queue });
      const sent: string[] = [];
      for (let number = 0; sent.length < partitions * each; number += 1) {
        const id = `M${number}`;
        if (sent.filter((one) => partitionOf(one, partitions, '') === partitionOf(id, partitions, '')).length === each)
          continue;
        sent.push(id);
        await publisher.publish({ id, key: id, body: id });
      }

      const done = new Set<string>();
      const work = async (isTaking: (id: string) => boolean) => {
        const connection = await connect(options);
        const subscription = await createNatsSource({ connection, ...queue }).open({
          capacity: 16,
          deliver: (delivery) => {
            const id = new TextDecoder().decode(delivery.body as Uint8Array);
            if (!isTaking(id)) return;
            done.add(id);
            void delivery.ack();
          },
          onError: () => undefined,
        });
        subscription.start();
        return {
          // As a process that is killed: nothing is given back.
          kill: () => connection.close(),
          end: async () => {
            await subscription.stop();
            await subscription.close();
            await connection.close();
          },
        };
      };

      const seen = new Set<number>();
      const held = new Set<number>();
      let isFollowed = false;
      // The others hold one message of each partition that they get, and never finish it.
      const hold = (id: string): boolean => {
        held.add(partitionOf(id, partitions, ''));
        return false;
      };
      const others = await Promise.all(Array.from({ length: 3 }, () => work(hold)));
      await expect.poll(() => held.size, { timeout: 20_000 }).toBe(partitions);
      const last = await work((id) => {
        if (isFollowed) seen.add(partitionOf(id, partitions, ''));
        return isFollowed;
      });
      await server.kill();
      await Promise.all(others.map((other) => other.kill()));
      await new Promise((resolve) => setTimeout(resolve, awayInMs));
      isFollowed = true;
      await server.start();
      await expect.poll(() => seen.size, { timeout: 2 * leaseInMs }).toBe(partitions);

      const more = await Promise.all(Array.from({ length: 3 }, () => work(() => true)));
      await expect.poll(() => done.size, { timeout: 20_000 }).toBe(sent.length);
      for (const worker of [last, ...more]) await worker.end();
      await link.close();
      await server.stop();
    },
  );
});
