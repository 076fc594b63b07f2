import { deepEqual, equal, ok } from 'node:assert/strict';
import { createConsumer } from '../consumer/consumer.ts';
import { parseEvent } from '../messages/parse-event.ts';
import { deadLetterReason } from '../queue/dead-letter-reason.ts';
import type { Delivery, OutgoingMessage } from '../queue/source.ts';
import { createMemoryDedupeStore } from '../stores/memory.ts';
import { type Follower, idOf, textOf, until } from './follower.ts';
import type { QueueTraits, QueueUnderTest } from './queue-under-test.ts';

interface Case {
  readonly title: string;
  /** Lease of the queue. Default: `long`. */
  readonly lease?: 'short' | 'long' | 'fraction';
  readonly check: (queue: QueueUnderTest, follow: (capacity?: number) => Promise<Follower>) => Promise<void>;
}

let count = 0;
const nextId = (): string => `01JD${String((count += 1)).padStart(22, '0')}`;

const messageOf = (id: string, key: string, type: string, data: object): OutgoingMessage => ({
  id,
  key,
  body: JSON.stringify({ id, type, time: '2026-01-12T10:00:00Z', data }),
});

/** ACCEPT for an order. */
const accept = (order: string, id: string = nextId()): OutgoingMessage =>
  messageOf(id, `order/${order}`, 'ACCEPT', {
    action_id: nextId(),
    channel_id: 'acme_web',
    channel_store_id: 'store_1',
    channel_order_id: order,
    order_lines: [{ channel_order_line_id: `${order}-1`, accepted: true }],
  });

/** A notification about a store. */
const feature = (): OutgoingMessage =>
  messageOf(nextId(), 'store/store_1', 'STORE_LINKED_OR_NOT', {
    channel_id: 'acme_web',
    store_id: 'store_1',
    feature: 'store-linking',
    configuration: { feature: 'store-linking', status: 'linked' },
    trigger_date: '2026-01-12T09:14:58Z',
  });

async function publish({ publisher }: QueueUnderTest, ...messages: readonly OutgoingMessage[]): Promise<void> {
  for (const message of messages) await publisher.publish(message);
}

const pause = (inMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, inMs));

/** Expects a number of messages, each at least once. */
async function expectRest(follower: Follower, messages: number): Promise<void> {
  for (let n = 1; new Set(follower.ids).size < messages; n++) await (await follower.delivery(n)).ack();
}

async function expectDeadLetter(queue: QueueUnderTest, body: string, reason: string): Promise<void> {
  let letters: Awaited<ReturnType<QueueUnderTest['deadLetters']>> = [];
  await until('a dead letter', async () => (letters = await queue.deadLetters()).length > 0);
  deepEqual(letters, [{ body, reason }]);
}

const delivers: readonly Case[] = [
  {
    title: 'delivers messages as they were published',
    check: async (queue, follow) => {
      const commands = ['ORD-1', 'ORD-2 ♥', 'ORD-3'].map((order) => accept(order));
      await publish(queue, ...commands);
      const follower = await follow();
      for (const index of commands.keys()) await (await follower.delivery(index + 1)).ack();
      deepEqual(follower.deliveries.map(textOf).toSorted(), commands.map(({ body }) => body).toSorted());
      ok(follower.deliveries.every(({ attempt }) => attempt === 1));
    },
  },
  {
    title: 'delivers the trace of a message',
    check: async (queue, follow) => {
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      const [traced, plain] = [accept('ORD-1'), accept('ORD-2')];
      await publish(queue, { ...traced, traceparent }, plain);
      const follower = await follow();
      for (const index of [1, 2]) await (await follower.delivery(index)).ack();
      const traces = new Map(follower.deliveries.map((one) => [idOf(one), one.traceparent]));
      equal(traces.get(traced.id), traceparent);
      equal(traces.get(plain.id), undefined);
    },
  },
  {
    title: 'delivers messages with any id and key',
    check: async (queue, follow) => {
      const [start, end] = ['a'.repeat(200), 'b'.repeat(200)];
      const ids = [`${start}1${end}`, `${start}2${end}`, 'é', '~e9', '♥ ♥', '각'.repeat(500)];
      await publish(queue, ...ids.map((id) => ({ ...accept('ORD-1', id), key: id })));
      const follower = await follow();
      for (const index of ids.keys()) await (await follower.delivery(index + 1)).ack();
      deepEqual(follower.ids.toSorted(), ids.toSorted());
    },
  },
  {
    title: 'delivers a message that is published while a worker waits',
    check: async (queue, follow) => {
      const follower = await follow();
      await publish(queue, accept('ORD-1'));
      await follower.delivery(1);
    },
  },
];

