import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jetstream, jetstreamManager, RetentionPolicy } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startNats, type TestServer, withoutServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../../src/index.ts';
import { createNatsPublisher, createNatsSource } from '../../src/brokers/nats/index.ts';
import { conformance } from '../support/conformance.ts';

describe.skipIf(withoutServer('nats'))('NATS', () => {
  let server: TestServer;
  let connection: NatsConnection;
  let count = 0;
  beforeAll(async () => {
    server = await startNats();
    connection = await connect({ servers: server.url });
  });
  afterAll(async () => {
    await connection?.close();
    await server?.stop();
  });

  for (const partitions of [undefined, 8])
    conformance(
      {
        name: partitions === undefined ? 'NATS JetStream' : `NATS JetStream in ${partitions} partitions`,
        leaseInMs: 2_000,
        expires: true,
        counts: true,
        orders: partitions !== undefined,
        partitions,
      },
      async (leaseInMs) => {
        const stream = `events-${(count += 1)}`;
        return {
          publisher: await createNatsPublisher({ connection, stream, partitions }),
          source: () => createNatsSource({ connection, stream, partitions, leaseInMs }),
          deadLetters: async () => {
            const manager = await jetstreamManager(connection);
            const { state } = await manager.streams.info(`${stream}-dead`);
            if (state.messages === 0) return [];
            const message = await manager.streams.getMessage(`${stream}-dead`, { seq: state.last_seq });
            return message === null ? [] : [{ body: message.string(), reason: message.header.get('reason') }];
          },
          close: () => Promise.resolve(),
        };
      },
    );

  /** Collects the messages as text, with their deliveries. */
  const follow = async (options: Parameters<typeof createNatsSource>[0]) => {
    const got: { readonly text: string; readonly delivery: Delivery }[] = [];
    const errors: string[] = [];
    const subscription = await createNatsSource(options).open({
      capacity: 4,
      deliver: (delivery) => got.push({ text: new TextDecoder().decode(delivery.body as Uint8Array), delivery }),
      onError: (error) => errors.push(String(error)),
    });
    subscription.start();
    return {
      got,
      errors,
      count: (text: string) => got.filter((one) => one.text === text).length,
      last: (text: string) => got.findLast((one) => one.text === text)?.delivery,
      close: () => subscription.stop().then(() => subscription.close()),
    };
  };

  it.each([2, undefined])(
    'a heartbeat renews the lease only if the server confirms it (partitions: %s)',
    async (partitions) => {
      const own = await startNats();
      const link = await connect({ servers: own.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 });
      const queue = { connection: link, stream: 'events', partitions, leaseInMs: 3_000 };
      const publisher = await createNatsPublisher(queue);
      const { last, close } = await follow(queue);
      await publisher.publish({ id: '1', key: '1', body: 'kept' });
      await expect.poll(() => last('kept')).toBeDefined();
      await last('kept')?.heartbeat();
      own.pause();
      // The server may still answer one heartbeat before it stops.
      const heartbeat = async (): Promise<string> => {
        try {
          await last('kept')?.heartbeat();
          return '';
        } catch (error) {
          return String(error);
        }
      };
      await expect.poll(heartbeat).toContain('timeout');
      own.resume();
      await last('kept')?.heartbeat();
      await last('kept')?.ack();
      await close();
      await link.close();
      await own.stop();
    },
  );

  it.concurrent.for([2, undefined])(
    'recovers if the server waits for removed messages (partitions: %s)',
    { timeout: 120_000 },
    async (partitions, { expect }) => {
      const own = await startNats();
      const link = await connect({ servers: own.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 });
      const { streams, consumers } = await jetstreamManager(link);
      const [subject, consumer] = partitions === undefined ? ['events', 'tradelane'] : ['events.1', 'tradelane-1'];
      const publish = (text: string, to = subject) => jetstream(link).publish(to, text);
      // Servers forget what is before the first message of the stream. This message is deleted, and no worker gets it.
      await streams.add({ name: 'events', subjects: ['events', 'events.*'], retention: RetentionPolicy.Workqueue });
      await publish('stays', 'events.9');

      const queue = { connection: link, stream: 'events', partitions, leaseInMs: 2_000 };
      const followers = [await follow(queue), await follow(queue)];
      const count = (text: string): number => followers.reduce((sum, follower) => sum + follower.count(text), 0);
      const ack = (text: string) => followers.map((follower) => follower.last(text)?.ack());
      const unacknowledged = () =>
        consumers.info('events', consumer).then(
          (info) => info.num_ack_pending,
          () => undefined,
        );
      const written = () => new Promise((resolve) => setTimeout(resolve, 1_000));
      const kept = join(own.folder, 'jetstream/$G/streams/events/obs', consumer, 'o.dat');

      await publish('first');
      await expect.poll(() => (ack('first'), count('first') > 0 && unacknowledged())).toBe(0);
      const told = () =>
        followers.flatMap(({ errors }) => errors).filter((error) => error.includes('were deleted from'));
      const answers = (): Promise<boolean> =>
        link.flush().then(
          () => true,
          () => false,
        );
      /** Whether it did: of what the server had not written yet it knows nothing, or hands it out again. */
      const comesBackWaiting = async (): Promise<boolean> => {
        const { seq } = await publish('done');
        const isGone = () => streams.getMessage('events', { seq }).then((message) => message === null);
        const times = count('done');
        await expect.poll(() => count('done')).toBeGreaterThan(times);
        await written();
        const inFlight = await readFile(kept);
        await expect.poll(() => (ack('done'), isGone())).toBe(true);
        await written();
        await own.kill();
        await writeFile(kept, inFlight);
        await own.start();
        await expect.poll(answers).toBe(true);
        await expect.poll(unacknowledged).not.toBeUndefined();
        if ((await isGone()) && ((await unacknowledged()) === 1 || told().length > 0)) return true;
        await expect.poll(() => (ack('done'), unacknowledged())).toBe(0);
        return false;
      };
      while (!(await comesBackWaiting()));

      await publish('next');
      await expect.poll(() => count('next'), { timeout: 20_000 }).toBeGreaterThan(0);
      await expect.poll(() => (ack('next'), unacknowledged()), { timeout: 20_000 }).toBe(0);
      // Those from 2.15 forget them by themselves.
      if (/^2\.(9|10)\./.test(link.info?.version ?? ''))
        await expect.poll(() => told()[0] ?? '').toContain(`${consumer} skips them.`);

      for (const follower of followers) await follower.close();
      await link.close();
      await own.stop();
    },
  );

  it.concurrent.for(
    ([undefined, 2] as const).flatMap((partitions) =>
      (['consumers', 'streams', 'dead letters'] as const).map((what) => [what, partitions] as const),
    ),
  )(
    'recovers and reports it if its %s were deleted while workers run (partitions: %s)',
    { timeout: 90_000 },
    async ([what, partitions], { expect }) => {
      const stream = `events-${(count += 1)}`;
      const queue = { connection, stream, partitions, leaseInMs: 1_000 };
      const followers = [await follow(queue), await follow(queue)];
      const { streams, consumers } = await jetstreamManager(connection);
      const publisher = await createNatsPublisher(queue);
      let sent = 0;
      const allGet = async (): Promise<void> => {
        const before = followers.map(({ got }) => got.length);
        const get = async (): Promise<boolean> => {
          const id = String((sent += 1));
          // No worker gets it while the stream is missing.
          await publisher.publish({ id, key: id, body: id }).catch(() => undefined);
          for (const { got } of followers) for (const { delivery } of got) void delivery.ack();
          return followers.every(({ got }, index) => got.length > (before[index] ?? 0));
        };
        await expect.poll(get, { timeout: 60_000 }).toBe(true);
      };
      await allGet();

      if (what === 'streams') await streams.delete(stream);
      else if (what === 'dead letters') await streams.delete(`${stream}-dead`);
      else for (const { name } of await consumers.list(stream).next()) await consumers.delete(stream, name);
      const told = (): string => followers.flatMap(({ errors }) => errors).join('\n');
      await expect.poll(told, { timeout: 30_000 }).toContain('is missing and is being recreated');
      await allGet();
      await streams.info(`${stream}-dead`);
      for (const follower of followers) await follower.close();
    },
  );
});
