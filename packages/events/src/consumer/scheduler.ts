import type { Clock } from '@tradelane/core';
import { type Backoff, backoffInMs } from '@tradelane/core/runtime';
import { EventFormatError, parseEvent } from '../messages/parse-event.ts';
import { monotonicNow } from '../clock.ts';
import type { Delivery, Intake, Subscription } from '../queue/source.ts';
import { failedDeliveries, survived } from './retry-policy.ts';
import { deadLetterReason, textOf } from '../queue/dead-letter-reason.ts';
import type { ConsumerHooks, MessageFacts, ReturnedNotice, RetryNotice } from './hooks.ts';
import { type HowHandled, Message, type Step, type Surroundings } from './message.ts';
import { OrderQueues } from './ordering.ts';
import { MessageLease } from '../queue/message-lease.ts';
import { notify } from '../queue/notify.ts';
import { ReadyQueue } from './ready-queue.ts';
import { isRefusal } from './report.ts';
import { steps } from './steps.ts';
import type { ProcessedMessage } from './telemetry.ts';

export interface RunSettings extends HowHandled {
  readonly concurrency: number;
  readonly capacity: number;
  readonly attempts: number;
  readonly backoff: Backoff;
  readonly random: () => number;
  readonly unwrap: boolean;
}

const kindOfStep: Readonly<Record<Step, RetryNotice['step']>> = {
  lookUp: 'store',
  handle: 'handler',
  settle: 'store',
  report: 'report',
  remember: 'store',
  acknowledge: 'store',
};

/** How late a returned message may be redelivered before it counts as lost. With leases, one lease. */
const lateInMs = 10_000;
/** Shortest delay for a message that returns because an earlier one of its key is late. */
const shortestWaitInMs = 1_000;

/** Schedules the messages in flight from delivery to acknowledgement, in order and up to `concurrency` at a time. */
export class ConsumerRun implements Intake {
  readonly capacity: number;
  readonly #settings: RunSettings;
  readonly #around: Surroundings;
  readonly #hooks: ConsumerHooks;
  readonly #clock: Clock;
  readonly #inFlight = new Set<Message>();
  readonly #orders = new OrderQueues();
  readonly #stopped = new AbortController();
  readonly #ready: ReadyQueue;
  #leaseInMs: number | undefined;
  #redelivery: Subscription['redelivery'];
  #received = 0;
  #isUnordered = false;
  #onIdle: (() => void) | undefined;

  constructor(settings: RunSettings, around: Surroundings) {
    this.capacity = settings.capacity;
    this.#settings = settings;
    this.#around = around;
    this.#hooks = around.hooks;
    this.#clock = around.clock;
    this.#ready = new ReadyQueue(this.#clock, this.#stopped.signal, () => this.#begin());
  }

  get inFlight(): ReadonlySet<Message> {
    return this.#inFlight;
  }

  get running(): number {
    return this.#ready.running;
  }

  /** Aborts when the run starts no more messages. */
  get stopped(): AbortSignal {
    return this.#stopped.signal;
  }

  get isStopping(): boolean {
    return this.#stopped.signal.aborted;
  }

