import { Consumer, Producer } from '@platformatic/kafka';
import { createVirtualClock } from '@tradelane/core';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { createKafkaSource, type KafkaSourceOptions } from '../../../src/brokers/kafka/index.ts';
import { follow } from '../collector.ts';
import { settle } from '../world.ts';

/** A stream of records that the test fills. */
class Stream {
  isClosed = false;
  readonly #records: object[] = [];
  #wake: (() => void) | undefined;
  #failure: Error | undefined;
  /** Records that the source has taken. */
  taken = 0;

  put(...records: object[]): void {
    this.#records.push(...records);
    this.#wake?.();
  }

  fail(error: Error): void {
    this.#failure = error;
    this.#wake?.();
  }

  close(): Promise<void> {
    this.isClosed = true;
    this.#wake?.();
    return Promise.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<object> {
    for (;;) {
      const record = this.#records.shift();
      if (record !== undefined) {
        this.taken += 1;
        yield record;
      } else if (this.#failure !== undefined) throw this.#failure;
      else if (this.isClosed) return;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

export const record = (partition: number, offset: number, fields: object = {}): object => ({
  partition,
  offset: BigInt(offset),
  leaderEpoch: 4,
  value: Buffer.from(`${partition}-${offset}`),
  headers: new Map(),
  ...fields,
});

/** The group has assigned the partitions. */
export function assign(consumer: Consumer | undefined, partitions: readonly number[]): void {
  if (consumer === undefined) return;
  consumer.assignments = [
    { topic: 'other', partitions: [9] },
    { topic: 'events', partitions: [...partitions] },
  ] as unknown as Consumer['assignments'];
  consumer.emit('consumer:group:join', {} as never);
}

/** Replaces the calls of the client in each test. `failures` are the errors of the next calls of a method. */
export function useFakeClient() {
  const consumers: Consumer[] = [];
  const streams: Stream[] = [];
  const failures = new Map<string, Error[]>();
  const consume = vi.fn<(options: unknown) => void>();
  const commit = vi.fn<(offsets: unknown) => void>();
  const send = vi.fn<(options: unknown) => void>();
  const closed = vi.fn<(what: string) => void>();
  const fail = (call: string): void => {
    const error = failures.get(call)?.shift();
    if (error !== undefined) throw error;
  };
  beforeEach(() => {
    for (const list of [consumers, streams]) list.length = 0;
    failures.clear();
    const spies = [
      vi.spyOn(Consumer.prototype, 'consume').mockImplementation(async function (this: Consumer, options: unknown) {
        await settle(1);
        consumers.push(this);
        consume(options);
        fail('consume');
        assign(this, [0, 1]);
        const stream = new Stream();
        streams.push(stream);
        return stream as never;
      } as never),
      vi.spyOn(Consumer.prototype, 'commit').mockImplementation((async ({ offsets }: { readonly offsets: unknown }) => {
        await settle(1);
        fail('commit');
        commit(offsets);
      }) as never),
      vi.spyOn(Consumer.prototype, 'close').mockImplementation((async (force: boolean) => {
        closed(`consumer ${force}`);
        await Promise.resolve();
        fail('close');
      }) as never),
      vi.spyOn(Producer.prototype, 'send').mockImplementation((async (options: unknown) => {
        await Promise.resolve();
        fail('send');
        send(options);
      }) as never),
      vi.spyOn(Producer.prototype, 'close').mockImplementation((async () => {
        await Promise.resolve();
        closed('producer');
      }) as never),
    ];
    for (const mock of [consume, commit, send, closed]) mock.mockClear();
    onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  });
  const heartbeat = (): void => {
    consumers.at(-1)?.emit('consumer:heartbeat:start');
    consumers.at(-1)?.emit('consumer:heartbeat:end');
  };
  return { consumers, streams, failures, consume, commit, send, closed, heartbeat };
}

export const connection = { clientId: 'test', bootstrapBrokers: ['127.0.0.1:1'] };

export async function running(options: Partial<KafkaSourceOptions> = {}, capacity?: number) {
  const clock = createVirtualClock();
  const source = createKafkaSource({ connection, topic: 'events', clock, sessionTimeoutInMs: 6_000, ...options });
  const follower = await follow(source, capacity);
  await settle();
  return { ...follower, clock, source };
}

export const texts = (bodies: () => readonly string[]): string => bodies().join(' ');
