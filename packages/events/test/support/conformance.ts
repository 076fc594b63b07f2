import { describe, test, vi } from 'vitest';
import {
  createConsumer,
  createMemoryDedupeStore,
  type Delivery,
  parseEvent,
  type Subscription,
} from '../../src/index.ts';
import { deadLetterReason } from '../../src/queue/dead-letter-reason.ts';
import { accept, feature, publishAll } from './messages.ts';
import type { QueueTraits, QueueUnderTest } from './queue-under-test.ts';

/** Leases never expire in tests that aren't about them. */
const longLeaseInMs = 120_000;

/** A process that follows the queue, with what it was handed. */
class Follower {
  readonly got: Delivery[] = [];
  readonly errors: unknown[] = [];
  readonly #handled: Promise<void>[] = [];
  #handler: ((delivery: Delivery) => Promise<void>) | undefined;
  #subscription: Subscription | undefined;

  async open(queue: QueueUnderTest, capacity = 10): Promise<this> {
    const source = await queue.source();
    this.#subscription = await source.open({
      capacity,
      deliver: (delivery) => {
        this.got.push(delivery);
        if (this.#handler !== undefined) this.#handled.push(this.#handler(delivery));
      },
      onError: (error) => this.errors.push(error),
    });
    this.#subscription.start();
    return this;
  }

  /** Waits for so many deliveries in all. */
  async has(count: number): Promise<readonly Delivery[]> {
    await vi.waitUntil(() => this.got.length >= count, { interval: 10, timeout: 60_000 });
    return this.got;
  }

  /** Passes each delivery to a handler, including earlier deliveries. */
  handle(handler: (delivery: Delivery) => Promise<void>): void {
    this.#handler = handler;
    this.#handled.push(...this.got.map(handler));
  }

  /** Waits for the handlers. Rejects if one of them did. */
  async settled(): Promise<void> {
    await Promise.all(this.#handled);
  }

  ids(): readonly string[] {
    return this.got.map(idOf);
  }

  stop(): Promise<void> | undefined {
    return this.#subscription?.stop();
  }

  async close(): Promise<void> {
    await this.#subscription?.stop();
    await this.#subscription?.close();
    this.#subscription = undefined;
  }
}

const idOf = ({ body }: Delivery): string => parseEvent(body).event.id;

interface Tools {
  readonly queue: QueueUnderTest;
  readonly follow: (capacity?: number) => Promise<Follower>;
}

/**
 * The behavior of a queue that consumers rely on. Waits use the broker's clock and end early. Each test has a separate
 * queue, so the tests run concurrently.
 */
