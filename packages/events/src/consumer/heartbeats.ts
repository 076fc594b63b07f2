import type { Clock } from '@tradelane/core';
import { type ConsumerHooks, notify } from './hooks.ts';
import type { Message } from './message.ts';

/** Renews the leases of all messages in flight, three times per lease, until the signal aborts. */
export async function keepLeases(
  messages: ReadonlySet<Pick<Message, 'lease'>>,
  how: {
    readonly leaseInMs: number;
    readonly clock: Clock;
    readonly hooks: Pick<ConsumerHooks, 'onQueueError'>;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const { leaseInMs, clock, hooks, signal } = how;
  while (!signal.aborted) {
    try {
      await clock.wait(leaseInMs / 3, signal);
    } catch {
      return;
    }
    for (const { lease } of messages) void lease.renew().catch((error: unknown) => notify(hooks.onQueueError, error));
  }
}
