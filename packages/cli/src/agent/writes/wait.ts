import { invoke } from '../../operation/invoke.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';
import { windowsOf } from '../answers/budget.ts';
import { type Check, statusOf } from './checks.ts';
import type { Part, Reading } from '../answers/parts.ts';
import { shortRow, valuesAt } from '../answers/rows.ts';
import type { Session } from '../session.ts';
import { operationOf } from '../arguments/target.ts';

/** Time until the first look at the state, and the shortest time between two. */
const pauseInMs = 6_000;

/** Most entries of a read-back. */
const mostShown = 3;

/** Time until the only look at an import or export, if the limit allows one within the wait. */
const pauseOfFilesInMs = 40_000;

/**
 * Waits until the work of a write has ended, then reads its effect. It waits at most `max_wait_s`, and returns the state
 * so far if the limit of the status allows no other read within it.
 */
export async function endOf(
  session: Session,
  surface: SurfaceRow,
  row: OperationRow,
  { state, effect }: { readonly state: Check | undefined; readonly effect: Check | undefined },
  reading: Reading,
): Promise<Part> {
  const { clock } = session;
  const startedAtInMs = clock.now();
  const untilInMs = startedAtInMs + reading.maxWaitInMs;
  const took = (): number => Math.round((clock.now() - startedAtInMs) / 1000);
  let ended: string | undefined;
  if (state !== undefined) {
    const { row: status } = operationOf(state);
    const betweenInMs = Math.max(
      pauseInMs,
      ...windowsOf(status)
        .filter(({ requests }) => requests === 1)
        .map(({ periodInMs }) => periodInMs),
    );
    let last: unknown;
    const isOnly = pauseInMs + betweenInMs > reading.maxWaitInMs && row.work?.kind.endsWith('port') === true;
    const firstInMs = isOnly ? Math.min(pauseOfFilesInMs, reading.maxWaitInMs) : pauseInMs;
    for (let next = startedAtInMs + firstInMs; next <= untilInMs; next += betweenInMs) {
      await clock.wait(Math.max(0, next - clock.now()), reading.signal);
      last = statusOf(
        await readCheck(session, state, { ...reading, maxWaitInMs: Math.max(0, untilInMs - clock.now()) }),
      );
      ended = (last as Readonly<Record<string, unknown>> | null)?.[state.look_at] as string | undefined;
      if (ended !== undefined && [...(row.work?.succeeded ?? []), ...(row.work?.failed ?? [])].includes(ended)) break;
      ended = undefined;
    }
    if (ended === undefined)
      return {
        own: {
          pending: `The work is still running after ${took()} s. Call \`check\` later.`,
          retry_after_s: Math.ceil(betweenInMs / 1000),
          check: state,
          ...(effect === undefined ? {} : { proof: effect }),
        },
        data: last === undefined ? {} : { status: session.mask.of(last) },
      };
    const isDone = row.work?.succeeded.includes(ended) === true;
    const own = { ended: isDone ? 'succeeded' : 'failed', state: ended, took_s: took() };
    const after = isDone ? await effectOf(session, effect, reading) : { own: {}, data: {} };
    return { own: { ...own, ...after.own }, data: { status: session.mask.of(last), ...after.data } };
  }
  return effectOf(session, effect, reading);
}

/** Reads the effect, if its limit allows it now. */
export async function effectOf(session: Session, effect: Check | undefined, reading: Reading): Promise<Part> {
  if (effect === undefined) return { own: { read_back: 'No operation shows the effect.' }, data: {} };
  try {
    const found = await readCheck(session, effect, reading);
    const { items } = found as { readonly items?: readonly unknown[] };
    // The latest entries come last.
    const entries = items ?? valuesAt(found, effect.look_at).slice(-mostShown);
    const shown = entries.map((item) => shortRow(session.mask.of(item)).row);
    return { own: {}, data: { read_back: { operation: effect.operation, look_at: effect.look_at, data: shown } } };
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_LIMIT_WAIT') throw error;
    return { own: { check: effect, note: 'The limit of the read allows none now. Call `check` later.' }, data: {} };
  }
}

async function readCheck(session: Session, check: Check, reading: Reading): Promise<unknown> {
  const { surface, row } = operationOf(check);
  const client = await session.client(surface);
  return invoke(client, row, { parameters: check.parameters }, session.callOptions(reading));
}
