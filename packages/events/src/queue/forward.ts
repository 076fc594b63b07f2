import { ArgumentError, type Clock, systemClock } from '@tradelane/core';
import { backoffInMs, refuseUnknown } from '@tradelane/core/runtime';
import { keepLeases, MessageLease } from './message-lease.ts';
import { notify } from './notify.ts';
import { EventFormatError, parseEvent, readText } from '../messages/parse-event.ts';
import { orderKey, isIdentifier } from '../messages/order-key.ts';
import { deadLetterReason } from './dead-letter-reason.ts';
import { MessageLeaseLostError } from './errors.ts';
import { openUnlessAborted, aborted, checkSignal } from './opening.ts';
import type { OutgoingMessage, Publisher, Delivery, Intake, Source } from './source.ts';
import { timeLimit } from '../clock.ts';

/** Options of `forward`. */
export interface ForwardOptions {
  /** The source. A message is acknowledged when the other queue has it. */
  readonly from: Source;
  /** The destination. */
  readonly to: Publisher;
  /** Ends the run: messages on their way arrive, or return to the source. */
  readonly signal: AbortSignal;
  /** Messages on their way at the same time. Default: 64. */
  readonly concurrency?: number | undefined;
  /**
   * Longest wait between two attempts, in milliseconds. It starts at 200 and doubles with each failure. Default:
   * 10,000 (10 s).
   */
  readonly maxWaitInMs?: number | undefined;
  /** Called once when messages stop getting through. Its errors are ignored. */
  readonly onFailing?: ((error: unknown) => void) | undefined;
  /** Called once when messages get through again. Its errors are ignored. */
  readonly onRecovered?: (() => void) | undefined;
  /** Clock for waits. Default: the system clock. */
  readonly clock?: Clock | undefined;
  /** Random numbers from 0 to 1 that spread the waits. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

const shortestWaitInMs = 200;
/** Time limit for publishing a message, in milliseconds. */
const longestPublishInMs = 10_000;
/** Time for messages on their way after a stop, in milliseconds. */
const shutdownTimeoutInMs = 5_000;

/**
 * Moves messages from one queue to another until the signal aborts: each at least once, in the order that both keep.
 * Resolves at the end.
 *
 * - A message is acknowledged when the destination has it. Until then it is retried, and later messages of its key
 *   wait.
 * - An attempt fails after ten seconds, or half the source's lease.
 * - A message that the destination never accepts stays in flight and is reported to `onFailing`. It takes one of the
 *   `concurrency` places.
 * @throws {ArgumentError} If an option is missing or invalid.
 * @throws {QueueError} If the source can't be opened, or its connection is permanently closed.
 */
export async function forward(options: ForwardOptions): Promise<void> {
  checkOptions(options);
  const { from, signal, clock = systemClock } = options;
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, broken.signal]);
  const forwarder = new Forwarder(options, clock, stop);
  const subscription = await openUnlessAborted(from, forwarder, signal, clock);
  if (subscription === undefined) return;
  forwarder.leaseInMs = subscription.leaseInMs;
  subscription.start();
  forwarder.keepLeases();
  let cause: Error | undefined;
  void subscription.ended?.then((error) => {
    if (!stop.aborted) cause = error;
    broken.abort();
  });
  await aborted(stop);
  const stopped = subscription.stop().catch(forwarder.onError);
  await timeLimit(
    clock,
    shutdownTimeoutInMs,
    stopped.then(() => Promise.all(forwarder.passing)),
  );
  forwarder.end();
  await timeLimit(clock, shutdownTimeoutInMs, subscription.close().catch(forwarder.onError));
  if (cause !== undefined) throw cause;
}

/** Passes each delivered message to the destination. */
class Forwarder implements Intake {
  readonly capacity: number;
  readonly passing = new Set<Promise<void>>();
  leaseInMs: number | undefined;
  readonly #options: ForwardOptions;
  readonly #clock: Clock;
  readonly #stop: AbortSignal;
  readonly #over = new AbortController();
  readonly #inTurn = createTurns();
  readonly #inFlight = new Set<{ readonly lease: MessageLease }>();
  #isFailing = false;

  constructor(options: ForwardOptions, clock: Clock, stop: AbortSignal) {
    this.capacity = options.concurrency ?? 64;
    this.#options = options;
    this.#clock = clock;
    this.#stop = stop;
  }