  /** Starts the deliveries. */
  start(subscription: Subscription): void {
    this.#leaseInMs = subscription.leaseInMs;
    this.#redelivery = subscription.redelivery;
    if (this.#leaseInMs !== undefined) this.#ready.longestWaitInMs = this.#leaseInMs;
    subscription.start();
  }

  readonly onError = (error: unknown): void => notify(this.#hooks.onQueueError, error);

  readonly onUnordered = (): void => {
    if (this.#isUnordered) return;
    this.#isUnordered = true;
    notify(this.#hooks.onUnordered, { queue: this.#settings.queue });
  };

  readonly deliver = (delivery: Delivery): void => {
    this.#around.counters.received += 1;
    this.#received += 1;
    const lease = new MessageLease(delivery, this.#clock, this.#leaseInMs);
    try {
      const message = new Message(delivery, lease, parseEvent(delivery.body, this.#settings), this.#settings);
      notify(this.#hooks.onReceived, message.facts);
      this.#inFlight.add(message);
      if (!this.#orders.enter(message)) return this.#waitInLine(message);
      this.#ready.push(message);
      this.#begin();
    } catch (error) {
      void this.#refuse(delivery, error);
    }
  };

  /** Starts no more messages. Resolves when no handler is running. */
  stop(): Promise<void> {
    this.#stopped.abort();
    return this.running === 0 ? Promise.resolve() : new Promise((resolve) => (this.#onIdle = resolve));
  }

  /** Marks the lease of every message in flight as lost, whatever its handler does later. */
  abandon(reason: Error): void {
    for (const message of this.#inFlight) message.lease.lose(reason);
  }

  /** Returns to the queue every message that isn't running. */
  returnRest(): void {
    for (const message of this.#inFlight) if (!message.isWorking) this.#returned(message, 'stopping');
  }

  #returned(message: Message, cause: ReturnedNotice['cause']): void {
    this.#around.counters.returned += 1;
    notify(this.#hooks.onReturned, { ...message.facts, cause });
  }

  #begin(): void {
    while (this.running < this.#settings.concurrency && !this.isStopping) {
      const message = this.#ready.start();
      if (message === undefined) break;
      message.isWorking = true;
      void this.#advance(message).then((waitInMs) => this.#pause(message, waitInMs));
    }
  }

  /** Handles the end of a message, or a step that failed. */
  #pause(message: Message, waitInMs: number | undefined): void {
    message.isWorking = false;
    this.#ready.end(message);
    if (waitInMs === undefined) this.#end(message);
    else void this.#resumeAfter(message, waitInMs);
    if (this.running === 0) this.#onIdle?.();
    this.#begin();
  }

  /**
   * Runs the steps of a message until it ends or one fails.
   * @returns The delay before the retry, in milliseconds.
   */
  async #advance(message: Message): Promise<number | undefined> {
    try {
      const { telemetry } = this.#around;
      if (telemetry === undefined) return await this.#work(message);
      return await telemetry.process(this.#processed(message), () => this.#work(message));
    } catch (error) {
      return this.#failed(message, error);
    }
  }

  /** Runs the steps of a message until it ends. Throws if one fails. */
  async #work(message: Message): Promise<number | undefined> {
    for (;;) {
      if (message.step !== 'settle' && message.lease.isLost) return this.#lost(message);
      const next = await steps[message.step](message, this.#around);
      if (next === 'ended') return undefined;
      if (typeof next === 'object') return this.#bury(message, next.deadLetter);
      message.step = next;
      message.failures = 0;
      // After a stop, reports what was settled but starts no handler.
      if (this.isStopping && next === 'handle') return 0;
    }
  }

  #processed(message: Message): ProcessedMessage {
    const { facts, delivery, isStarted } = message;
    message.isStarted = true;
    const lagInMs = this.#clock.now() - Date.parse(message.parsed.event.time ?? '');
    return {
      ...facts,
      system: this.#settings.system,
      traceparent: delivery.traceparent,
      lagInMs: Number.isNaN(lagInMs) ? undefined : Math.max(0, lagInMs),
      isFirst: !isStarted,
    };
  }

  async #failed(message: Message, error: unknown): Promise<number | undefined> {
    const { attempts, backoff, random } = this.#settings;
    message.failures += 1;
    await this.#survived(message);
    if (message.lease.isLost) return this.#lost(message);
    const step = kindOfStep[message.step];
    const isCounted = step === 'handler' || (step === 'report' && isRefusal(error));
    if (isCounted && message.failures >= attempts) return this.#giveUp(message, error);
    const waitInMs = backoffInMs(message.failures, random, backoff);
    this.#around.counters.retries += 1;
    notify(this.#hooks.onRetry, { ...message.facts, step, attempt: message.failures, waitInMs, error });
    return waitInMs;
  }

  /** Dead-letters a command. A notification returns to the queue until it has been delivered too often. */
  async #giveUp(message: Message, error: unknown): Promise<undefined> {
    const { backoff } = this.#settings;
    const reason = `${message.step === 'report' ? 'The hub rejected the report' : 'The handler threw'}: ${textOf(error)}`;
    if (message.actionId !== undefined || (await this.#isLast(message))) return this.#bury(message, reason);
    const withoutRoom = this.#orders.behind(message).slice(Math.max(0, this.#mostBehind - this.#countBehind()));
    const told = this.#putOff(message, 'failing', backoff.maxInMs);
    for (const one of withoutRoom) void this.#putOff(one, 'blocked', backoff.maxInMs);
    await told;
    return undefined;
  }

  /** Whether a failing notification was delivered too often, and its handler failed each time. */
  async #isLast(message: Message): Promise<boolean> {
    const { maxDeliveries } = this.#settings;
    if (message.handedOut === undefined || maxDeliveries === Infinity) return false;
    try {
      const failed = await failedDeliveries(message, maxDeliveries, this.#around);
      return failed >= maxDeliveries && message.handedOut >= maxDeliveries;
    } catch {
      return false; // the store is unavailable, so it returns to the queue
    }
  }

  async #survived(message: Message): Promise<void> {
    if (message.lastTry !== undefined) await survived(message, this.#around).catch(() => undefined);
  }

  /**
   * How many messages may wait in this process for an earlier one of their key that was returned. Some queues
   * redeliver it only when all messages of the key have been returned.
   */
  get #mostBehind(): number {
    return this.#redelivery === 'together' ? 0 : Math.floor(this.capacity / 2);
  }

  #countBehind(): number {
    let count = 0;
    for (const { key } of this.#inFlight) if (this.#orders.firstOf(key)?.isAway === true) count += 1;
    return count;
  }

  #waitInLine(message: Message): void {
    const { backAtInMs } = this.#orders.firstOf(message.key) ?? {};
    if (backAtInMs === undefined || this.#countBehind() <= this.#mostBehind) return;
    void this.#putOff(message, 'blocked', Math.max(shortestWaitInMs, backAtInMs - monotonicNow(this.#clock)));
  }

  /**
   * Returns a message to the queue for a delay. Later messages of its key wait until it is redelivered or counts as
   * lost.
   */
  async #putOff(message: Message, cause: ReturnedNotice['cause'], inMs: number): Promise<void> {
    this.#returned(message, cause);
    this.#inFlight.delete(message);
    if (this.#redelivery !== 'first') {
      message.backAtInMs = monotonicNow(this.#clock) + inMs;
      void this.#expect(message, inMs);
    }
    await this.#try(() => message.delivery.nack(inMs));
  }

  /** Waits for a returned message to be redelivered. The time counts only while this process has room for it. */
  async #expect(message: Message, inMs: number): Promise<void> {
    try {
      await this.#clock.wait(inMs, this.#stopped.signal);
      for (let isFull = true; isFull;) {
        const before = this.#received;
        await this.#clock.wait(this.#leaseInMs ?? lateInMs, this.#stopped.signal);
        isFull = this.#received === before && this.#inFlight.size > this.#mostBehind;
      }
    } catch {
      return; // stopping
    }
    this.#leave(message);
    this.#begin();
  }

  async #bury(message: Message, why: string): Promise<undefined> {
    const reason = deadLetterReason(why);
    this.#around.counters.deadLetters += 1;
    notify(this.#hooks.onDeadLetter, { ...message.facts, reason });
    await this.#try(() => message.delivery.deadLetter(reason));
    return undefined;
  }

  async #refuse(delivery: Delivery, error: unknown): Promise<void> {
    const eventId = error instanceof EventFormatError ? error.eventId : undefined;
    const facts: MessageFacts = { queue: this.#settings.queue, eventId, type: undefined, actionId: undefined };
    const reason = deadLetterReason(textOf(error));
    this.#around.counters.deadLetters += 1;
    notify(this.#hooks.onDeadLetter, { ...facts, reason });
    await this.#try(() => delivery.deadLetter(reason));
  }

  #lost(message: Message): undefined {
    void this.#survived(message);
    this.#returned(message, this.isStopping ? 'stopping' : 'lease-lost');
    message.delivery.forget();
  }

  /** Failed acknowledgements are only reported, since the queue redelivers the message. */
  async #try(tell: () => void | Promise<void>): Promise<void> {
    try {
      await tell();
    } catch (error) {
      this.onError(error);
    }
  }

  async #resumeAfter(message: Message, waitInMs: number): Promise<void> {
    try {
      await this.#clock.wait(waitInMs, this.#stopped.signal);
    } catch {
      return; // stopping: it returns with the other messages in flight
    }
    this.#ready.push(message);
    this.#begin();
  }

  #end(message: Message): void {
    this.#inFlight.delete(message);
    if (!message.isAway) this.#leave(message);
  }

  #leave(message: Message): void {
    const next = this.#orders.leave(message);
    if (next !== undefined) this.#ready.push(next);
  }
}
