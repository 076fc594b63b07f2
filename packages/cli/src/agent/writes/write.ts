import { invoke, type Input } from '../../operation/invoke.ts';
import { operationsOf } from '../../table/load.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';
import { budgetOf } from '../answers/budget.ts';
import { type Check, checkOf, readOf, type StateCheck, stateCheck } from './checks.ts';
import { AgentError } from '../answers/errors.ts';
import { type Part, type Reading, valuePart } from '../answers/parts.ts';
import { permissionFor } from './permissions.ts';
import { type Prepared, prepared, type WriteArguments } from './prepare.ts';
import { happensOnce, keyOf } from './repeats.ts';
import type { Session } from '../session.ts';
import { type Answer, dayInMs, settledItems } from './settled.ts';
import { targetOf } from './tasks.ts';
import { endOf } from './wait.ts';

/** Sends a write, once. */
export async function write(session: Session, given: WriteArguments, reading: Reading): Promise<Part> {
  allow(session, given);
  const { surface, row, input, own, replaces } = await prepared(session, given, reading);
  if (replaces !== undefined && given.replace !== true)
    throw new AgentError(
      'REPLACES',
      `${row.name} removes more than it names: ${replaces} Pass replace: true if you mean it. Nothing was sent.`,
      { next: 'Call `preview` with the same arguments. It lists what is removed.', ...safePath(row) },
    );
  const sentAtInMs = session.clock.now();
  session.wrote(surface);
  const answer = happensOnce(row)
    ? await settledItems(session, { surface, row, input }, given, reading)
    : await sent(session, { surface, row, input }, given.key, reading);
  const state = answer.hasEnded === true ? undefined : stateCheck(surface, row, input, answer.data);
  const effect = checkOf(surface, row, input, answer.own.sent === false ? sentAtInMs - dayInMs : sentAtInMs);
  const ended =
    given.wait === true && (state === undefined || !happensOnce(row))
      ? await endOf(session, row, { state, effect }, reading)
      : undefined;
  const limit = budgetOf(await session.client(surface), row, session.clock.now());
  const part = valuePart(session.mask.of(answer.data ?? null), reading.budget, {
    operation: `${surface.name} ${row.name}`,
    ...own,
    ...answer.own,
    ...(ended?.own ?? (answer.own.sent === false && state === undefined ? {} : nextSteps(row, given, state, effect))),
    ...(limit === undefined ? {} : { limit }),
  });
  return { ...part, data: { ...part.data, ...ended?.data } };
}

/** @throws {AgentError} If the user doesn't allow the write. The message names the exact permission. */
function allow(session: Session, given: WriteArguments): void {
  const { surface, row } = targetOf(given);
  if (row.isRead || session.permissions.allows(surface, row)) return;
  throw new AgentError(
    'NOT_ALLOWED',
    `The user doesn't allow ${row.name}. Ask the user to start the server with --allow-writes ${permissionFor(surface, row)}. Nothing was sent.`,
    {
      allow: `--allow-writes ${permissionFor(surface, row)}`,
      next: 'Call `preview` with the same arguments to see the effect.',
    },
  );
}

/** Operations that change one value and keep the others. */
function safePath(row: OperationRow): object {
  const tasks = {
    PRI01: 'offers.setPrice',
    OF24: 'offers.setPrice or offers.setStock',
    OF01: 'offers.setPrice or offers.setStock',
  };
  const instead = (tasks as Readonly<Record<string, string>>)[row.id];
  return instead === undefined ? {} : { instead: `To change one price or stock and keep the rest, use ${instead}.` };
}

/** Sends a write whose repetition does no harm, or that may be repeated on purpose, such as an import. */
async function sent(
  session: Session,
  { surface, row, input }: Pick<Prepared, 'surface' | 'row' | 'input'>,
  key: string | undefined,
  reading: Reading,
): Promise<Answer> {
  const client = await session.client(surface);
  const id = key ?? keyOf(surface, row, input);
  const since = session.repeats.unknownSince(id);
  if (since !== undefined && row.retry === 'unsafe') throw repeated(surface, row, input, since);
  try {
    const result = await invoke(client, row, input, session.callOptions(reading));
    return { data: row.runs === 'batch' ? JSON.parse(JSON.stringify(result)) : result, own: {} };
  } catch (error) {
    if ((error as { readonly outcome?: unknown }).outcome === 'unknown') session.repeats.sentUnknown(id, session.now());
    throw error;
  }
}

function repeated(surface: SurfaceRow, row: OperationRow, input: Input, since: string): AgentError {
  const list = listOf(surface, row);
  return new AgentError(
    'REPEAT_OF_UNKNOWN',
    `The same ${row.name} was sent at ${since}, and its outcome is unknown. Read whether it happened. To send it again, pass another \`key\`. Nothing was sent.`,
    list === undefined ? {} : { check: readOf(surface, list, input, {}) },
  );
}

/** The list that shows an import or export. */
function listOf(surface: SurfaceRow, row: OperationRow): OperationRow | undefined {
  const [group] = row.name.split('.');
  const reads = operationsOf(surface).filter(
    ({ name, isRead, runs }) => isRead && runs === 'list' && name.startsWith(`${group}.`),
  );
  return reads.find(({ name }) => name.endsWith('imports')) ?? reads[0];
}

/** The reads that prove the effect. */
function nextSteps(
  row: OperationRow,
  { wait }: WriteArguments,
  state: StateCheck | undefined,
  effect: Check | undefined,
): object {
  if (state !== undefined)
    return {
      pending: `The work is running. Call \`check\`: it has ended if ${state.look_at} is ${[...(row.work?.succeeded ?? []), ...(row.work?.failed ?? [])].join(' or ')}.${wait === true ? '' : ' Or pass wait: true.'}`,
      check: state,
      ...(effect === undefined ? {} : { proof: effect }),
    };
  if (row.isBackground === true)
    return { pending: 'The server does this later and has no state of it. Read the entries in a minute.' };
  return effect === undefined ? {} : { check: effect };
}
