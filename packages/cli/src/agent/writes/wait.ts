import { invoke } from '../../operation/invoke.ts';
import { valuesAt } from '../../output/fields.ts';
import type { OperationRow } from '../../table/rows.ts';
import { windowsOf } from '../answers/budget.ts';
import { type Check, problemsIn, type StateCheck, statusOf } from './checks.ts';
import type { Part, Reading } from '../answers/parts.ts';
import { omittedFrom, shortRow } from '../answers/rows.ts';
import type { Session } from '../session.ts';
import { operationOf } from '../arguments/target.ts';

/** Time until the first look at the state, and the shortest time between two. */
const pauseInMs = 6_000;

/** Time until the only look, if the limit allows one within the wait. */
const onlyPauseInMs = 40_000;

/** Most entries of a read-back. */
const mostShown = 3;

/** The reads that show the end of a write: the state of its work, and its effect. */
export interface Proofs {
  readonly state: StateCheck | undefined;
  readonly effect: Check | undefined;
}

/**
 * Waits until the work of a write has ended, then reads its effect. It waits at most `max_wait_s`. The write was sent, so
 * an error of a read is a note.
 */
export async function endOf(session: Session, row: OperationRow, proofs: Proofs, reading: Reading): Promise<Part> {
  const { state, effect } = proofs;
  try {
    if (state === undefined) return await effectOf(session, effect, reading);
    const { status, value, tookInS, nextInS } = await followed(session, row, state, reading);
    const data = status === undefined ? {} : { status: session.mask.of(status) };
    const { work } = row;
    if (work === undefined || value === undefined || ![...work.succeeded, ...work.failed].includes(value)) {
      const pending = `The work is still running after ${tookInS} s. Call \`check\` later.`;
      return { own: { pending, retry_after_s: nextInS, check: state, ...(effect && { proof: effect }) }, data };
    }
    const own = { state: value, took_s: tookInS, ...problemsIn(row, status) };
    if (!work.succeeded.includes(value)) return { own: { ended: 'failed', ...own }, data };
    const after = await effectOf(session, effect, reading);
    return { own: { ended: 'succeeded', ...own, ...after.own }, data: { ...data, ...after.data } };
  } catch (error) {
    reading.signal.throwIfAborted();
    const { code, retryAt } = error as { readonly code?: unknown; readonly retryAt?: Date };
    const pending = `The end can’t be read now (${String(code ?? 'unknown error')}). Call \`check\` later.`;
    return { own: { pending, check: state ?? effect, ...(retryAt && { retry_at: retryAt.toISOString() }) }, data: {} };
  }
}

/** Reads the state of an import or export until it is final, or until the limit allows no other read within the wait. */
async function followed(
  session: Session,
  { work }: OperationRow,
  state: StateCheck,
  reading: Reading,
): Promise<{ status: unknown; value: string | undefined; tookInS: number; nextInS: number }> {
  const { clock } = session;
  const startedAtInMs = clock.now();
  const untilInMs = startedAtInMs + reading.maxWaitInMs;
  const single = windowsOf(operationOf(state).row).filter(({ requests }) => requests === 1);
  const betweenInMs = Math.max(pauseInMs, ...single.map(({ periodInMs }) => periodInMs));
  const isOnly = pauseInMs + betweenInMs > reading.maxWaitInMs;
  const firstInMs = isOnly ? Math.min(onlyPauseInMs, reading.maxWaitInMs) : pauseInMs;
  let status: unknown;
  let value: string | undefined;
  for (let next = startedAtInMs + firstInMs; next <= untilInMs; next += betweenInMs) {
    await clock.wait(Math.max(0, next - clock.now()), reading.signal);
    const maxWaitInMs = Math.max(0, untilInMs - clock.now());
    const found = statusOf(await readCheck(session, state, { ...reading, maxWaitInMs }));
    if (!isAbout(found, work, state)) continue;
    status = found;
    value = (status as Readonly<Record<string, string>> | null)?.[state.look_at];
    if (value !== undefined && [...(work?.succeeded ?? []), ...(work?.failed ?? [])].includes(value)) break;
  }
  const tookInS = Math.round((clock.now() - startedAtInMs) / 1000);
  return { status, value, tookInS, nextInS: Math.ceil(betweenInMs / 1000) };
}

/** Whether a status is about the work of a check. A proxy or a cache may mix up responses. */
function isAbout(status: unknown, work: OperationRow['work'], { parameters }: StateCheck): boolean {
  const members = Object(status) as Readonly<Record<string, unknown>>;
  const id = [members[work?.id ?? ''], members['id']].find((one) => typeof one === 'string' || typeof one === 'number');
  return id === undefined || Object.values(parameters).some((one) => sameId(one, id));
}

const sameId = (one: unknown, other: unknown): boolean => String(one).toLowerCase() === String(other).toLowerCase();

async function effectOf(session: Session, effect: Check | undefined, reading: Reading): Promise<Part> {
  if (effect === undefined) return { own: { read_back: 'No operation shows the effect.' }, data: {} };
  const found = await readCheck(session, effect, reading);
  const { items } = found as { readonly items?: readonly unknown[] };
  const { operation, look_at: path } = effect;
  // The latest entries come last.
  const entries = items ?? (path === undefined ? [found] : valuesAt(found, path).slice(-mostShown));
  const rows = entries.map((item) => shortRow(session.mask.of(item)));
  const read = { operation, look_at: path, omitted: omittedFrom(rows), data: rows.map(({ row }) => row) };
  return { own: {}, data: { read_back: JSON.parse(JSON.stringify(read)) as object } };
}

async function readCheck(session: Session, check: Check, reading: Reading): Promise<unknown> {
  const { surface, row } = operationOf(check);
  const client = await session.client(surface);
  return invoke(client, row, { parameters: check.parameters }, session.callOptions(reading));
}
