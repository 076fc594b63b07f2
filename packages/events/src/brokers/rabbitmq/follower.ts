import type { Clock } from '@tradelane/core';
import type { AsyncMessage, Channel, Connection } from 'rabbitmq-client';
import { reconnectInMs } from '../../clock.ts';
import { findUnsafeNumber } from '../../messages/parse-event.ts';
import { buryAgainInMs } from '../../queue/held-deliveries.ts';
import { MessageLeaseLostError, QueueError } from '../../queue/errors.ts';
import { RabbitAcks } from './acks.ts';
import type { Delivery, Intake } from '../../queue/source.ts';

/** Dead-letters a body. */
export type Bury = (body: unknown, reason: string) => Promise<void>;

/** Settings of a follower. */
export interface HowFollowed {
  readonly queue: string;
  readonly prefetch: number;
  readonly bury: Bury;
  /** Whether the broker moves rejected messages to the dead letters. */
  readonly isBuriedByBroker: boolean;
  /** Declares the queue if it is missing. */
  readonly declare: () => Promise<void>;
  /** Called if the connection is closed permanently. */
  readonly end: (cause: Error) => void;
  /** Whether several workers would break the order. */
  readonly mustBeAlone: boolean;
  /** A queue whose only consumer may consume this queue. */
  readonly lock: string | undefined;
  readonly intake: Intake;
  readonly clock: Clock;
}

/** How often the number of workers is checked, in milliseconds. */
const countEveryInMs = 5_000;

/** How often the source checks whether its connection is being closed, in milliseconds. */
const closingEveryInMs = 1_000;

/** Consumes one queue, and opens a new channel after each failure. Ends if another worker holds the lock. */
export class RabbitFollower {
  readonly #connection: Connection;
  readonly #how: HowFollowed;
  readonly #stopped = new AbortController();
  #open: OpenChannel | undefined;

  constructor(connection: Connection, how: HowFollowed) {
    this.#connection = connection;
    this.#how = how;
  }

