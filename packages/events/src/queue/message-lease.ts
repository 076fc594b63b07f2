import type { Clock } from '@tradelane/core';
import { MessageLeaseLostError } from './errors.ts';
import type { Delivery } from './source.ts';

/** The lease of one message. A lost lease stays lost. */
export class MessageLease {
  readonly #delivery: Delivery;
  readonly #clock: Clock;
  readonly #leaseInMs: number | undefined;
  #renewedAt: Moment;
  #isLost = false;
  #controller: AbortController | undefined;

  constructor(delivery: Delivery, clock: Clock, leaseInMs: number | undefined) {
    this.#delivery = delivery;
    this.#clock = clock;
    this.#leaseInMs = leaseInMs;
    this.#renewedAt = momentOf(clock);
  }

  /** Compares with the clock on each call, since the process may have been suspended. */
  get isLost(): boolean {
    if (!this.#isLost && (this.#delivery.isGone === true || this.#isOver()))
      this.lose(new MessageLeaseLostError('the message'));
    return this.#isLost;
  }

  #isOver(): boolean {
    return this.#leaseInMs !== undefined && elapsedInMs(this.#renewedAt, momentOf(this.#clock)) >= this.#leaseInMs;
  }

  /** Created on first use. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#isLost) this.#controller.abort(new MessageLeaseLostError('the message'));
    }
    return this.#controller.signal;
  }

  lose(reason: Error): void {
    this.#isLost = true;
    this.#controller?.abort(reason);
  }

  /** Renews the lease. Rejects if the renewal failed. If the queue reports the lease as lost, it is marked as lost. */
  async renew(): Promise<void> {
    if (this.isLost) return;
    const askedAt = momentOf(this.#clock);
    try {
      await this.#delivery.heartbeat();
      // A late response may concern the lease of another worker.
      if (!this.isLost) this.#renewedAt = askedAt;
    } catch (error) {
      if (error instanceof MessageLeaseLostError) this.lose(error);
      else throw error;
    }
  }
}

interface Moment {
  readonly nowInMs: number;
  readonly monotonicInMs: number;
}

function momentOf(clock: Clock): Moment {
  const nowInMs = clock.now();
  return { nowInMs, monotonicInMs: clock.monotonic?.() ?? nowInMs };
}

/** The larger of both differences: the wall clock can be set back, and the monotonic clock stops during sleep. */
function elapsedInMs(from: Moment, to: Moment): number {
  return Math.max(to.nowInMs - from.nowInMs, to.monotonicInMs - from.monotonicInMs);
}

/** Renews the leases of all messages in flight, three times per lease, until the signal aborts. */
export async function keepLeases(
  messages: ReadonlySet<{ readonly lease: MessageLease }>,
  how: {
    readonly leaseInMs: number;
    readonly clock: Clock;
    readonly onError: (error: unknown) => void;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const { leaseInMs, clock, onError, signal } = how;
  while (!signal.aborted) {
    try {
      await clock.wait(leaseInMs / 3, signal);
    } catch {
      return;
    }
    for (const { lease } of messages) void lease.renew().catch(onError);
  }
}
