import { ArgumentError, type Clock, systemClock } from '@tradelane/core';
import { backoffInMs } from '../consumer/backoff.ts';
import { keepLeases } from '../consumer/heartbeats.ts';
import { notify } from '../consumer/hooks.ts';
import { MessageLease } from '../consumer/message-lease.ts';
import { EventFormatError, orderKey, parseEvent } from '../messages/index.ts';
import { isIdentifier } from '../messages/identifier.ts';
import { readText } from '../messages/read-text.ts';
import { deadLetterReason } from './dead-letter-reason.ts';
import { MessageLeaseLostError } from './message-lease-lost-error.ts';
import { openUnlessAborted } from './open-unless-aborted.ts';
import type { OutgoingMessage, Publisher } from './publisher.ts';
import { aborted, checkSignal } from './run-options.ts';
import type { Delivery, Intake, Source } from './source.ts';
import { timeLimit } from './time-limit.ts';

/** From where to where messages are carried. */
export interface ForwardOptions {
  /** Where messages are taken; each is acknowledged once the other queue has it. */
  readonly from: Source;
  /** Where they go. */
  readonly to: Publisher;
  /** Ends it: what is on its way arrives, or goes back to where it came from. */
  readonly signal: AbortSignal;
  /** How many messages are on their way at a time; 64 where absent. */
  readonly concurrency?: number | undefined;
  /** Longest wait between two tries of a message; 10,000 where absent. After the first failure it is 200, and it doubles with each further one. */
  readonly maxWaitInMs?: number | undefined;
  /** Called once when messages no longer get through, and not again before they did. What it throws is ignored. */
  readonly onFailing?: ((error: unknown) => void) | undefined;
  /** Called once when messages get through again. What it throws is ignored. */
  readonly onRecovered?: (() => void) | undefined;
  /** Time for waits; the system's where absent. */
  readonly clock?: Clock | undefined;
  /** Spreads waits; `Math.random` where absent. */
  readonly random?: (() => number) | undefined;
}

const shortestWaitInMs = 200;
/** How long the other queue has for a message. Some clients wait for minutes until theirs is back, and say nothing meanwhile. */
const longestPublishInMs = 10_000;
/** How long messages that are on their way may take at the end. */
const shutdownTimeoutInMs = 5_000;

/**
 * Takes messages off one queue and puts them into another, until the signal aborts: each at least once, in the order that both keep. A message is
 * taken off only once the other queue has it, and is tried until that is so, while those behind it in its order wait in hand; one that is not there
 * after ten seconds, or half a lease of where it came from, counts as failed. One that the other queue never takes, such as one beyond its size,
 * stays in hand and is told by `onFailing`; `concurrency` of them, or of those behind them, are all there is. Resolves at the end.
 * @throws ArgumentError naming the option that is missing or wrong, and where the source cannot be opened
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
    // Before it is taken for somebody else's.
    const limitInMs = Math.min(longestPublishInMs, (subscription?.leaseInMs ?? Infinity) / 2);
    if (!(await timeLimit(clock, limitInMs, to.publish(message))))
      throw new Error(`${to.name} did not respond for ${limitInMs / 1_000} seconds.`);
  };
  /** Tries until the other queue has it. @returns whether it has; otherwise it is somebody else's by now, or the end has come */
  const arrive = async (message: OutgoingMessage, lease: MessageLease): Promise<boolean> => {
    for (let failures = 1; !signal.aborted && !lease.isLost; failures += 1) {
      try {
        await publish(message);
        arrived();
        return true;
      } catch (error) {
        failed(error);
        await clock.wait(backoffInMs(backoff, failures, random), signal).catch(() => undefined);
      }
    }
    return false;
  };
  const inTurn = createTurns();
  const inFlight = new Set<{ readonly lease: MessageLease }>();
  const pass = async (delivery: Delivery): Promise<void> => {
    const outgoing = outgoingOf(delivery.body);
    if (typeof outgoing === 'string') return delivery.deadLetter(deadLetterReason(outgoing));
    const lease = new MessageLease(delivery, clock, subscription?.leaseInMs);
    const held = { lease };
    inFlight.add(held);
    const hasArrived = await inTurn(outgoing.key, () => arrive(outgoing, lease));
    inFlight.delete(held);
    if (hasArrived) return delivery.ack();
    return lease.isLost ? delivery.forget() : delivery.nack(0);
  };
  // Where a lease is lost all the same, the message comes again, and no queue is in trouble.
  const ended = (error: unknown): void => {
    if (!(error instanceof MessageLeaseLostError)) failed(error);
  };

  const passing = new Set<Promise<void>>();
  const intake: Intake = {
    capacity: concurrency,
    deliver: (delivery) => {
      // Where its end does not arrive it comes again, when its lease is over.
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
  const over = new AbortController();
  if (leaseInMs !== undefined)
    void keepLeases(inFlight, { leaseInMs, clock, hooks: { onQueueError: failed }, signal: over.signal });
  await aborted(signal);
  const stopped = subscription.stop().catch(failed);
  await timeLimit(
    clock,
    shutdownTimeoutInMs,
    stopped.then(() => Promise.all(passing)),
  );
  over.abort();
  await timeLimit(clock, shutdownTimeoutInMs, subscription.close().catch(failed));
}

/** Each begins once the one before it of its key has arrived. Where one does not, those behind it go back as well. */
function createTurns(): (key: string | undefined, arrive: () => Promise<boolean>) => Promise<boolean> {
  const lines = new Map<string, { last: Promise<boolean> }>();
  return async (key, arrive) => {
    if (key === undefined) return arrive();
    const line = lines.get(key) ?? { last: Promise.resolve(true) };
    lines.set(key, line);
    const turn = line.last.then((hasArrived) => hasArrived && arrive());
    line.last = turn;
    const hasArrived = await turn;
    // What comes again does not stand behind what is going back.
    if ((!hasArrived || line.last === turn) && lines.get(key) === line) lines.delete(key);
    return hasArrived;
  };
}

function checkOptions(options: ForwardOptions | undefined): void {
  checkSignal(options);
  if (typeof options?.from?.open !== 'function')
    throw new ArgumentError('Pass `from`: what `createSqsSource` and the like return.', { argument: 'from' });
  if (typeof options.to?.publish !== 'function')
    throw new ArgumentError('Pass `to`: what `createSqsPublisher` and the like return.', { argument: 'to' });
  const { concurrency = 1, maxWaitInMs = 1 } = options;
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new ArgumentError('`concurrency` must be a whole number above 0.', { argument: 'concurrency' });
  if (!(maxWaitInMs > 0)) throw new ArgumentError('`maxWaitInMs` must be above 0.', { argument: 'maxWaitInMs' });
}

/** What a body is on the other queue, be it read there or not; or why it cannot be passed on. */
function outgoingOf(content: string | Uint8Array): OutgoingMessage | string {
  let body = '';
  try {
    body = readText(content);
    const parsed = parseEvent(body);
    return { id: parsed.event.id, key: orderKey(parsed), body };
  } catch (error) {
    if (!(error instanceof EventFormatError)) throw error;
    const { eventId } = error;
    return eventId === undefined || !isIdentifier(eventId) ? error.message : { id: eventId, key: undefined, body };
  }
}
