import { type Clock, systemClock } from '@tradelane/core';
import { type BaseOptions, Consumer, type Message, type MessagesStream, Producer } from '@platformatic/kafka';
import { monotonicNow, reconnectInMs } from '../../clock.ts';
import { checkQueue } from '../../queue/check-queue.ts';
import { buryAgainInMs, followedBy, type Handle, HeldDeliveries } from '../../queue/held-deliveries.ts';
import { type KafkaEntry, KafkaPartition } from './partition.ts';
import { MessageLeaseLostError } from '../../queue/errors.ts';
import type { OutgoingMessage, Publisher, Intake, Source, Subscription } from '../../queue/source.ts';

/** A Kafka topic and its connection. */
export interface KafkaQueue {
  /** Connection options of the client, such as `clientId`, `bootstrapBrokers`, `tls` and `sasl`. */
  readonly connection: BaseOptions;
  /** The topic. Messages with the same key stay in order. */
  readonly topic: string;
}

/** Options of the source. */
export interface KafkaSourceOptions extends KafkaQueue {
  /** The consumer group. A new group starts at the oldest message. Default: `tradelane`. */
  readonly group?: string | undefined;
  /** Topic for dead letters, with the header `reason`. Default: `<topic>-dead`. */
  readonly deadLetterTopic?: string | undefined;
  /**
   * Time without a heartbeat, in milliseconds, after which the group reassigns the partitions. Default: 30,000 (30
   * s).
   */
  readonly sessionTimeoutInMs?: number | undefined;
  /** Clock for waits. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

function checkKafka(options: KafkaSourceOptions): void {
  checkQueue(options, {
    connection: [
      ({ clientId, bootstrapBrokers }: Partial<BaseOptions>) =>
        typeof clientId === 'string' && Array.isArray(bootstrapBrokers) && bootstrapBrokers.length > 0,
      "how the cluster is reached, such as `{ clientId: 'connector', bootstrapBrokers: ['broker:9092'] }`",
    ],
    topic: 'text',
    group: 'name',
    deadLetterTopic: 'name',
    sessionTimeoutInMs: 'time',
    clock: 'clock',
  });
}

/** Longest wait of a fetch request, in milliseconds, and so of a stop. */
const fetchInMs = 500;

/**
 * Preview: tested only against a fake of the protocol.
 *
 * Creates a source for a Kafka topic, read by a consumer group. Messages with the same key stay in order across
 * processes. Kafka doesn't count deliveries: the count starts again when a partition moves to another process. The
 * topics must exist.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createKafkaSource(options: KafkaSourceOptions): Source {
  checkKafka(options);
  return {
    name: options.topic,
    system: 'kafka',
    open: async (intake) => {
      const follower = new Follower(options, intake);
      await follower.open();
      return follower;
    },
  };
}

type Stream = MessagesStream<Buffer, Buffer, Buffer, Buffer>;

interface Session {
  readonly consumer: Consumer;
  readonly stream: Stream;
}

class Follower implements Subscription {
  readonly leaseInMs: number;
  readonly redelivery = 'together';
  readonly #options: KafkaSourceOptions;
  readonly #intake: Intake;
  readonly #clock: Clock;
  readonly #deadLetters: Producer<string, Buffer, string, string>;
  readonly #held = new HeldDeliveries();
  readonly #partitions = new Map<number, KafkaPartition>();
  readonly #stopped = new AbortController();
  #session: Session | undefined;
  #loop: Promise<void> = Promise.resolve();
  #onRoom: (() => void) | undefined;
  /** When the last heartbeat was sent. */
  #heardAt = -Infinity;

  constructor(options: KafkaSourceOptions, intake: Intake) {
    const { sessionTimeoutInMs = 30_000, clock = systemClock } = options;
    this.leaseInMs = sessionTimeoutInMs;
    this.#options = options;
    this.#intake = intake;
    this.#clock = clock;
    this.#deadLetters = createProducer(options.connection);
  }

