import type { Channel, Connection } from 'rabbitmq-client';
import { reconnectInMs } from '../../clock.ts';
import { QueueError } from '../../queue/errors.ts';
import { type HowFollowed, isClosed, RabbitFollower } from './follower.ts';

/** How often a worker compares its partitions with its share, in milliseconds. */
const shareEveryInMs = 2_000;

/** How partitions are shared. */
export interface HowShared extends Pick<HowFollowed, 'clock' | 'declare' | 'end' | 'intake'> {
  /** The queues of the partitions. */
  readonly partitions: readonly string[];
  /** A queue that every worker consumes, so that its consumers are the workers. */
  readonly workers: string;
  /** A queue that workers consume while they have less than their share. */
  readonly waiting: string;
  /** How a partition is followed. */
  readonly settingsOf: (partition: string) => HowFollowed;
  readonly random: () => number;
}

/**
 * Follows a share of the partitions: their number divided by the number of workers. It is rounded up, or down while
 * another worker has less. If a worker starts, the others release partitions. If one stops or dies, they take its
 * partitions.
 */
export class RabbitShares {
  readonly #connection: Connection;
  readonly #how: HowShared;
  readonly #stopped = new AbortController();
  readonly #own = new Map<string, RabbitFollower>();
  /** Includes partitions that are being released. */
  readonly #open = new Set<RabbitFollower>();
  #presence: Channel | undefined;
  /** Its consumer on the queue of waiting workers. */
  #waiting: string | undefined;

  constructor(connection: Connection, how: HowShared) {
    this.#connection = connection;
    this.#how = how;
  }

  async follow(): Promise<void> {
    const { clock, declare, end, intake, workers } = this.#how;
    const { signal } = this.#stopped;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const channel = await this.#connection.acquire();
        this.#presence = channel;
        this.#waiting = undefined;
        await channel.queueDeclare({ queue: workers, durable: true, autoDelete: true });
        await channel.basicConsume({ queue: workers, noAck: true }, () => undefined);
        for (failures = 0; channel.active && !signal.aborted;) {
          await this.#share(channel);
          await clock.wait(shareEveryInMs, signal).catch(() => undefined);
        }
      } catch (error) {
        if (isClosed(error)) return end(new QueueError(workers, 'The connection was closed', error));
        if (!signal.aborted) intake.onError(error);
        // The cause may be a missing queue.
        await declare().catch(() => undefined);
      }
      await this.#presence?.close().catch(() => undefined);
      await clock.wait(reconnectInMs(failures), signal).catch(() => undefined);
    }
  }

  /** Releases partitions above the share. Takes partitions that have no consumer up to the share. */
  async #share(channel: Channel): Promise<void> {
    const { partitions, workers } = this.#how;
    const { consumerCount } = await channel.queueDeclare({ queue: workers, passive: true });
    const exact = partitions.length / Math.max(1, consumerCount);
    const isWaited = await this.#wait(channel, this.#own.size < Math.floor(exact));
    const share = isWaited ? Math.floor(exact) : Math.ceil(exact);
    for (const partition of this.#shuffled([...this.#own.keys()]).slice(share)) this.#release(partition);
    for (const queue of this.#shuffled(partitions.filter((one) => !this.#own.has(one)))) {
      if (this.#own.size >= share) return;
      const { consumerCount: consumers } = await channel.queueDeclare({ queue, passive: true });
      if (this.#stopped.signal.aborted) return;
      if (consumers === 0) this.#take(queue);
    }
  }

  /** Waits for partitions, or no longer. Returns whether any worker waits. */
  async #wait(channel: Channel, isWaiting: boolean): Promise<boolean> {
    const { waiting: queue } = this.#how;
    const declared = { queue, durable: true, arguments: { 'x-expires': 60_000 } } as const;
    const { consumerCount } = await channel.queueDeclare(declared);
    const consumer = this.#waiting;
    this.#waiting = undefined;
    if (!isWaiting && consumer !== undefined) await channel.basicCancel({ consumerTag: consumer });
    if (isWaiting)
      this.#waiting = consumer ?? (await channel.basicConsume({ queue, noAck: true }, () => undefined)).consumerTag;
    return consumerCount - Number(consumer !== undefined) + Number(isWaiting) > 0;
  }

  #take(partition: string): void {
    const follower = new RabbitFollower(this.#connection, this.#how.settingsOf(partition));
    this.#own.set(partition, follower);
    this.#open.add(follower);
    void follower.follow().then(() => {
      this.#open.delete(follower);
      if (this.#own.get(partition) === follower) this.#own.delete(partition);
    });
  }

  #release(partition: string): void {
    const follower = this.#own.get(partition);
    this.#own.delete(partition);
    follower?.release().catch(this.#how.intake.onError);
  }

  #shuffled(partitions: readonly string[]): readonly string[] {
    return partitions
      .map((partition) => ({ partition, place: this.#how.random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ partition }) => partition);
  }

  stop(): void {
    this.#stopped.abort();
    for (const follower of this.#open) follower.stop();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((follower) => follower.close()));
    await this.#presence?.close();
  }
}