const ends: readonly Case[] = [
  {
    title: 'never delivers an acknowledged message again',
    check: async (queue, follow) => {
      const [first, second] = [accept('ORD-1'), accept('ORD-2')];
      await publish(queue, first);
      const follower = await follow();
      await (await follower.delivery(1)).ack();
      await follower.close();
      await publish(queue, second);
      const other = await follow();
      await other.delivery(1);
      deepEqual(other.ids, [second.id]);
    },
  },
  {
    title: "accepts times that aren't whole milliseconds",
    lease: 'fraction',
    check: async (queue, follow) => {
      await publish(queue, accept('ORD-1'));
      const follower = await follow();
      await (await follower.delivery(1)).nack(100 / 3);
      await (await follower.delivery(2)).heartbeat();
      await (await follower.delivery(2)).ack();
      deepEqual(follower.errors, []);
    },
  },
  {
    title: 'redelivers a forgotten message, at the latest when its lease expires',
    lease: 'short',
    check: async (queue, follow) => {
      await publish(queue, accept('ORD-1'));
      const follower = await follow();
      (await follower.delivery(1)).forget();
      equal(idOf(await follower.delivery(2)), follower.ids[0]);
    },
  },
  {
    title: 'moves a message to the dead letters with its reason, and never delivers it again',
    check: async (queue, follow) => {
      const [bad, good] = [accept('ORD-1'), accept('ORD-2')];
      await publish(queue, bad);
      const follower = await follow();
      await (await follower.delivery(1)).deadLetter('No handler for ACCEPT.');
      await expectDeadLetter(queue, bad.body, 'No handler for ACCEPT.');
      await follower.close();
      await publish(queue, good);
      const other = await follow();
      await other.delivery(1);
      deepEqual(other.ids, [good.id]);
    },
  },
  {
    title: 'accepts a long dead-letter reason in any script',
    check: async (queue, follow) => {
      const bad = accept('ORD-1');
      const reason = deadLetterReason('Größe 漢字 🚚\n\0'.repeat(1_000));
      await publish(queue, bad);
      await (await (await follow()).delivery(1)).deadLetter(reason);
      await expectDeadLetter(queue, bad.body, reason);
    },
  },
  {
    title: 'returns messages in flight on close, and delivers nothing after a stop',
    check: async (queue, follow) => {
      await publish(queue, accept('ORD-1'), accept('ORD-2'));
      const follower = await follow();
      await follower.delivery(1);
      await follower.stop();
      const { length } = follower.deliveries;
      await publish(queue, accept('ORD-3'));
      await follower.close();
      equal(follower.deliveries.length, length);
      await expectRest(await follow(), 3);
    },
  },
  {
    title: 'returns messages in flight without other traffic, and redelivers them at once',
    check: async (queue, follow) => {
      await publish(queue, accept('ORD-1'), accept('ORD-2'));
      const follower = await follow();
      await follower.delivery(1);
      await follower.close();
      await expectRest(await follow(), 2);
    },
  },
];

const leases = ({ leaseInMs, counts }: QueueTraits): readonly Case[] => [
  {
    title: 'delivers a message to another worker after its lease expires',
    lease: 'short',
    check: async (queue, follow) => {
      await publish(queue, accept('ORD-1'));
      const follower = await follow();
      await follower.delivery(1);
      await follower.stop();
      const again = await (await follow()).delivery(1);
      equal(idOf(again), follower.ids[0]);
      // On a busy machine, the lease also expires before the stop.
      if (counts) ok((again.attempt ?? 0) > follower.deliveries.length);
      else equal(again.attempt, undefined);
    },
  },
  {
    title: 'keeps a message with its worker while the lease is renewed',
    lease: 'short',
    check: async (queue, follow) => {
      // Rounds with a late renewal are ignored.
      for (let longestInMs = Number.POSITIVE_INFINITY; longestInMs >= leaseInMs;) {
        const start = performance.now();
        let renewedAt = start;
        longestInMs = 0;
        await publish(queue, accept('ORD-1'));
        const follower = await follow();
        const delivery = await follower.delivery(1);
        await follower.stop();
        const other = await follow();
        while (longestInMs < leaseInMs && performance.now() - start < 2.5 * leaseInMs) {
          const sentAt = performance.now();
          await delivery.heartbeat();
          longestInMs = Math.max(longestInMs, performance.now() - renewedAt);
          renewedAt = sentAt;
          await pause(leaseInMs / 3);
        }
        longestInMs = Math.max(longestInMs, performance.now() - renewedAt);
        if (longestInMs < leaseInMs) deepEqual(other.deliveries, []);
        await delivery.ack();
        await other.close();
      }
    },
  },
];

const order: readonly Case[] = [
  {
    title: 'delivers the messages of a key one by one, in order, to any worker',
    check: async (queue, follow) => {
      const orders = ['ORD-1', 'ORD-2', 'ORD-3'];
      const commands = Array.from({ length: 30 }, (_, index) => accept(orders[index % 3] ?? ''));
      const handled: { readonly order: string; readonly id: string }[] = [];
      const inFlight = new Set<string>();
      let overlaps = 0;
      const handle = async (delivery: Delivery): Promise<void> => {
        const { id, data } = parseEvent(delivery.body).event as { id: string; data: { channel_order_id: string } };
        const of = data.channel_order_id;
        if (inFlight.has(of)) overlaps += 1;
        inFlight.add(of);
        await pause(id.charCodeAt(25) % 5);
        handled.push({ order: of, id });
        inFlight.delete(of);
        await delivery.ack();
      };
      const pair = [await follow(1), await follow(1)];
      for (const follower of pair) follower.handle(handle);
      await publish(queue, ...commands);
      await until('30 handled messages', () => handled.length >= 30);
      for (const one of orders)
        deepEqual(
          handled.filter(({ order }) => order === one).map(({ id }) => id),
          commands.filter(({ key }) => key === `order/${one}`).map(({ id }) => id),
        );
      equal(overlaps, 0);
      for (const follower of pair) await follower.settled();
    },
  },
];