export function conformance(traits: QueueTraits, create: (leaseInMs: number) => Promise<QueueUnderTest>): void {
  const { leaseInMs } = traits;
  const it = test.extend<Tools>({
    queue: async ({ task }, use) => {
      const queue = await create(
        task.name.includes('lease') ? leaseInMs : longLeaseInMs + Number(task.name.includes('whole')) / 3,
      );
      await use(queue);
      await queue.close();
    },
    follow: async ({ queue }, use) => {
      const followers: Follower[] = [];
      await use((capacity) => {
        const follower = new Follower();
        followers.push(follower);
        return follower.open(queue, capacity);
      });
      await Promise.all(followers.map((follower) => follower.close()));
    },
  });
  describe.concurrent(`a queue in ${traits.name}`, () => {
    it('delivers what was published, as it was sent', async ({ queue, follow, expect }) => {
      const commands = ['ORD-1', 'ORD-2 ♥', 'ORD-3'].map((order) => accept(order));
      await publishAll(queue.publisher, commands);
      const follower = await follow();
      const got = await follower.has(3);
      const bodies = got.map(({ body }) => (typeof body === 'string' ? body : new TextDecoder().decode(body)));
      expect(bodies.toSorted()).toEqual(commands.map(({ body }) => body).toSorted());
      expect(got.every(({ attempt }) => attempt === 1)).toBe(true);
    });

    it('delivers the trace of a message', async ({ queue, follow, expect }) => {
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      const [traced, plain] = [accept('ORD-1'), accept('ORD-2')];
      await queue.publisher.publish({ ...traced, traceparent });
      await publishAll(queue.publisher, [plain]);
      const follower = await follow();
      const got = new Map((await follower.has(2)).map((one) => [idOf(one), one.traceparent]));
      expect(got.get(traced.id)).toBe(traceparent);
      expect(got.get(plain.id)).toBeUndefined();
    });

    it('delivers every message whatever its id and its key, and drops none for another one', async ({
      queue,
      follow,
      expect,
    }) => {
      const long = (middle: string): string => `${'a'.repeat(200)}${middle}${'b'.repeat(200)}`;
      const ids = [long('1'), long('2'), 'é', '~e9', '♥ ♥', '각'.repeat(500)];
      for (const id of ids) {
        const { body } = accept('ORD-1', { id });
        await queue.publisher.publish({ id, key: id, body });
      }
      const follower = await follow();
      const got: string[] = [];
      for (const index of ids.keys()) {
        const one = (await follower.has(index + 1))[index] as Delivery;
        got.push(idOf(one));
        await one.ack();
      }
      expect(got.toSorted()).toEqual(ids.toSorted());
    });

    it('delivers a message that is published while a worker waits', async ({ queue, follow }) => {
      const follower = await follow();
      await publishAll(queue.publisher, [accept('ORD-1')]);
      await follower.has(1);
    });

    it('never delivers an acknowledged message again', async ({ queue, follow, expect }) => {
      const [first, second] = [accept('ORD-1'), accept('ORD-2')];
      await publishAll(queue.publisher, [first]);
      const follower = await follow();
      await (await follower.has(1))[0]?.ack();
      await follower.close();
      await publishAll(queue.publisher, [second]);
      const other = await follow();
      await other.has(1);
      expect(other.ids()).toEqual([second.id]);
    });

    it('hands a returned message out again, and counts', async ({ queue, follow, expect }) => {
      await publishAll(queue.publisher, [accept('ORD-1')]);
      const follower = await follow();
      await (await follower.has(1))[0]?.nack(0);
      const [first, second] = await follower.has(2);
      expect(second && idOf(second)).toBe(first && idOf(first));
      expect(second?.attempt).toBe(traits.counts ? 2 : undefined);
    });

    it("accepts times that aren't whole milliseconds", async ({ queue, follow, expect }) => {
      await publishAll(queue.publisher, [accept('ORD-1')]);
      const follower = await follow();
      await (await follower.has(1))[0]?.nack(100 / 3);
      await (await follower.has(2))[1]?.heartbeat();
      await follower.got[1]?.ack();
      expect(follower.errors).toEqual([]);
    });

    it('redelivers a forgotten message, at the latest when its lease expires', async ({ queue, follow, expect }) => {
      await publishAll(queue.publisher, [accept('ORD-1')]);
      const follower = await follow();
      (await follower.has(1))[0]?.forget();
      const [first, second] = await follower.has(2);
      expect(second && idOf(second)).toBe(first && idOf(first));
    });

    it('moves a message to the dead letters with its reason, and hands it out no more', async ({
      queue,
      follow,
      expect,
    }) => {
      const [bad, good] = [accept('ORD-1'), accept('ORD-2')];
      await publishAll(queue.publisher, [bad]);
      const follower = await follow();
      await (await follower.has(1))[0]?.deadLetter('No handler for ACCEPT.');
      await expect.poll(() => queue.deadLetters()).toEqual([{ body: bad.body, reason: 'No handler for ACCEPT.' }]);
      await follower.close();
      await publishAll(queue.publisher, [good]);
      const other = await follow();
      await other.has(1);
      expect(other.ids()).toEqual([good.id]);
    });

    it('takes any reason that is given', async ({ queue, follow, expect }) => {
      const bad = accept('ORD-1');
      const reason = deadLetterReason('Größe 漢字 🚚\n\0'.repeat(1_000));
      await publishAll(queue.publisher, [bad]);
      const follower = await follow();
      await (await follower.has(1))[0]?.deadLetter(reason);
      await expect.poll(() => queue.deadLetters()).toEqual([{ body: bad.body, reason }]);
    });

    it('delivers no more than the capacity, and the next after one has ended', async ({ queue, follow, expect }) => {
      await publishAll(
        queue.publisher,
        Array.from({ length: 12 }, (_, index) => accept(`ORD-${index}`)),
      );
      const follower = await follow(4);
      let most = 0;
      let inFlight = 0;
      const finish = async (delivery: Delivery): Promise<void> => {
        most = Math.max(most, (inFlight += 1));
        await new Promise((resolve) => setImmediate(resolve));
        inFlight -= 1;
        await delivery.ack();
      };
      follower.handle(finish);
      await follower.has(12);
      await follower.settled();
      expect(new Set(follower.ids()).size).toBe(12);
      expect(most).toBeLessThanOrEqual(Math.max(4, traits.partitions ?? 0));
    });

    it('returns messages in flight on close, and delivers nothing after a stop', async ({ queue, follow, expect }) => {
      const commands = [accept('ORD-1'), accept('ORD-2')];
      await publishAll(queue.publisher, commands);
      const follower = await follow();
      await follower.has(2);
      await follower.stop();
      await publishAll(queue.publisher, [accept('ORD-3')]);
      await follower.close();
      expect(follower.got).toHaveLength(2);
      const other = await follow();
      // At least once: if the lease has expired, one of them arrives twice.
      await expect.poll(() => new Set(other.ids()).size, { interval: 10 }).toBe(3);
    });

    it('returns messages in flight without other traffic, and redelivers them at once', async ({
      queue,
      follow,
      expect,
    }) => {
      await publishAll(queue.publisher, [accept('ORD-1'), accept('ORD-2')]);
      const follower = await follow();
      await follower.has(2);
      await follower.close();
      const other = await follow();
      await expect.poll(() => new Set(other.ids()).size, { interval: 10 }).toBe(2);
    });

    it.runIf(traits.expires)(
      'delivers a message to another worker after its lease expires',
      async ({ queue, follow, expect }) => {
        await publishAll(queue.publisher, [accept('ORD-1')]);
        const follower = await follow();
        await follower.has(1);
        await follower.stop();
        const other = await follow();
        const [again] = await other.has(1);
        expect(again && idOf(again)).toBe(follower.ids()[0]);
        // On a busy machine it ran out before the stop as well.
        if (traits.counts) expect(again?.attempt).toBeGreaterThan(follower.got.length);
        else expect(again?.attempt).toBeUndefined();
      },
    );

    it.runIf(traits.expires)(
      'keeps a message with its worker as long as the lease is renewed',
      async ({ queue, follow, expect }) => {
        // Rounds with a late renewal are ignored.
        for (let longestInMs = Number.POSITIVE_INFINITY; longestInMs >= leaseInMs;) {
          const began = performance.now();
          let renewedAt = began;
          longestInMs = 0;
          await publishAll(queue.publisher, [accept('ORD-1')]);
          const follower = await follow();
          const [delivery] = await follower.has(1);
          await follower.stop();
          const other = await follow();
          // Renewed three times per lease, as the consumer does.
          while (longestInMs < leaseInMs && performance.now() - began < 2.5 * leaseInMs) {
            const askedAt = performance.now();
            await delivery?.heartbeat();
            longestInMs = Math.max(longestInMs, performance.now() - renewedAt);
            renewedAt = askedAt;
            await new Promise((resolve) => setTimeout(resolve, leaseInMs / 3));
          }
          longestInMs = Math.max(longestInMs, performance.now() - renewedAt);
          if (longestInMs < leaseInMs) expect(other.got).toEqual([]);
          await delivery?.ack();
          await other.close();
        }
      },
    );

    it.runIf(traits.orders)(
      'delivers messages of a key one by one, in order, to any worker',
      async ({ queue, follow, expect }) => {
        const orders = ['ORD-1', 'ORD-2', 'ORD-3'];
        const commands = Array.from({ length: 30 }, (_, index) => accept(orders[index % 3] ?? ''));
        const seen: { readonly order: string; readonly id: string }[] = [];
        const inFlight = new Set<string>();
        let overlaps = 0;
        const handle = async (delivery: Delivery): Promise<void> => {
          const { id, data } = parseEvent(delivery.body).event as { id: string; data: { channel_order_id: string } };
          const order = data.channel_order_id;
          if (inFlight.has(order)) overlaps += 1;
          inFlight.add(order);
          await new Promise((resolve) => setTimeout(resolve, id.charCodeAt(25) % 5));
          seen.push({ order, id });
          inFlight.delete(order);
          await delivery.ack();
        };
        const pair = [await follow(1), await follow(1)];
        for (const follower of pair) follower.handle(handle);
        await publishAll(queue.publisher, commands);
        await expect.poll(() => seen.length).toBeGreaterThanOrEqual(30);
        for (const order of orders)
          expect(seen.filter((one) => one.order === order).map(({ id }) => id)).toEqual(
            commands.filter(({ key }) => key === `order/${order}`).map(({ id }) => id),
          );
        expect(overlaps).toBe(0);
        for (const follower of pair) await follower.settled();
      },
    );

    it.runIf(traits.orders && traits.returnsFirst !== false)(
      'hands a returned message out before those behind it',
      async ({ queue, follow, expect }) => {
        const [first, second] = [accept('ORD-1'), accept('ORD-1')];
        await publishAll(queue.publisher, [first, second]);
        const follower = await follow(1);
        const [delivery] = await follower.has(1);
        await delivery?.nack(0);
        await (await follower.has(2))[1]?.ack();
        await follower.has(3);
        expect(follower.ids()).toEqual([first.id, first.id, second.id]);
      },
    );

    it('a notification that goes back to it is not overtaken within the process', async ({ queue, expect }) => {
      const facts = Array.from({ length: 4 }, () => feature('store_1'));
      const done: string[] = [];
      let failures = 2;
      await publishAll(queue.publisher, facts);
      const stop = new AbortController();
      const running = createConsumer({
        source: await queue.source(),
        actions: { updateStatus: () => Promise.resolve() },
        dedupe: createMemoryDedupeStore(),
        retry: { attempts: 1, baseInMs: 100, maxInMs: 300 },
        handlers: {
          STORE_MANAGEMENT_FEATURE: ({ id }) => {
            if (id === facts[0]?.id && failures-- > 0) throw new Error('away');
            done.push(id);
          },
        },
      }).run({ signal: stop.signal });
      await expect.poll(() => done.length, { interval: 10 }).toBe(4);
      stop.abort();
      await running;
      expect(done).toEqual(facts.map(({ id }) => id));
    });
  });
}