  readonly onError = (error: unknown): void => {
    if (!this.#isFailing) notify(this.#options.onFailing, error);
    this.#isFailing = true;
  };

  readonly deliver = (delivery: Delivery): void => {
    // If the acknowledgement fails, the message is redelivered.
    const one = this.#pass(delivery)
      .catch((error: unknown) => {
        // A lost lease means a redelivery, not a failing queue.
        if (!(error instanceof MessageLeaseLostError)) this.onError(error);
      })
      .finally(() => this.passing.delete(one));
    this.passing.add(one);
  };

  keepLeases(): void {
    const { leaseInMs, onError } = this;
    if (leaseInMs === undefined) return;
    void keepLeases(this.#inFlight, { leaseInMs, clock: this.#clock, onError, signal: this.#over.signal });
  }

  /** Ends the messages that are still on their way. */
  end(): void {
    this.#over.abort();
  }

  async #pass(delivery: Delivery): Promise<void> {
    const read = outgoingOf(delivery.body);
    if (typeof read === 'string') return delivery.deadLetter(deadLetterReason(read));
    const { traceparent } = delivery;
    const outgoing: OutgoingMessage = traceparent === undefined ? read : { ...read, traceparent };
    const lease = new MessageLease(delivery, this.#clock, this.leaseInMs);
    const held = { lease };
    this.#inFlight.add(held);
    const hasArrived = await this.#inTurn(outgoing.key, () => this.#arrive(outgoing, lease));
    this.#inFlight.delete(held);
    if (hasArrived) return delivery.ack();
    return lease.isLost ? delivery.forget() : delivery.nack(0);
  }

  /**
   * Retries until the destination has the message.
   * @returns False if the lease was lost or the run ended before.
   */
  async #arrive(message: OutgoingMessage, lease: MessageLease): Promise<boolean> {
    const { onRecovered, maxWaitInMs = 10_000, random = Math.random } = this.#options;
    const backoff = { baseInMs: shortestWaitInMs, maxInMs: maxWaitInMs };
    for (let failures = 1; !this.#stop.aborted && !lease.isLost; failures += 1) {
      try {
        await this.#publish(message);
        if (this.#isFailing) notify(onRecovered, undefined);
        this.#isFailing = false;
        return true;
      } catch (error) {
        if (!this.#over.signal.aborted) this.onError(error);
        await this.#clock.wait(backoffInMs(failures, random, backoff), this.#stop).catch(() => undefined);
      }
    }
    return false;
  }

  async #publish(message: OutgoingMessage): Promise<void> {
    const { to } = this.#options;
    // Before the lease expires.
    const limitInMs = Math.min(longestPublishInMs, (this.leaseInMs ?? Infinity) / 2);
    if (!(await timeLimit(this.#clock, limitInMs, to.publish(message), this.#over.signal)))
      throw new Error(`${to.name} didn't respond within ${limitInMs / 1_000} seconds. The message is sent again.`);
  }
}

/** Runs tasks of a key one after the other. If one fails, the following ones return as well. */
function createTurns(): (key: string | undefined, arrive: () => Promise<boolean>) => Promise<boolean> {
  const lines = new Map<string, { last: Promise<boolean> }>();
  return async (key, arrive) => {
    if (key === undefined) return arrive();
    const line = lines.get(key) ?? { last: Promise.resolve(true) };
    lines.set(key, line);
    const turn = line.last.then((hasArrived) => hasArrived && arrive());
    line.last = turn;
    const hasArrived = await turn;
    // A redelivered message doesn't wait for messages that are being returned.
    if ((!hasArrived || line.last === turn) && lines.get(key) === line) lines.delete(key);
    return hasArrived;
  };
}

const known: Readonly<Record<keyof ForwardOptions, true>> = {
  from: true,
  to: true,
  signal: true,
  concurrency: true,
  maxWaitInMs: true,
  onFailing: true,
  onRecovered: true,
  clock: true,
  random: true,
};

function checkOptions(options: ForwardOptions | undefined): void {
  checkSignal(options);
  if (typeof options?.from?.open !== 'function')
    throw new ArgumentError('Pass `from`, such as the result of `createSqsSource`.', { argument: 'from' });
  if (typeof options.to?.publish !== 'function')
    throw new ArgumentError('Pass `to`, such as the result of `createSqsPublisher`.', { argument: 'to' });
  refuseUnknown(options, known);
  const { concurrency = 1, maxWaitInMs = 1 } = options;
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new ArgumentError(`\`concurrency\` must be a whole number above 0. Received: ${concurrency}.`, {
      argument: 'concurrency',
    });
  if (!(maxWaitInMs > 0))
    throw new ArgumentError(`\`maxWaitInMs\` must be above 0. Received: ${maxWaitInMs}.`, { argument: 'maxWaitInMs' });
}

/** The message to publish, or the reason why it can't be forwarded. */
function outgoingOf(content: string | Uint8Array): OutgoingMessage | string {
  let body = '';
  try {
    body = readText(content);
    // The body is forwarded as it is, in its envelope.
    const parsed = parseEvent(body, { unwrap: true });
    return { id: parsed.event.id, key: orderKey(parsed), body };
  } catch (error) {
    if (!(error instanceof EventFormatError)) throw error;
    const { eventId } = error;
    return eventId === undefined || !isIdentifier(eventId) ? error.message : { id: eventId, key: undefined, body };
  }
}