const sharing = (partitions: number): readonly Case[] => [
  {
    title: 'shares the partitions among workers that join later, and leaves all of them to the last one',
    check: async (queue, follow) => {
      const counts = new Map<Follower, number>();
      const total = (): number => [...counts.values()].reduce((sum, one) => sum + one, 0);
      const join = async (): Promise<void> => {
        const follower = await follow(partitions);
        counts.set(follower, 0);
        follower.handle(async (delivery) => {
          await pause(5);
          counts.set(follower, (counts.get(follower) ?? 0) + 1);
          await delivery.ack();
        });
      };
      let messages = 0;
      const handleMany = async (): Promise<void> => {
        for (const follower of counts.keys()) counts.set(follower, 0);
        const many = Array.from({ length: 8 * partitions }, () => accept(`ORD-${(messages += 1)}`));
        await publish(queue, ...many);
        await until('all messages to be handled', () => total() >= many.length);
        equal(total(), many.length);
      };
      await join();
      await handleMany();
      // If the workers can't have equal shares, none is left without a partition.
      for (const workers of [partitions - 1, partitions]) {
        while (counts.size < workers) await join();
        await until('each worker to handle messages', async () => {
          await handleMany();
          return Math.min(...counts.values()) > 0;
        });
      }
      const [last, ...others] = counts.keys();
      for (const follower of others) {
        await follower.close();
        counts.delete(follower);
      }
      await handleMany();
      await last?.settled();
    },
  },
];

const first: readonly Case[] = [
  {
    title: 'redelivers a returned message before later ones',
    check: async (queue, follow) => {
      const [one, two] = [accept('ORD-1'), accept('ORD-1')];
      await publish(queue, one, two);
      const follower = await follow(1);
      await (await follower.delivery(1)).nack(0);
      await (await follower.delivery(2)).ack();
      await follower.delivery(3);
      deepEqual(follower.ids, [one.id, one.id, two.id]);
    },
  },
];

export const cases = (traits: QueueTraits): readonly Case[] => [
  ...delivers,
  ...ends,
  {
    title: 'redelivers a returned message and counts its deliveries',
    check: async (queue, follow) => {
      await publish(queue, accept('ORD-1'));
      const follower = await follow();
      await (await follower.delivery(1)).nack(0);
      const second = await follower.delivery(2);
      equal(idOf(second), follower.ids[0]);
      equal(second.attempt, traits.counts ? 2 : undefined);
    },
  },
  {
    title: 'delivers at most the capacity, and the next message after one has ended',
    check: async (queue, follow) => {
      await publish(queue, ...Array.from({ length: 12 }, (_, index) => accept(`ORD-${index}`)));
      const follower = await follow(4);
      let [most, inFlight] = [0, 0];
      follower.handle(async (delivery) => {
        most = Math.max(most, (inFlight += 1));
        await new Promise((resolve) => setImmediate(resolve));
        inFlight -= 1;
        await delivery.ack();
      });
      await follower.delivery(12);
      await follower.settled();
      equal(new Set(follower.ids).size, 12);
      ok(most <= Math.max(4, traits.partitions ?? 0));
    },
  },
  ...(traits.expires ? leases(traits) : []),
  ...(traits.orders ? order : []),
  ...(traits.partitions === undefined ? [] : sharing(traits.partitions)),
  ...(traits.orders && traits.returnsFirst !== false ? first : []),
  {
    title: 'a notification that returns to the queue keeps its place within the worker',
    check: async (queue) => {
      const notifications = Array.from({ length: 4 }, feature);
      const handled: string[] = [];
      let failures = 2;
      await publish(queue, ...notifications);
      const stop = new AbortController();
      const running = createConsumer({
        source: await queue.source(),
        actions: { updateStatus: () => Promise.resolve() },
        dedupe: createMemoryDedupeStore(),
        retry: { attempts: 1, baseInMs: 100, maxInMs: 300 },
        handlers: {
          STORE_MANAGEMENT_FEATURE: ({ id }) => {
            if (id === notifications[0]?.id && failures-- > 0) throw new Error('A temporary failure.');
            handled.push(id);
          },
        },
      }).run({ signal: stop.signal });
      await until('4 handled notifications', () => handled.length === 4);
      stop.abort();
      await running;
      deepEqual(
        handled,
        notifications.map(({ id }) => id),
      );
    },
  },
];