  /** Joins the group and waits for the assignment. */
  async open(): Promise<void> {
    const { connection, topic, group = 'tradelane' } = this.#options;
    const consumer = new Consumer({
      ...connection,
      groupId: group,
      autocommit: false,
      sessionTimeout: this.leaseInMs,
      rebalanceTimeout: 2 * this.leaseInMs,
      heartbeatInterval: Math.ceil(this.leaseInMs / 10),
      maxWaitTime: fetchInMs,
    });
    let sentAt = monotonicNow(this.#clock);
    consumer.on('consumer:heartbeat:start', () => (sentAt = monotonicNow(this.#clock)));
    consumer.on('consumer:heartbeat:end', () => this.#hear(sentAt));
    consumer.on('consumer:group:join', () => {
      this.#hear(monotonicNow(this.#clock));
      this.#assign(consumer);
    });
    try {
      const stream = await consumer.consume({ topics: [topic], mode: 'committed', fallbackMode: 'earliest' });
      this.#session = { consumer, stream };
    } catch (error) {
      await consumer.close(true).catch(() => undefined);
      throw error;
    }
  }

  #hear(sentAt: number): void {
    const wasSilent = this.#isSilent;
    this.#heardAt = sentAt;
    if (wasSilent) this.#pump();
  }

  /** Whether the last heartbeat is so old that the partitions may be reassigned. */
  get #isSilent(): boolean {
    return monotonicNow(this.#clock) - this.#heardAt >= this.leaseInMs;
  }

  start(): void {
    this.#loop = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#onRoom?.();
    await this.#session?.stream.close();
    await this.#loop;
  }

  async close(): Promise<void> {
    const committing = [...this.#partitions.values()].map((partition) => partition.committed());
    for (const told of await Promise.allSettled(committing))
      if (told.status === 'rejected') this.#intake.onError(told.reason);
    this.#loseAll();
    await this.#session?.consumer.close(true).catch(this.#intake.onError);
    await this.#deadLetters.close().catch(this.#intake.onError);
  }

  /** Reads until stopped, and starts a new session after a failure. */
  async #follow(): Promise<void> {
    for (let failures = 0; !this.#stopped.signal.aborted;) {
      try {
        if (this.#session === undefined) await this.open();
        if (this.#stopped.signal.aborted) return;
        failures = 0;
        await this.#read((this.#session as unknown as Session).stream);
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        failures += 1;
        this.#intake.onError(error);
        this.#loseAll();
        await this.#session?.consumer.close(true).catch(() => undefined);
        this.#session = undefined;
        await this.#clock.wait(reconnectInMs(failures), this.#stopped.signal).catch(() => undefined);
      }
    }
  }

  async #read(stream: Stream): Promise<void> {
    for await (const message of stream) {
      if (this.#stopped.signal.aborted) return;
      this.#receive(message);
      while (this.#waiting >= this.#intake.capacity && !this.#stopped.signal.aborted)
        await new Promise<void>((resolve) => (this.#onRoom = resolve));
    }
    if (!this.#stopped.signal.aborted)
      throw new Error(
        `The Kafka stream of ${this.#options.topic} ended unexpectedly. Check the brokers, then start the consumer again.`,
      );
  }

  #receive({ partition, offset, leaderEpoch, value, headers }: Message): void {
    // A record may lack a value, despite the types.
    const body = (value as Buffer | null | undefined) ?? Buffer.alloc(0);
    this.#partitions.get(partition)?.receive({ offset, leaderEpoch, body, traceparent: traceparentIn(headers) });
    this.#pump();
  }

  get #waiting(): number {
    return [...this.#partitions.values()].reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /** Applies an assignment. Kept partitions continue, and records of others are dropped. */
  #assign(consumer: Consumer): void {
    const { topic } = this.#options;
    const ours = new Set(consumer.assignments?.find((one) => one.topic === topic)?.partitions);
    for (const [index, partition] of this.#partitions) {
      if (ours.has(index)) continue;
      partition.lose();
      this.#partitions.delete(index);
    }
    for (const index of ours) {
      if (this.#partitions.has(index)) continue;
      const commit = (offset: bigint, leaderEpoch: number): Promise<void> =>
        consumer.commit({ offsets: [{ topic, partition: index, offset, leaderEpoch }] });
      this.#partitions.set(index, new KafkaPartition(commit, this.#clock));
    }
    this.#onRoom?.();
  }

  #loseAll(): void {
    for (const partition of this.#partitions.values()) partition.lose();
    this.#partitions.clear();
  }

  readonly #pump = (): void => {
    for (const [index, partition] of this.#partitions) {
      while (this.#held.size < this.#intake.capacity && !this.#stopped.signal.aborted && !this.#isSilent) {
        const entry = partition.take();
        if (entry === undefined) break;
        this.#intake.deliver(this.#held.hold(this.#handleOf(index, partition, entry)));
      }
    }
    if (this.#waiting < this.#intake.capacity) this.#onRoom?.();
  };

  #handleOf(index: number, partition: KafkaPartition, entry: KafkaEntry): Handle {
    const handle: Handle = {
      body: entry.body,
      attempt: entry.attempts,
      traceparent: entry.traceparent,
      ack: () => partition.finish(entry),
      nack: (delayInMs) => {
        partition.mustBeOurs();
        partition.giveBack(entry, delayInMs, this.#pump);
      },
      heartbeat: () => {
        partition.mustBeOurs();
        if (this.#isSilent) throw new MessageLeaseLostError('a partition');
      },
      deadLetter: async (reason) => {
        partition.mustBeOurs();
        const { topic, deadLetterTopic = `${topic}-dead` } = this.#options;
        const headers = { reason, partition: String(index), offset: String(entry.offset) };
        try {
          await this.#deadLetters.send({ messages: [{ topic: deadLetterTopic, value: entry.body, headers }] });
        } catch (error) {
          // No other process would redeliver it.
          partition.giveBack(entry, buryAgainInMs, this.#pump);
          throw error;
        }
        await partition.finish(entry);
      },
    };
    const isGone = (): boolean => partition.isLost || this.#isSilent;
    return {
      ...followedBy(handle, this.#pump),
      get isGone() {
        return isGone();
      },
      // While the partition is ours, no other process would redeliver it.
      forgotten: () => {
        if (!partition.isLost) partition.giveBack(entry, 0, this.#pump);
        this.#pump();
      },
    };
  }
}

/** Names of headers are bytes, and a value may be missing. */
function traceparentIn(headers: ReadonlyMap<Buffer, Buffer | null>): string | undefined {
  for (const [name, value] of headers) if (name.toString() === 'traceparent') return value?.toString();
  return undefined;
}

const bytesOf = (text?: string): Buffer | undefined => (text === undefined ? undefined : Buffer.from(text));

function createProducer(connection: BaseOptions): Producer<string, Buffer, string, string> {
  const serializers = { key: bytesOf, value: (value?: Buffer) => value, headerKey: bytesOf, headerValue: bytesOf };
  return new Producer({ ...connection, serializers });
}

/** Options of the publisher. */
export type KafkaPublisherOptions = KafkaQueue;

/**
 * Preview: tested only against a fake of the protocol.
 *
 * Creates a publisher for a Kafka topic. The key selects the partition. Resolves when all in-sync replicas have the
 * message.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createKafkaPublisher(options: KafkaPublisherOptions): Publisher {
  checkKafka(options);
  const { connection, topic } = options;
  const producer = createProducer(connection);
  return {
    name: topic,
    publish: async ({ id, key, body, traceparent }: OutgoingMessage) => {
      const headers = { id, ...(traceparent !== undefined && { traceparent }) };
      const message = { topic, value: Buffer.from(body), headers, ...(key !== undefined && { key }) };
      await producer.send({ messages: [message], acks: -1 });
    },
    close: () => producer.close(),
  };
}
