import {
  type Call,
  type CallInput,
  callResult,
  dateOf,
  listResult,
  type OperationDescriptor,
  type ReadBack,
} from '@tradelane/core/runtime';
import { type CallOptions, TradelaneError } from '@tradelane/core';
import type { EffectEvidence } from './effect-result.ts';
import { covers, entriesAt, fieldOf, type FoundEntry, isIn, meets } from './fields.ts';
import { sentAtInMs } from './intent.ts';
import type { KeptIntent, Sibling } from './kept-intent.ts';
import { type Effect, effectsOf, type Write } from './write.ts';

/** The result of a read. */
export interface Finding {
  /**
   * - `done`: the entries show the effect.
   * - `ruled-out`: they show that it can't happen any more.
   * - `not-visible`: they don't show it. This proves nothing.
   * - `ambiguous`: they may show it.
   */
  readonly is: 'done' | 'ruled-out' | 'not-visible' | 'ambiguous';
  /** Whether the resource refuses a second effect, as far as the entries show. */
  readonly mayRepeat: boolean;
  readonly lookAt: EffectEvidence;
  /** The time of the read by the clock of the host. */
  readonly hostNowInMs: number | undefined;
}

/** Dates have no fractions of a second, so an entry may seem older than its request. */
const precisionInMs = 2_000;
/** Older entries belong to earlier requests. Between the two, the clocks of several hosts may differ. */
const marginInMs = 300_000;
const dayInMs = 86_400_000;

/** Reads whether the effects of a write happened, and compares them with what the write asked for. */
export async function look(write: Write, readBack: ReadBack, kept: KeptIntent, options: CallOptions): Promise<Finding> {
  const read = operationOf(write, readBack.operation);
  const given = argumentsOf(read, readBack, write.input, readFromInMs(write, kept));
  const call = { operation: read, input: inputOf(read, given), options };
  const { entries, hostNowInMs } = await entriesOf(write, call, readBack);
  kept.date(hostNowInMs);
  // After the entries, so that every request whose entry was visible is known.
  const siblings = readBack.created === undefined ? [] : await kept.siblings();
  const effects = effectsOf(write);
  const views = effects.map((effect) => viewOf(effect, { readBack, entries, siblings, effects, kept }));
  const [first = 'ambiguous', ...rest] = new Set(views.map(({ is }) => is));
  const { repeat } = readBack;
  return {
    is: rest.length === 0 ? first : 'ambiguous',
    mayRepeat:
      repeat !== undefined &&
      (repeat.while === undefined ||
        views.every(({ matches }, at) => {
          const isOpen = (entry: FoundEntry): boolean => isIn(entry, effects[at]?.request, repeat.while);
          return matches.length > 0 && matches.every(isOpen);
        })),
    lookAt: {
      operation: read.id,
      arguments: given,
      entries: [...new Set(views.flatMap(({ matches }) => matches.map(({ value }) => value)))],
    },
    hostNowInMs,
  };
}

interface Evidence {
  readonly readBack: ReadBack;
  readonly entries: readonly FoundEntry[];
  readonly siblings: readonly Sibling[];
  readonly effects: readonly Effect[];
  readonly kept: KeptIntent;
}

interface View {
  readonly is: Finding['is'];
  readonly matches: readonly FoundEntry[];
}

function viewOf(effect: Effect, evidence: Evidence): View {
  const { readBack, entries } = evidence;
  const { request } = effect;
  const { done, ruledOut, created, unique } = readBack;
  const matches = entries.filter((entry) => meets(entry, request, readBack.match));
  if (done !== undefined) {
    const areAll = (states: typeof done | undefined): boolean =>
      matches.length > 0 && matches.every((entry) => isIn(entry, request, states));
    return { matches, is: areAll(done) ? 'done' : areAll(ruledOut) ? 'ruled-out' : 'not-visible' };
  }
  if (created === undefined)
    return { matches, is: matches.length === 0 ? 'not-visible' : unique ? 'done' : 'ambiguous' };
  return counted(effect, matches, created, evidence);
}

