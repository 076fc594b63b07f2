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
  const {
    from,
    to,
    signal,
    concurrency = 64,
    maxWaitInMs = 10_000,
    clock = systemClock,
    random = Math.random,
  } = options;
  const backoff = { baseInMs: shortestWaitInMs, maxInMs: maxWaitInMs };
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, broken.signal]);
  const over = new AbortController();
  let isFailing = false;
  const failed = (error: unknown): void => {
    if (!isFailing) notify(options.onFailing, error);
    isFailing = true;
  };
  const arrived = (): void => {
    if (isFailing) notify(options.onRecovered, undefined);
    isFailing = false;
  };

  const publish = async (message: OutgoingMessage): Promise<void> => {
    // Before the lease expires.
    const limitInMs = Math.min(longestPublishInMs, (subscription?.leaseInMs ?? Infinity) / 2);
    if (!(await timeLimit(clock, limitInMs, to.publish(message), over.signal)))
      throw new Error(`${to.name} didn't respond within ${limitInMs / 1_000} seconds. The message is sent again.`);
  };
  /**
   * Retries until the destination has the message.
   * @returns False if the lease was lost or the run ended before.
   */
  const arrive = async (message: OutgoingMessage, lease: MessageLease): Promise<boolean> => {
    for (let failures = 1; !stop.aborted && !lease.isLost; failures += 1) {
      try {
        await publish(message);
        arrived();
        return true;
      } catch (error) {
        if (!over.signal.aborted) failed(error);
        await clock.wait(backoffInMs(failures, random, backoff), stop).catch(() => undefined);
      }
    }
    return false;
  };
  const inTurn = createTurns();
  const inFlight = new Set<{ readonly lease: MessageLease }>();
  const pass = async (delivery: Delivery): Promise<void> => {
    const read = outgoingOf(delivery.body);
    if (typeof read === 'string') return delivery.deadLetter(deadLetterReason(read));
    const { traceparent } = delivery;
    const outgoing: OutgoingMessage = traceparent === undefined ? read : { ...read, traceparent };
    const lease = new MessageLease(delivery, clock, subscription?.leaseInMs);
    const held = { lease };
    inFlight.add(held);
    const hasArrived = await inTurn(outgoing.key, () => arrive(outgoing, lease));
    inFlight.delete(held);
    if (hasArrived) return delivery.ack();
    return lease.isLost ? delivery.forget() : delivery.nack(0);
  };
  // A lost lease means a redelivery, not a failing queue.
  const ended = (error: unknown): void => {
    if (!(error instanceof MessageLeaseLostError)) failed(error);
  };

  const passing = new Set<Promise<void>>();
  const intake: Intake = {
    capacity: concurrency,
    deliver: (delivery) => {
      // If the acknowledgement fails, the message is redelivered.
      const one = pass(delivery)
        .catch(ended)
        .finally(() => passing.delete(one));
      passing.add(one);
    },
    onError: failed,
  };
  const subscription = await openUnlessAborted(from, intake, signal, clock);
  if (subscription === undefined) return;
  subscription.start();
  const { leaseInMs } = subscription;
  if (leaseInMs !== undefined) void keepLeases(inFlight, { leaseInMs, clock, onError: failed, signal: over.signal });
  let cause: Error | undefined;
  void subscription.ended?.then((error) => {
    if (!stop.aborted) cause = error;
    broken.abort();
  });
  await aborted(stop);
  const stopped = subscription.stop().catch(failed);
  await timeLimit(
    clock,
    shutdownTimeoutInMs,
    stopped.then(() => Promise.all(passing)),
  );
  over.abort();
  await timeLimit(clock, shutdownTimeoutInMs, subscription.close().catch(failed));
  if (cause !== undefined) throw cause;
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
