import type { ConsumerHooks, MessageFacts } from './hooks.ts';
import { notify } from './hooks.ts';
import type { Message } from './message.ts';
import { isRefusal, report } from './report.ts';
import type { Surroundings } from './steps.ts';

/** Outcomes per page. */
const most = 100;

/** Reports outcomes whose message isn't redelivered, now and at each interval until the signal aborts. */
export async function sweepOutbox(
  inFlight: ReadonlySet<Message>,
  around: Surroundings,
  how: { readonly queue: string; readonly everyInMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const { queue, everyInMs, signal } = how;
  // Refused reports aren't repeated. The hook has reported them, and a redelivery of the message sends them again.
  const refused = new Set<string>();
  while (!signal.aborted) {
    try {
      // Entries that can't be reported stay first, so each page reads past them.
      const seen = new Set(refused);
      for (let before = -1; before < seen.size && !signal.aborted;) {
        before = seen.size;
        await sweepPage(seen, refused, inFlight, around, queue, everyInMs, signal);
      }
    } catch (error) {
      // The next scan continues after a store failure.
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
 * @param seen Entries of earlier pages.
 * @param refused Entries that this run doesn't report again.
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
      const reported = await report(around, actionId, outcome, true, true);
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
