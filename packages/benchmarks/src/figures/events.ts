import { EventEmitter, once } from 'node:events';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { createConsumer, createMemoryDedupeStore, type Publisher, type Source } from '@tradelane/events';
import { createNatsPublisher, createNatsSource } from '@tradelane/events/nats';
import { createRabbitPublisher, createRabbitSource } from '@tradelane/events/rabbitmq';
import { startNats, startRabbit } from '@tradelane/test-servers';
import { Connection } from 'rabbitmq-client';
import { type Figure, ratioAtLeast } from '../measure/figure.ts';
import { inTurns } from '../measure/in-turns.ts';
import { ratiosOf, rowsOf } from '../measure/samples.ts';

const clientAlone = 'the client alone';
const ourConsumer = 'the consumer';
type Who = typeof clientAlone | typeof ourConsumer;
const contenders: readonly Who[] = [clientAlone, ourConsumer];

/** One broker: how it is filled, and how each contender consumes all messages. */
interface Broker {
  readonly name: string;
  readonly publisher: Publisher;
  /** Consumes a number of messages with the bare client, acknowledging each. */
  bare(count: number): Promise<void>;
  readonly source: Source;
  close(): Promise<void>;
}

/** Unacknowledged messages at a time, for both contenders. */
const prefetch = 256;

/** Events that one worker consumes from a queue with an empty handler, compared with the broker's client alone. */
export const events: Figure = {
  title: 'Events per second, one worker, handler empty',
  method:
    'One process empties a full queue. The broker’s client alone acknowledges each message without reading it. The consumer parses, checks, deduplicates (in memory), orders, calls an empty handler and acknowledges. The servers are real, on the same machine, with 256 messages in flight. The order changes in each round, and ratios compare the same round.',
  peers: ['@nats-io/jetstream', 'rabbitmq-client'],
  async measure(quick) {
    const [rounds, count] = quick ? [4, 5_000] : [12, 12_000];
    const charts = [];
    const verdicts = [];
    for (const open of [openNats, openRabbit]) {
      const broker = await open();
      let turn = 0;
      const perSecond = async (who: Who): Promise<number> => {
        turn += 1;
        await fill(broker.publisher, `turn-${turn}`, count);
        globalThis.gc?.({ type: 'minor' });
        const startedAt = performance.now();
        await (who === clientAlone ? broker.bare(count) : consume(broker.source, count));
        return (count / (performance.now() - startedAt)) * 1_000;
      };
      for (const who of contenders) await perSecond(who); // Warms both up.
      const found = await inTurns(contenders, rounds, perSecond);
      await broker.close();
      charts.push({
        title: broker.name,
        unit: 'events/s',
        rows: rowsOf(found, (name) => name === ourConsumer),
      });
      verdicts.push(
        ratioAtLeast(`${broker.name}, against the client alone`, ratiosOf(found, ourConsumer, clientAlone), 0.8),
      );
    }
    return { charts, verdicts };
  },
};

async function fill(publisher: Publisher, name: string, count: number): Promise<void> {
  const data = {
    channel_id: 'acme_web',
    store_id: 'store_1',
    feature: 'store-linking',
    configuration: { feature: 'store-linking', status: 'linked' },
    trigger_date: '2026-01-12T09:14:58Z',
  };
  for (let from = 0; from < count; from += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, count - from) }, (_, index) => {
        const id = `${name}-${from + index}`;
        const body = {
          id,
          type: 'STORE_MANAGEMENT_FEATURE',
          time: '2026-01-12T09:15:00Z',
          data: { ...data, store_id: id },
        };
        return publisher.publish({ id, key: undefined, body: JSON.stringify(body) });
      }),
    );
}

async function consume(source: Source, count: number): Promise<void> {
  const stop = new AbortController();
  let left = count;
  const consumer = createConsumer({
    source,
    prefetch,
    dedupe: createMemoryDedupeStore(),
    actions: { updateStatus: () => Promise.reject(new Error('Nothing is to be reported')) },
    handlers: {
      STORE_MANAGEMENT_FEATURE: () => {
        left -= 1;
        if (left === 0) stop.abort();
      },
    },
  });
  await consumer.run({ signal: stop.signal });
  if (consumer.stats().handled !== count)
    throw new Error(`${consumer.stats().handled} of ${count} events were handled`);
}

async function openNats(): Promise<Broker> {
  const server = await startNats();
  const connection = await connect({ servers: server.url });
  const stream = 'events';
  const publisher = await createNatsPublisher({ connection, stream });
  const manager = await jetstreamManager(connection);
  const consumer = 'worker';
  await manager.consumers.add(stream, {
    durable_name: consumer,
    filter_subject: stream,
    ack_policy: AckPolicy.Explicit,
    ack_wait: 30_000_000_000,
  });
  return {
    name: 'NATS JetStream',
    publisher,
    source: createNatsSource({ connection, stream, consumer }),
    bare: async (count) => {
      const messages = await (
        await jetstream(connection).consumers.get(stream, consumer)
      ).consume({ max_messages: prefetch });
      let left = count;
      for await (const message of messages) {
        message.ack();
        left -= 1;
        if (left === 0) break;
      }
      await messages.close();
      await connection.flush();
    },
    close: async () => {
      await connection.close();
      await server.stop();
    },
  };
}

async function openRabbit(): Promise<Broker> {
  const server = await startRabbit();
  const connection = new Connection(server.url);
  await connection.onConnect(60_000);
  const queue = 'events';
  const publisher = createRabbitPublisher({ connection, queue });
  return {
    name: 'RabbitMQ',
    publisher,
    source: createRabbitSource({ connection, queue }),
    bare: async (count) => {
      let left = count;
      const emptied = new EventEmitter();
      const consumer = connection.createConsumer(
        { queue, queueOptions: { queue, passive: true }, qos: { prefetchCount: prefetch } },
        () => {
          left -= 1;
          // The client acknowledges the message after this function returns, and must stay open until then.
          if (left === 0) setImmediate(() => emptied.emit('empty'));
        },
      );
      await once(emptied, 'empty');
      await consumer.close();
    },
    close: async () => {
      await publisher.close();
      await connection.close();
      await server.stop();
    },
  };
}
