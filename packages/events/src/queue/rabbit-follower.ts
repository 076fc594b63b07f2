import type { Clock } from '@tradelane/core';
import type { AsyncMessage, Channel, Connection } from 'rabbitmq-client';
import { findUnsafeInteger } from '../messages/unsafe-integer.ts';
import { buryAgainInMs } from './held-deliveries.ts';
import { MessageLeaseLostError } from './message-lease-lost-error.ts';
import { RabbitAcks } from './rabbit-acks.ts';
import type { Delivery, Intake } from './source.ts';

/** Moves a body to the dead letters. */
export type Bury = (body: unknown, reason: string) => Promise<void>;

/** How a queue is followed. */
export interface HowFollowed {
  readonly queue: string;
  readonly prefetch: number;
  readonly bury: Bury;
  /** Whether the broker moves what it is told to reject to the dead letters, as it is. */
  readonly isBuriedByBroker: boolean;
  /** Makes the queue anew where it is missing. */
  readonly declare: () => Promise<void>;
  readonly intake: Intake;
  readonly clock: Clock;
}

/** Follows one queue, over one channel after the other. */
export class RabbitFollower {
  readonly #connection: Connection;
  readonly #how: HowFollowed;
  readonly #stopped = new AbortController();
  #open: OpenChannel | undefined;

  constructor(connection: Connection, how: HowFollowed) {
    this.#connection = connection;
    this.#how = how;
  }

  /** Until it is stopped; a channel that breaks is followed by the next, and what was in hand comes again. */
  async follow(): Promise<void> {
    const { clock, declare, intake } = this.#how;
    for (let failures = 0; !this.#isStopped;) {
      try {
        const channel = await this.#connection.acquire({ emitErrorsFromChannel: true });
        if (this.#isStopped) return await channel.close();
        const open = new OpenChannel(channel, this.#how, this.#stopped.signal);
        this.#open = open;
        await open.consume();
        failures = 0;
        await open.closed;
      } catch (error) {
        intake.onError(error);
        failures += 1;
        await this.#open?.close().catch(() => undefined);
        // The queue may be what is missing.
        await declare().catch(() => undefined);
      }
      this.#open = undefined;
      await clock.wait(Math.min(10_000, 100 * 2 ** failures), this.#stopped.signal).catch(() => undefined);
    }
  }

  get #isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** Gives all that is in hand back, in its order and in one step. */
  async close(): Promise<void> {
    await this.#open?.close();
  }
}

/** A channel with what is acknowledged on it: one is worth nothing without the other. */
class OpenChannel {
  readonly how: HowFollowed;
  readonly acks: RabbitAcks;
  readonly closed: Promise<void>;
  readonly #channel: Channel;
  readonly #stopped: AbortSignal;

  constructor(channel: Channel, how: HowFollowed, stopped: AbortSignal) {
    this.how = how;
    this.acks = new RabbitAcks(channel);
    this.closed = new Promise((resolve) => channel.once('close', resolve));
    this.#channel = channel;
    this.#stopped = stopped;
    channel.on('error', how.intake.onError);
    channel.on('basic.cancel', (_tag: string, error: unknown) => {
      how.intake.onError(error);
      void this.close();
    });
  }

  get isOpen(): boolean {
    return this.#channel.active;
  }

  async consume(): Promise<void> {
    const { prefetch, queue } = this.how;
    await this.#channel.basicQos({ prefetchCount: prefetch });
    await this.#channel.basicConsume({ queue }, this.#take);
  }

  readonly #take = (message: AsyncMessage): void => {
    this.acks.hold(message.deliveryTag);
    // After a stop nothing is begun; the broker hands it to the next one when the channel closes.
    if (!this.#stopped.aborted) this.how.intake.deliver(new RabbitDelivery(message, this));
  };

  giveBack(deliveryTag: number): void {
    if (!this.isOpen) return;
    this.acks.letGo(deliveryTag);
    this.#channel.basicNack({ deliveryTag, requeue: true });
  }

  /** AMQP cannot put a message off: it stays here so long, and is handed out again by the broker where this process dies. */
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
  readonly #message: AsyncMessage;
  readonly #on: OpenChannel;

  constructor(message: AsyncMessage, on: OpenChannel) {
    const body: unknown = message.body;
    // The client has parsed what says that it is JSON.
    this.body = Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body);
    const count: unknown = message.headers?.['x-delivery-count'];
    this.attempt = typeof count === 'number' ? count + 1 : message.redelivered ? undefined : 1;
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
    this.heartbeat();
    this.#on.acks.ack(this.#message.deliveryTag);
  }

  nack(delayInMs: number): void {
    if (delayInMs <= 0) this.#on.giveBack(this.#message.deliveryTag);
    else this.#on.giveBackLater(this.#message.deliveryTag, delayInMs);
  }

  async deadLetter(reason: string): Promise<void> {
    this.heartbeat();
    if (this.#on.how.isBuriedByBroker && this.#isRounded) return this.#on.reject(this.#message.deliveryTag);
    try {
      await this.#on.how.bury(this.#message.body, reason);
    } catch (error) {
      // There is no lease that would run out.
      this.#on.giveBackLater(this.#message.deliveryTag, buryAgainInMs);
      throw error;
    }
    this.ack();
  }

  /** Whether the client has read a number of it as another one: as it was sent, only the broker has it. */
  get #isRounded(): boolean {
    return typeof this.body === 'string' && findUnsafeInteger(this.body, this.#message.body) !== undefined;
  }

  /** The broker may think otherwise, and would wait for it: what is in hand goes back together, or the order would not hold. */
  forget(): void {
    void this.#on.close();
  }
}