  /** Consumes until stopped. After a broken channel, unfinished messages are redelivered. */
  async follow(): Promise<void> {
    const { clock, declare, end, intake, queue } = this.#how;
    for (let failures = 0; !this.#isStopped;) {
      try {
        const channel = await this.#connection.acquire({ emitErrorsFromChannel: true });
        if (this.#isStopped) return await channel.close();
        const open = new OpenChannel(channel, this.#how, this.#stopped.signal);
        this.#open = open;
        if (!(await open.consume())) return;
        failures = 0;
        if (this.#how.mustBeAlone) void this.#findOthers(channel).catch(() => undefined);
        await this.#closed(open, channel);
        // The next channel may take long to fail.
        if (!this.#isStopped && !this.#connection.ready) intake.onError(new Error('The connection was lost'));
      } catch (error) {
        if (isClosed(error)) return end(new QueueError(queue, 'The connection was closed', error));
        intake.onError(error);
        failures += 1;
        await this.#open?.close().catch(() => undefined);
        // The cause may be a missing queue.
        await declare().catch(() => undefined);
      }
      this.#open = undefined;
      await clock.wait(reconnectInMs(failures), this.#stopped.signal).catch(() => undefined);
    }
  }

  /** Checks until there are other workers. */
  async #findOthers(channel: Channel): Promise<void> {
    const { clock, intake, queue } = this.#how;
    while (channel.active) {
      const { consumerCount } = await channel.queueDeclare({ queue, passive: true });
      if (consumerCount > 1) return intake.onUnordered?.();
      await clock.wait(countEveryInMs, this.#stopped.signal);
    }
  }

  /**
   * Resolves when the channel is closed.
   * @throws If your program closes the connection, which waits for its channels.
   */
  async #closed(open: OpenChannel, channel: Channel): Promise<void> {
    const look = async (): Promise<void> => {
      while (channel.active && !this.#isStopped) {
        if (!this.#connection.ready) await (await this.#connection.acquire()).close();
        await this.#how.clock.wait(closingEveryInMs, this.#stopped.signal).catch(() => undefined);
      }
      return open.closed;
    };
    await Promise.race([open.closed, look()]);
  }

  get #isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** Leaves the queue to another worker after all messages in flight have ended. */
  async release(): Promise<void> {
    await this.#open?.drained();
    this.stop();
    await this.close();
  }

  /** Returns all messages in flight in one step, which keeps their order. */
  async close(): Promise<void> {
    await this.#open?.close();
  }
}

/** The client never reconnects after your program has closed its connection. */
export const isClosed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AMQPConnectionError' && 'code' in error && error.code === 'CLOSING';

/** The broker refuses a second exclusive consumer. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AMQPChannelError' && error.message.includes('exclusive use');

/** A channel and its acknowledgements. */
class OpenChannel {
  readonly how: HowFollowed;
  readonly acks: RabbitAcks;
  readonly closed: Promise<void>;
  readonly #channel: Channel;
  readonly #stopped: AbortSignal;
  readonly #delivered = new Set<Delivery>();
  #onDrained: (() => void) | undefined;

  constructor(channel: Channel, how: HowFollowed, stopped: AbortSignal) {
    this.how = how;
    this.acks = new RabbitAcks(channel);
    this.closed = new Promise((resolve) => channel.once('close', resolve));
    this.#channel = channel;
    this.#stopped = stopped;
    channel.on('error', (error: unknown) => {
      if (!isLocked(error)) how.intake.onError(error);
    });
    channel.on('basic.cancel', (_tag: string, error: unknown) => {
      how.intake.onError(error);
      void this.close();
    });
  }

  get isOpen(): boolean {
    return this.#channel.active;
  }

  /** @returns Whether it consumes. False if another worker holds the lock. */
  async consume(): Promise<boolean> {
    const { lock, prefetch, queue } = this.how;
    if (lock !== undefined && !(await this.#acquire(lock))) return false;
    await this.#channel.basicQos({ prefetchCount: prefetch });
    await this.#channel.basicConsume({ queue }, this.#take);
    return true;
  }

  /** The broker removes the lock when the channel closes. */
  async #acquire(lock: string): Promise<boolean> {
    await this.#channel.queueDeclare({ queue: lock, durable: true, autoDelete: true });
    try {
      await this.#channel.basicConsume({ queue: lock, exclusive: true, noAck: true }, () => undefined);
      return true;
    } catch (error) {
      if (isLocked(error)) return false;
      throw error;
    }
  }

  readonly #take = (message: AsyncMessage): void => {
    this.acks.hold(message.deliveryTag);
    // The broker redelivers a message that isn't delivered when the channel closes. While draining, a redelivered
    // message is earlier than the messages of its key in flight, which may wait for it.
    if (this.#stopped.aborted || (this.#onDrained !== undefined && !message.redelivered)) return;
    const delivery = new RabbitDelivery(message, this);
    this.#delivered.add(delivery);
    this.how.intake.deliver(delivery);
  };

  /** Marks a delivery as ended. */
  end(delivery: Delivery): void {
    this.#delivered.delete(delivery);
    if (this.#delivered.size === 0) this.#onDrained?.();
  }

  /** Delivers no new messages. Resolves when all messages in flight have ended. */
  async drained(): Promise<void> {
    const drained = new Promise<void>((resolve) => (this.#onDrained = resolve));
    if (this.#delivered.size > 0) await Promise.race([drained, this.closed]);
  }

  giveBack(deliveryTag: number): void {
    if (!this.isOpen) return;
    this.acks.letGo(deliveryTag);
    this.#channel.basicNack({ deliveryTag, requeue: true });
  }

  /** AMQP has no delay, so the message waits in this process. */
  giveBackLater(deliveryTag: number, delayInMs: number): void {
    const giveBack = (): void => this.giveBack(deliveryTag);
    void this.how.clock.wait(delayInMs, this.#stopped).then(giveBack, giveBack);
  }

  reject(deliveryTag: number): void {
    this.acks.letGo(deliveryTag);
    this.#channel.basicNack({ deliveryTag, requeue: false });
  }

  async close(): Promise<void> {
    this.acks.flush();
    await this.#channel.close();
  }
}

class RabbitDelivery implements Delivery {
  readonly body: string | Uint8Array;
  readonly attempt: number | undefined;
  readonly traceparent: string | undefined;
  readonly #message: AsyncMessage;
  readonly #on: OpenChannel;

  constructor(message: AsyncMessage, on: OpenChannel) {
    const body: unknown = message.body;
    // The client parses bodies whose content type is JSON.
    this.body = Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body);
    const count: unknown = message.headers?.['x-delivery-count'];
    this.attempt = typeof count === 'number' ? count + 1 : message.redelivered ? undefined : 1;
    const traceparent: unknown = message.headers?.['traceparent'];
    this.traceparent = typeof traceparent === 'string' ? traceparent : undefined;
    this.#message = message;
    this.#on = on;
  }

  get isGone(): boolean {
    return !this.#on.isOpen;
  }

  heartbeat(): void {
    if (this.isGone) throw new MessageLeaseLostError(`a message of ${this.#on.how.queue}`);
  }

  ack(): void {
    this.#on.end(this);
    this.heartbeat();
    this.#on.acks.ack(this.#message.deliveryTag);
  }

  nack(delayInMs: number): void {
    this.#on.end(this);
    if (delayInMs <= 0) this.#on.giveBack(this.#message.deliveryTag);
    else this.#on.giveBackLater(this.#message.deliveryTag, delayInMs);
  }

  async deadLetter(reason: string): Promise<void> {
    this.heartbeat();
    if (this.#on.how.isBuriedByBroker && this.#isRounded) return this.#reject();
    try {
      await this.#on.how.bury(this.#message.body, reason);
    } catch (error) {
      // The queue has no leases.
      this.nack(buryAgainInMs);
      throw error;
    }
    this.ack();
  }

  #reject(): void {
    this.#on.reject(this.#message.deliveryTag);
    this.#on.end(this);
  }

  /** Whether the client has rounded a number. Only the broker still has the original. */
  get #isRounded(): boolean {
    return typeof this.body === 'string' && findUnsafeNumber(this.body, this.#message.body) !== undefined;
  }

  /**
   * Closes the channel, since the broker may still wait for the message. All messages in flight return together to
   * keep the order.
   */
  forget(): void {
    void this.#on.close();
  }
}
