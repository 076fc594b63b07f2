import { ApiError, NotFoundError, TradelaneError } from '@tradelane/core';
import type { ActionOutcome } from '../generated/types.ts';
import { startTimer } from '../clock.ts';
import { outcomeIn, type Stores } from './stores.ts';
import type { ConsumerHooks, MessageFacts } from './hooks.ts';
import { notify } from '../queue/notify.ts';
import type { Message, Surroundings } from './message.ts';
import { untraced } from './telemetry.ts';

/**
 * The result of a report: accepted, the action already had this outcome, or it had another outcome. The hub doesn't
 * return the outcome of an action, so a failure that was never reported before counts as another outcome.
 */
export type Reported = 'taken' | 'was-final' | 'contradicted';

/**
 * Reports an outcome. A 404 counts as final if an earlier report may have arrived, since the hub forgets finished
 * actions. It doesn't count if the hub refused an earlier report.
 * @param mayHaveArrived Whether this outcome may have been sent before.
 * @param mayBeRepeated Whether an earlier delivery may have reported an outcome that the outbox doesn't have.
 * @throws The error, if the hub doesn't have the outcome.
 */
export async function report(
  around: Pick<Surroundings, 'actions' | 'clock' | 'dedupe' | 'names' | 'telemetry'>,
  actionId: string,
  outcome: ActionOutcome,
  mayHaveArrived: boolean,
  mayBeRepeated: boolean,
): Promise<Reported> {
  const { dedupe, names } = around;
  try {
    await send(around, actionId, outcome);
    return 'taken';
  } catch (error) {
    if (error instanceof ApiError && error.serverCode === 'ACTION_ALREADY_FINAL') {
      // `unknown`: the client repeated the request after a lost response.
      const isFirst = !mayHaveArrived && !mayBeRepeated && error.outcome !== 'unknown';
      return isFirst && outcome.status === 'FAILURE' ? 'contradicted' : 'was-final';
    }
    if (!isRefusal(error)) throw error;
    const refusal = [names.refusal(actionId)];
    if (mayHaveArrived && error instanceof NotFoundError && !(await dedupe.has(refusal))) return 'was-final';
    await remember(dedupe, refusal);
    throw error;
  }
}

/** Time limit for a report, in milliseconds. It is longer than all retries of the client. */
const longestReportInMs = 300_000;

/** A call that hangs, such as in a custom auth strategy, must not block its order forever. */
async function send(
  { actions, clock, telemetry }: Pick<Surroundings, 'actions' | 'clock' | 'telemetry'>,
  actionId: string,
  kept: ActionOutcome,
): Promise<void> {
  const [outcome, traceparent] = untraced(kept);
  const limit = new AbortController();
  const update = async (): Promise<unknown> => actions.updateStatus(actionId, outcome, { signal: limit.signal });
  const tooLate = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error), { once: true });
  });
  const cancel = startTimer(clock, longestReportInMs, () =>
    limit.abort(new Error(`The report did not end within ${longestReportInMs / 60_000} minutes.`)),
  );
  try {
    const updated =
      telemetry === undefined || traceparent === undefined ? update() : telemetry.within(traceparent, update);
    await Promise.race([updated, tooLate]);
  } finally {
    cancel();
  }
}

/** Without this entry, a later 404 would look like a report that arrived. */
async function remember(dedupe: Stores['dedupe'], refusal: readonly string[]): Promise<void> {
  try {
    await dedupe.add(refusal);
  } catch (cause) {
    throw new TradelaneError('The hub rejected the report, and storing the rejection failed. See `cause`.', {
      outcome: 'refused',
      cause,
    });
  }
}

/** Statuses below 500 that concern credentials or limits rather than the report. */
const passing: ReadonlySet<number> = new Set([401, 403, 429]);

/**
 * Whether the hub refused the report itself, so that retrying is of little use. Web pages of a proxy don't count. Neither
 * does a 400 without a code: its body may be cut, and the action may be final.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.outcome !== 'refused' || passing.has(error.status)) return false;
  return error.status < 500 && (error.status !== 400 || error.serverCode !== undefined);
}

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
      for (let before = -1; before < seen.size;) {
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
  for (const entry of await outbox.unreported({ minAgeInMs, limit: most + seen.size })) {
    const { actionId: id } = entry;
    if (signal.aborted) return;
    if (seen.has(id)) continue;
    seen.add(id);
    const actionId = names.actionOf(id);
    if (actionId === undefined) continue;
    if ([...inFlight].some((message) => message.actionId === actionId)) continue;
    const facts: MessageFacts = { queue, eventId: undefined, type: undefined, actionId };
    try {
      const outcome = outcomeIn('unreported', entry);
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
