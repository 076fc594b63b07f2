import { type Clock, systemClock } from '@tradelane/core';
import {
  createInbox,
  type Msg,
  type NatsConnection,
  nanos,
  type Subscription as NatsSubscription,
} from '@nats-io/transport-node';
import { monotonicNow } from '../../clock.ts';
import { giveBack, type Handle, HeldDeliveries } from '../../queue/held-deliveries.ts';
import type { Intake, Subscription } from '../../queue/source.ts';

/** The part of a JetStream message that is used. */
export interface JetStreamMessage {
  readonly data: Uint8Array;
  /** Subject of its acknowledgement. */
  readonly reply: string;
  /** Deliveries, starting at 1. */
  readonly deliveryCount: number;
  readonly traceparent: string | undefined;
  ack(): void;
  nak(delayInMs: number): void;
}

export interface NatsPull {
  readonly connection: NatsConnection;
  /** Subject of pull requests: `$JS.API.CONSUMER.MSG.NEXT.<stream>.<consumer>`. */
  readonly subject: string;
  readonly leaseInMs: number;
  readonly handle: (message: JetStreamMessage) => Handle;
  readonly clock?: Clock | undefined;
}

/** Messages of other workers before the queue counts as shared. Lost connections cause a few gaps too. */
const sharedAfter = 20;
/** How long a pull request waits for messages, in milliseconds. */
const openInMs = 10_000;
/** Wait after a refused pull request, in milliseconds. */
const pauseInMs = 1_000;

/**
 * Pulls as many messages as there is room for, with one inbox for all requests. The client's own pull creates an
 * inbox per request, which is slow.
 */
export function openNatsPull(intake: Intake, pull: NatsPull): Subscription {
  const { connection, subject, leaseInMs, handle, clock = systemClock } = pull;
  const inbox = createInbox();
  const stopped = new AbortController();
  const held = new HeldDeliveries(() => ask());
  const tooLate: Promise<void>[] = [];
  const enough = Math.max(1, Math.floor(intake.capacity / 2));
  let inboxSubscription: NatsSubscription | undefined;
  /** Messages that open requests may still deliver. */
  let asked = 0;
  let heardAt = monotonicNow(clock);
  let lastNumber: number | undefined;
  let foreign = 0;

  /** The consumer numbers its deliveries, so gaps are messages that other workers got. */
  const findOthers = (number: number): void => {
    if (lastNumber !== undefined && number > lastNumber + 1) foreign += 1;
    lastNumber = number;
    if (foreign === sharedAfter) intake.onUnordered?.();
  };

  const ask = (): void => {
    const batch = intake.capacity - held.size - asked;
    if (batch < enough || stopped.signal.aborted || connection.isClosed()) return;
    asked += batch;
    heardAt = monotonicNow(clock);
    connection.publish(subject, JSON.stringify({ batch, expires: nanos(openInMs) }), { reply: inbox });
  };

  const askAnew = (): void => {
    asked = 0;
    ask();
  };

  const askLater = async (): Promise<void> => {
    await clock.wait(pauseInMs, stopped.signal);
    askAnew();
  };

  /** Handles the status of a request that ended or was refused. */
  const onStatus = (code: number, message: Msg): void => {
    if (code === 404 || code === 408) {
      asked = Math.max(0, asked - Number(message.headers?.get('Nats-Pending-Messages') || asked));
      return ask();
    }
    intake.onError(new Error(`NATS rejected a request for messages: ${code} ${message.headers?.description ?? ''}`));
    askLater().catch(() => undefined);
  };

  const onMessage = (message: Msg): void => {
    heardAt = monotonicNow(clock);
    const pulled = new PulledMessage(message);
    // Only messages without a body are statuses.
    const code = pulled.data.length === 0 ? (message.headers?.code ?? 0) : 0;
    if (code !== 0) return onStatus(code, message);
    asked = Math.max(0, asked - 1);
    if (foreign < sharedAfter) findOthers(pulled.deliveryNumber);
    const delivery = handle(pulled);
    if (stopped.signal.aborted) tooLate.push(giveBack(delivery, intake.onError));
    else intake.deliver(held.hold(delivery));
  };

  /** A restarted server doesn't know earlier requests. */
  const watch = async (): Promise<void> => {
    for (;;) {
      await clock.wait(openInMs / 2, stopped.signal);
      if (monotonicNow(clock) - heardAt > openInMs + pauseInMs) askAnew();
    }
  };
  const followStatus = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (stopped.signal.aborted) return;
      if (type === 'reconnect') askAnew();
    }
  };

  return {
    leaseInMs,
    start: () => {
      inboxSubscription = connection.subscribe(inbox, {
        callback: (error, message) => {
          if (error === null) onMessage(message);
          else intake.onError(error);
        },
      });
      ask();
      watch().catch(() => undefined);
      followStatus().catch(intake.onError);
    },
    stop: async () => {
      stopped.abort();
      // Messages on their way arrive and are returned at once.
      if (inboxSubscription?.isClosed() === false && !connection.isClosed()) await inboxSubscription.drain();
    },
    close: async () => {
      await Promise.all([...tooLate, held.giveBack(intake.onError)]);
      if (!connection.isClosed()) await connection.flush();
    },
  };
}

const encoder = new TextEncoder();
const acknowledged = encoder.encode('+ACK');

/** Start of a field in a subject, or 0 if there are fewer fields. */
function fieldAt(subject: string, field: number): number {
  let at = 0;
  for (let before = 0; before < field; before++) {
    at = subject.indexOf('.', at) + 1;
    if (at === 0) return 0;
  }
  return at;
}

/** A received message. Its acknowledgements are responses to it. */
class PulledMessage implements JetStreamMessage {
  readonly data: Uint8Array;
  readonly #message: Msg;

  constructor(message: Msg) {
    // Read once, since the client's getter copies it.
    this.data = message.data;
    this.#message = message;
  }

  get reply(): string {
    return this.#message.reply ?? '';
  }

  /**
   * Format: `$JS.ACK.<stream>.<consumer>.<count>.…`, with domain and account after `ACK` if the server has domains.
   */
  get deliveryCount(): number {
    return this.#field(4);
  }

  get traceparent(): string | undefined {
    return this.#message.headers?.get('traceparent') || undefined;
  }

  /** The number of this delivery among all deliveries of the consumer. */
  get deliveryNumber(): number {
    return this.#field(6);
  }

  #field(index: number): number {
    const { reply } = this;
    const at = fieldAt(reply, 9) > 0 ? fieldAt(reply, index + 2) : fieldAt(reply, index);
    return parseInt(reply.slice(at), 10);
  }

  ack(): void {
    this.#message.respond(acknowledged);
  }

  nak(delayInMs: number): void {
    const delay = delayInMs > 0 ? ` ${JSON.stringify({ delay: nanos(delayInMs) })}` : '';
    this.#message.respond(`-NAK${delay}`);
  }
}
