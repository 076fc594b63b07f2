import {
  AckPolicy,
  jetstream,
  type JetStreamClient,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
} from '@nats-io/jetstream';
import { errors, headers, nanos, type NatsConnection } from '@nats-io/transport-node';
import { checkQueue, clientWith, wholeMs } from '../../queue/check-queue.ts';
import type { Handle } from '../../queue/held-deliveries.ts';
import { type JetStreamMessage, type NatsPull, openNatsPull } from './pull.ts';
import { QueueError } from '../../queue/errors.ts';
import { watched } from './watch.ts';
import { partitionOf } from '../../queue/keys.ts';
import type { OutgoingMessage, Publisher, Intake, Source, Subscription } from '../../queue/source.ts';

/** A JetStream stream and its connection. */
export interface NatsQueue {
  /** A connection of the NATS client. You close it. */
  readonly connection: NatsConnection;
  /** The stream. It and `<stream>-dead` for dead letters are created with work-queue retention if missing. */
  readonly stream: string;
  /** Subject of the messages. With partitions, each uses `<subject>.<partition>`. Default: the name of the stream. */
  readonly subject?: string | undefined;
  /**
   * Number of partitions, which keep the order across processes: one message of each is in flight at a time. All
   * publishers and consumers need the same number, permanently. Without partitions, the order holds within each
   * process.
   */
  readonly partitions?: number | undefined;
}

/** Options of the source. */
export interface NatsSourceOptions extends NatsQueue {
  /** Name of the durable consumer. Default: `tradelane`. */
  readonly consumer?: string | undefined;
  /** Lease of a message (`ack_wait`), in milliseconds. Default: 30,000 (30 s). */
  readonly leaseInMs?: number | undefined;
}

function checkNats(options: NatsSourceOptions): void {
  checkQueue(options, {
    connection: clientWith('request', 'what `connect()` of `@nats-io/transport-node` resolves to'),
    stream: 'text',
    subject: 'name',
    consumer: 'name',
    partitions: 'count',
    leaseInMs: 'time',
  });
}

const defaultConsumer = 'tradelane';

/**
 * Creates a source for a NATS JetStream stream. Dead letters use the subject `<subject>-dead` and the header
 * `reason`.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createNatsSource(options: NatsSourceOptions): Source {
  checkNats(options);
  const { connection, stream, subject = stream, partitions } = options;
  const leaseInMs = wholeMs(options.leaseInMs ?? 30_000);
  const isOneByOne = partitions !== undefined;
  return {
    name: stream,
    system: 'nats',
    open: async (intake) => {
      const manager = await jetstreamManager(connection);
      const js = jetstream(connection);
      const subjects = subjectsOf(options);
      const consumers = [...subjects.keys()];
      const make = async (): Promise<void> => {
        await makeStreams(manager, { stream, subject, partitions });
        for (const [name, filter] of subjects)
          await manager.consumers.add(stream, {
            durable_name: name,
            filter_subject: filter,
            ack_policy: AckPolicy.Explicit,
            ack_wait: nanos(leaseInMs),
            ...(isOneByOne && { max_ack_pending: 1 }),
          });
      };
      await make();
      const handle = handleWith({
        bury: buryIn(js, `${subject}-dead`),
        // The server confirms only acknowledgements with a reply subject.
        renew: async (reply) => void (await connection.request(reply, '+WPI', { timeout: leaseInMs / 3 })),
      });
      const pulls = consumers.map((name) => ({
        connection,
        subject: `${js.apiPrefix}.CONSUMER.MSG.NEXT.${stream}.${name}`,
        leaseInMs,
        handle,
      }));
      const [only] = pulls;
      const subscription =
        isOneByOne || only === undefined ? openPartitions(intake, pulls, leaseInMs) : openNatsPull(intake, only);
      return watched(subscription, intake, {
        connection,
        manager,
        stream,
        dead: `${stream}-dead`,
        consumers,
        isOneByOne,
        everyInMs: leaseInMs,
        make,
      });
    },
  };
}

/** The durable consumers and their subjects. */
function subjectsOf({
  stream,
  subject = stream,
  partitions,
  consumer = defaultConsumer,
}: NatsSourceOptions): ReadonlyMap<string, string> {
  if (partitions === undefined) return new Map([[consumer, subject]]);
  return new Map(Array.from({ length: partitions }, (_, index) => [`${consumer}-${index}`, `${subject}.${index}`]));
}

type Bury = (body: Uint8Array, reason: string) => Promise<void>;

