import type { ConsumerHooks, MessageFacts } from './hooks.ts';
import { notify } from './hooks.ts';
import type { Message } from './message.ts';
import { isRefusal, report } from './report.ts';
import type { Surroundings } from './steps.ts';

/** Outcomes that are read at a time. */
const most = 100;

/**
 * Reports outcomes whose message does not come again: the queue dropped it, or moved it to the dead letters, after the work was done.
 * Now at once, then again and again until the signal aborts.
 */
export async function sweepOutbox(
  inFlight: ReadonlySet<Message>,
  around: Surroundings,
  how: { readonly queue: string; readonly everyInMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const { queue, everyInMs, signal } = how;
  // For somebody to look at, not to be repeated forever: the hook has told it, and once its message is put back it is sent again.
  const refused = new Set<string>();
  while (!signal.aborted) {
    try {
      // What cannot be reported stays in front: each page reaches as far behind it.
      const seen = new Set(refused);
      for (let before = -1; before < seen.size && !signal.aborted;) {
        before = seen.size;
        await sweepPage(seen, refused, inFlight, around, queue, everyInMs, signal);
      }
    } catch (error) {
      // The store is away; the next round finds what this one left.
      retryNotice(
        around.hooks,
        { queue, eventId: undefined, type: undefined, actionId: undefined },
        'store',
        error,
        everyInMs,
      );
    }
    await around.clock.wait(everyInMs, signal).catch(() => undefined);
  }
}

/**
 * @param seen what this round has come by; the next page is behind it
 * @param refused what this run is not to send again
 */
async function sweepPage(
  seen: Set<string>,
  refused: Set<string>,
  inFlight: ReadonlySet<Message>,
  around: Surroundings,
  queue: string,
  minAgeInMs: number,
  signal: AbortSignal,
): Promise<void> {
  const { counters, dedupe, hooks, names, outbox } = around;
  for (const { actionId: id, outcome } of await outbox.unreported({ minAgeInMs, limit: most + seen.size })) {
    if (signal.aborted) return;
    if (seen.has(id)) continue;
    seen.add(id);
    const actionId = names.actionOf(id);
    if (actionId === undefined) continue;
    if ([...inFlight].some((message) => message.actionId === actionId)) continue;
    const facts: MessageFacts = { queue, eventId: undefined, type: undefined, actionId };
    try {
      const reported = await report(around, actionId, outcome, true);
      counters.reported += 1;
      notify(hooks.onReported, { ...facts, outcome: outcome.status, wasFinal: reported === 'was-final' });
    } catch (error) {
      retryNotice(hooks, facts, 'report', error, minAgeInMs);
      if (isRefusal(error)) refused.add(id);
      continue;
    }
    await outbox.markReported(id);
    await dedupe.add([names.action(actionId)]);
  }
}

function retryNotice(
  hooks: ConsumerHooks,
  facts: MessageFacts,
  step: 'report' | 'store',
  error: unknown,
  waitInMs: number,
): void {
  notify(hooks.onRetry, { ...facts, step, attempt: 1, waitInMs, error });
}
