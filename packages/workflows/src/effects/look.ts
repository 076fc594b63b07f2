import {
  type Call,
  type CallInput,
  callResult,
  listResult,
  type OperationDescriptor,
  type ReadBack,
} from '@tradelane/core/runtime';
import type { CallOptions } from '@tradelane/core';
import { TradelaneError } from '@tradelane/core/errors';
import type { EffectEvidence } from './effect-result.ts';
import { areCompared, entriesAt, type Entry, isIn, likenessOf, timeOf } from './fields.ts';
import type { Intent } from './intent.ts';
import type { KeptIntent, Sibling } from './kept-intent.ts';
import { type Effect, effectsOf, looksLike, storable, type Write } from './write.ts';

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
  readonly isHarmless: boolean;
  readonly lookAt: EffectEvidence;
}

/** Entries that are older than this belong to earlier requests. The clocks of several hosts may differ by as much. */
const marginInMs = 300_000;
const dayInMs = 86_400_000;

/** Reads whether the effects of a write happened, and compares them with what the write asked for. */
export async function look(write: Write, readBack: ReadBack, kept: KeptIntent, options: CallOptions): Promise<Finding> {
  const read = operationOf(write, readBack.operation);
  const { after: sentAtInMs } = kept.intent.sends[0] ?? {};
  // A local time only selects entries.
  const fromInMs = sentAtInMs === undefined ? write.runtime.clock.now() - dayInMs : sentAtInMs - marginInMs;
  const given = argumentsOf(read, readBack, write.input, fromInMs);
  const entries = await entriesOf(write, { operation: read, input: inputOf(read, given), options }, readBack);
  kept.date();
  // After the entries, so that every request whose entry was visible is known.
  const siblings = readBack.done === undefined ? await kept.siblings() : [];
  const effects = effectsOf(write);
  const views = effects.map((effect) => {
    const matches = entries.filter((entry) => likenessOf(entry, effect.request, readBack.match) !== 'different');
    return readBack.done === undefined
      ? counted(effect, matches, { readBack, siblings, effects, intent: kept.intent })
      : byState(effect, matches, readBack);
  });
  const [first = 'not-visible', ...rest] = new Set(views.map(({ is }) => is));
  const shown = new Set(views.flatMap(({ matches }) => matches.map(({ value }) => value)));
  return {
    is: rest.length === 0 ? first : 'ambiguous',
    isHarmless: views.every((view) => view.isHarmless),
    lookAt: { operation: read.id, arguments: given, entries: [...shown].map(storable) },
  };
}

interface View extends Pick<Finding, 'is' | 'isHarmless'> {
  readonly matches: readonly Entry[];
}

function byState({ request }: Effect, matches: readonly Entry[], { done, ruledOut, repeat }: ReadBack): View {
  const areAll = (states: typeof done): boolean =>
    matches.length > 0 && matches.every((entry) => isIn(entry, request, states));
  const isHarmless = repeat !== undefined && (repeat.while === undefined || areAll(repeat.while));
  return { is: areAll(done) ? 'done' : areAll(ruledOut) ? 'ruled-out' : 'not-visible', isHarmless, matches };
}

interface Evidence {
  readonly readBack: ReadBack;
  readonly siblings: readonly Sibling[];
  readonly effects: readonly Effect[];
  readonly intent: Intent;
}

/**
 * Entries of equal effects look the same, so there must be one for each. An entry counts if it has all fields of the request and was
 * created after the first request. One of the same second may be older, because dates have no fractions of a second.
 */
function counted({ request, content }: Effect, matches: readonly Entry[], evidence: Evidence): View {
  const { readBack, siblings, effects, intent } = evidence;
  const { after = -Infinity, before = Infinity } = intent.sends[0] ?? {};
  const createdAt = (entry: Entry): number => timeOf(entry, readBack.created);
  const own = effects.filter((one) => looksLike(one.content, content)).length;
  const sinceInMs = after - marginInMs;
  // The entry of an effect may appear after its response.
  const theirs = siblings.filter((one) => (one.untilInMs ?? Infinity) >= sinceInMs && looksLike(one.content, content));
  const isComplete = areCompared(request, readBack.match, readBack.each);
  const isSure = (entry: Entry): boolean =>
    isComplete && createdAt(entry) >= before && likenessOf(entry, request, readBack.match) === 'same';
  // An entry without a valid time may be the effect.
  const near = matches.filter((entry) => !(createdAt(entry) < sinceInMs));
  const isDone = near.filter(isSure).length >= own + theirs.length;
  const explained = theirs.filter(({ untilInMs }) => untilInMs !== undefined).length;
  const is = isDone ? 'done' : near.length > explained ? 'ambiguous' : 'not-visible';
  return { is, isHarmless: false, matches: near };
}

async function entriesOf({ runtime }: Write, call: Call, { items }: ReadBack): Promise<readonly Entry[]> {
  const { send, check, clock, presets } = runtime;
  if (call.operation.page === undefined) return entriesAt(await callResult<unknown>(send, call, check), items);
  const entries: Entry[] = [];
  for await (const { body } of listResult<unknown>(send, call, check, clock, presets).pages())
    for (const entry of entriesAt(body, items)) entries.push(entry);
  return entries;
}

/** @throws {TradelaneError} If the surface has no such operation. */
export function operationOf({ runtime }: Pick<Write, 'runtime'>, id: string): OperationDescriptor {
  const operation = runtime.surface.operations[id];
  if (operation === undefined) throw new TradelaneError(`${runtime.surface.name} has no ${id}.`);
  return operation;
}

/** The arguments of the read, by wire name. */
export function argumentsOf(
  operation: OperationDescriptor,
  { arguments: wanted = {} }: ReadBack,
  input: CallInput,
  sinceInMs: number,
): Readonly<Record<string, unknown>> {
  const { page, query = {} } = operation;
  const isList = (name: string): boolean => /^(list|comma)!?$/.test(query[name] ?? '');
  const given = Object.entries(wanted).map(([name, source]) => {
    if (source === '$sentAt') return [name, new Date(sinceInMs).toISOString()] as const;
    const values =
      typeof source === 'string' ? [...new Set(entriesAt(input, source).map(({ value }) => value))] : source;
    return [name, isList(name) ? values : values[0]] as const;
  });
  // The write's shop and the like decide what the read shows.
  const shared = Object.entries(input.query ?? {}).filter(([name]) => Object.hasOwn(query, name));
  return {
    ...Object.fromEntries(shared),
    ...(page && { [page.style === 'seek' ? 'limit' : 'max']: page.maxLimit }),
    ...Object.fromEntries(given),
  };
}

function inputOf({ path }: OperationDescriptor, given: Readonly<Record<string, unknown>>): CallInput {
  const isInPath = ([name]: readonly [string, unknown]): boolean => path.includes(`{${name}}`);
  const all = Object.entries(given);
  return {
    path: Object.fromEntries(all.filter(isInPath)) as Record<string, string | number>, // values of the request
    query: Object.fromEntries(all.filter((one) => !isInPath(one))),
  };
}