/** Entries of equal effects look the same, so there must be one for each. */
function counted(effect: Effect, matches: readonly FoundEntry[], created: string, evidence: Evidence): View {
  const sinceInMs = sentAtInMs(evidence.kept.intent);
  const fromInMs = (sinceInMs ?? Infinity) - precisionInMs;
  const timeOf = (entry: FoundEntry): number => Date.parse(String(fieldOf(entry, created)));
  // An entry without a valid time may be the effect.
  const near = matches.filter((entry) => !(timeOf(entry) < (sinceInMs ?? -Infinity) - marginInMs));
  const own = evidence.effects.filter(({ seen }) => looksLike(seen, effect.seen)).length;
  const others = evidence.siblings.flatMap(({ effects, untilInMs }) =>
    effects.filter((seen) => looksLike(seen, effect.seen)).map(() => untilInMs),
  );
  /** Entries that siblings have created since then, or may have created. */
  const theirs = (isDone: boolean, from: number): number =>
    others.filter((untilInMs) => (isDone ? untilInMs !== undefined && untilInMs >= from : untilInMs === undefined))
      .length;
  const sure = matches.filter((entry) => timeOf(entry) >= fromInMs).length;
  if (sure >= own + theirs(true, fromInMs) + theirs(false, fromInMs)) return { is: 'done', matches: near };
  const unexplained = near.length - theirs(true, (sinceInMs ?? 0) - marginInMs);
  return { is: unexplained <= 0 ? 'not-visible' : 'ambiguous', matches: near };
}

/** Whether an entry of one effect may match the other one. */
function looksLike(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, at) => {
    const wanted = other[at] ?? null;
    return value === null || wanted === null || covers(value, wanted) || covers(wanted, value);
  });
}

async function entriesOf(
  { runtime }: Write,
  call: Call,
  { items }: ReadBack,
): Promise<{ readonly entries: readonly FoundEntry[]; readonly hostNowInMs: number | undefined }> {
  const { send, check, clock, presets } = runtime;
  if (call.operation.page === undefined) {
    const { data, headers } = await callResult<unknown>(send, call, check).withResponse();
    return { entries: entriesAt(data, items), hostNowInMs: dateOf(headers) };
  }
  const list = listResult<unknown>(send, call, check, clock, presets);
  const { headers } = await list.withResponse();
  const entries: FoundEntry[] = [];
  for await (const { body } of list.pages()) for (const entry of entriesAt(body, items)) entries.push(entry);
  return { entries, hostNowInMs: dateOf(headers) };
}

/** @throws {TradelaneError} If the surface has no such operation. */
export function operationOf({ runtime }: Pick<Write, 'runtime'>, id: string): OperationDescriptor {
  const operation = runtime.surface.operations[id];
  if (operation === undefined) throw new TradelaneError(`${runtime.surface.name} has no ${id}.`);
  return operation;
}

/** The start of a read by time. Without a time of the host, it starts a day earlier, because it only selects entries. */
function readFromInMs({ runtime }: Write, { intent }: Pick<KeptIntent, 'intent'>): number {
  const sinceInMs = sentAtInMs(intent);
  return sinceInMs === undefined ? runtime.clock.now() - dayInMs : sinceInMs - marginInMs;
}

/** The arguments of the read, by wire name. */
export function argumentsOf(
  operation: OperationDescriptor,
  { arguments: wanted = {} }: ReadBack,
  input: CallInput,
  sinceInMs: number,
): Readonly<Record<string, unknown>> {
  const { page } = operation;
  const given = Object.entries(wanted).map(([name, source]) => {
    if (typeof source !== 'string') return [name, isList(operation, name) ? source : source[0]] as const;
    if (source === '$sentAt') return [name, new Date(sinceInMs).toISOString()] as const;
    const values = [...new Set(entriesAt(input, source).map(({ value }) => value))];
    return [name, isList(operation, name) ? values : values[0]] as const;
  });
  return { ...(page && { [page.style === 'seek' ? 'limit' : 'max']: page.maxLimit }), ...Object.fromEntries(given) };
}

function isList({ query = {} }: OperationDescriptor, name: string): boolean {
  return /^(list|comma)!?$/.test(query[name] ?? '');
}

function inputOf({ path }: OperationDescriptor, given: Readonly<Record<string, unknown>>): CallInput {
  const isInPath = ([name]: readonly [string, unknown]): boolean => path.includes(`{${name}}`);
  const all = Object.entries(given);
  return {
    path: Object.fromEntries(all.filter(isInPath)) as Record<string, string | number>, // values of the request
    query: Object.fromEntries(all.filter((one) => !isInPath(one))),
  };
}