function buryIn(js: JetStreamClient, deadLetterSubject: string): Bury {
  return async (body, reason) => {
    const told = headers();
    told.set('reason', reason);
    // A body of the maximum size leaves no room for the reason.
    await js.publish(deadLetterSubject, body, { headers: told }).catch(async (error: unknown) => {
      if (!(error instanceof errors.InvalidArgumentError)) throw error;
      await js.publish(deadLetterSubject, body);
    });
  };
}

interface Server {
  readonly bury: Bury;
  /** Resolves when the server has confirmed that the message is still in flight. */
  readonly renew: (reply: string) => Promise<void>;
}

type ToHandle = (message: JetStreamMessage) => Handle;

const handleWith =
  (server: Server): ToHandle =>
  (message) =>
    new JetStreamHandle(message, server);

/** A class for speed, since each message has one. */
class JetStreamHandle implements Handle {
  readonly #message: JetStreamMessage;
  readonly #server: Server;

  constructor(message: JetStreamMessage, server: Server) {
    this.#message = message;
    this.#server = server;
  }

  get body(): Uint8Array {
    return this.#message.data;
  }

  get attempt(): number {
    return this.#message.deliveryCount;
  }

  get traceparent(): string | undefined {
    return this.#message.traceparent;
  }

  ack(): void {
    this.#message.ack();
  }

  nack(delayInMs: number): void {
    this.#message.nak(delayInMs);
  }

  heartbeat(): Promise<void> {
    return this.#server.renew(this.#message.reply);
  }

  async deadLetter(reason: string): Promise<void> {
    await this.#server.bury(this.#message.data, reason);
    this.#message.ack();
  }
}

/** Delivers one message per partition at a time. The server has at most one of each in flight. */
function openPartitions(intake: Intake, pulls: readonly NatsPull[], leaseInMs: number): Subscription {
  const partitions = pulls.map((pull) => openNatsPull({ ...intakeOf(intake), capacity: 1 }, pull));
  return {
    leaseInMs,
    redelivery: 'first',
    start: () => {
      for (const partition of partitions) partition.start();
    },
    stop: async () => {
      await Promise.all(partitions.map((partition) => partition.stop()));
    },
    close: async () => {
      await Promise.all(partitions.map((partition) => partition.close()));
    },
  };
}

/** The methods of an intake, which may be of a class. */
const intakeOf = (intake: Intake): Pick<Intake, 'deliver' | 'onError'> => ({
  deliver: (delivery) => intake.deliver(delivery),
  onError: (error) => intake.onError(error),
});

async function makeStreams(
  manager: JetStreamManager,
  {
    stream,
    subject,
    partitions,
  }: { readonly stream: string; readonly subject: string; readonly partitions: number | undefined },
): Promise<void> {
  const subjects = [partitions === undefined ? subject : `${subject}.*`];
  await makeStream(manager, stream, subjects, RetentionPolicy.Workqueue);
  await makeStream(manager, `${stream}-dead`, [`${subject}-dead`], RetentionPolicy.Limits);
}

async function makeStream(
  manager: JetStreamManager,
  name: string,
  subjects: string[],
  retention: RetentionPolicy,
): Promise<void> {
  try {
    await manager.streams.info(name);
  } catch (error) {
    if (!(error instanceof JetStreamApiError)) throw error;
    await manager.streams.add({ name, subjects, retention });
  }
}

/** Options of the publisher. */
export type NatsPublisherOptions = NatsQueue;

/**
 * Creates a publisher for a NATS JetStream stream, which drops duplicates by ID within its duplicate window.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export async function createNatsPublisher(options: NatsPublisherOptions): Promise<Publisher> {
  checkNats(options);
  const { connection, stream, subject = stream, partitions } = options;
  const manager = await jetstreamManager(connection);
  const make = (): Promise<void> => makeStreams(manager, { stream, subject, partitions });
  const js = jetstream(connection);
  let made: Promise<void> | undefined = make();
  const fail = (error: unknown): never => {
    made = undefined;
    // The client can't know whether the stream or JetStream is missing.
    if (!(error instanceof Error) || error.name !== 'JetStreamNotEnabled') throw error;
    throw new QueueError(stream, `no stream has the subject ${subject}`, error);
  };
  await made;
  return {
    name: stream,
    publish: async ({ id, key, body, traceparent }: OutgoingMessage) => {
      const to = partitions === undefined ? subject : `${subject}.${partitionOf(key, partitions, id)}`;
      const carried = headers();
      if (traceparent !== undefined) carried.set('traceparent', traceparent);
      made ??= make();
      await made.catch(fail);
      await js.publish(to, body, { msgID: id, ...(traceparent !== undefined && { headers: carried }) }).catch(fail);
    },
    close: () => Promise.resolve(),
  };
}
