import {
  type CallInput,
  callResult,
  listResult,
  type OperationDescriptor,
  type ReadBack,
} from '@tradelane/core/runtime';
import { type CallOptions, TradelaneError } from '@tradelane/core';
import { entriesAt, fieldOf, type FoundEntry, isIn, meets } from './fields.ts';
import type { KeptIntent } from './kept-intent.ts';
import { type Effect, effectsOf, type Write } from './write.ts';

/** The result of a read. */
export interface Finding {
  readonly is: 'done' | 'not-done' | 'ambiguous';
  readonly entries: readonly unknown[];
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** Entries may be older than the request by the clock of another host. */
const marginInMs = 300_000;
/** From this difference on, times are corrected by the server's clock. */
const tolerableSkewInMs = 10_000;
export const defaultVisibleWithinInMs = 60_000;

interface Reading {
  readonly entries: readonly FoundEntry[];
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Difference between the server's clock and the local clock. */
  readonly skewInMs: number;
}

/** Reads whether the effects of a write happened, and compares them with what the write asked for. */
export async function look(write: Write, readBack: ReadBack, kept: KeptIntent, options: CallOptions): Promise<Finding> {
  const { sentAtInMs = 0 } = kept.intent;
  let reading = await read(write, readBack, sentAtInMs - marginInMs, options);
  const usesTime = Object.values(readBack.arguments ?? {}).includes('$sentAt');
  if (usesTime && Math.abs(reading.skewInMs) > tolerableSkewInMs)
    reading = await read(write, readBack, sentAtInMs + reading.skewInMs - marginInMs, options);
  const { skewInMs, entries } = reading;
  const correctionInMs = Math.abs(skewInMs) > tolerableSkewInMs ? skewInMs : 0;
  const sinceInMs = sentAtInMs + correctionInMs - marginInMs;
  const { visibleWithinInMs = defaultVisibleWithinInMs, created } = readBack;
  const effects = effectsOf(write);
  const findings = await Promise.all(
    effects.map(async (effect) => {
      const matches = entries.filter(
        (entry) =>
          meets(entry, effect.request, readBack.match) &&
          // An entry without a valid time may be the effect.
          (created === undefined || !(timeOf(fieldOf(entry, created)) < sinceInMs)),
      );
      // Other requests are compared by the local clock.
      const others = () => kept.othersLike(effect.digest, sentAtInMs - marginInMs - visibleWithinInMs);
      return { matches, is: await verdict(readBack, effect, matches, effects, others) };
    }),
  );
  const [first = 'ambiguous', ...rest] = new Set(findings.map(({ is }) => is));
  return {
    is: rest.length === 0 ? first : 'ambiguous',
    entries: findings.flatMap(({ matches }) => matches.map(({ value }) => value)),
    arguments: reading.arguments,
  };
}

async function verdict(
  { done, notDone, missing, created, unique }: ReadBack,
  { request, digest }: Effect,
  matches: readonly FoundEntry[],
  effects: readonly Effect[],
  others: () => Promise<number>,
): Promise<Finding['is']> {
  if (done !== undefined) {
    if (matches.length === 0) return missing ?? 'ambiguous';
    if (matches.every((entry) => isIn(entry, request, done))) return 'done';
    return matches.every((entry) => isIn(entry, request, notDone)) ? 'not-done' : 'ambiguous';
  }
  if (matches.length === 0) return 'not-done';
  // An entry of unknown age may belong to an earlier request.
  if (created === undefined) return unique ? 'done' : 'ambiguous';
  // Entries of other requests look the same, so there must be one for each.
  const expected = effects.filter((one) => one.digest === digest).length + (await others());
  return matches.length >= expected ? 'done' : 'ambiguous';
}

async function read(write: Write, readBack: ReadBack, sinceInMs: number, options: CallOptions): Promise<Reading> {
  const { runtime, input } = write;
  const operation = operationOf(write, readBack);
  const given = argumentsOf(operation, readBack, input, sinceInMs);
  const call = { operation, input: inputOf(operation, given), options };
  const { clock } = runtime;
  if (operation.page === undefined) {
    const { data, headers } = await callResult<unknown>(runtime.send, call, runtime.check).withResponse();
    return { entries: entriesAt(data, readBack.items), arguments: given, skewInMs: skewOf(headers, clock.now()) };
  }
  const list = listResult<unknown>(runtime.send, call, runtime.check, clock, runtime.presets);
  const { headers } = await list.withResponse();
  const skewInMs = skewOf(headers, clock.now());
  const entries: FoundEntry[] = [];
  for await (const { body } of list.pages()) entries.push(...entriesAt(body, readBack.items));
  return { entries, arguments: given, skewInMs };
}

/** @throws {TradelaneError} If the surface has no such operation. */
export function operationOf({ runtime }: Write, readBack: ReadBack): OperationDescriptor {
  const operation = runtime.surface.operations[readBack.operation];
  if (operation === undefined) throw new TradelaneError(`${runtime.surface.name} has no ${readBack.operation}.`);
  return operation;
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

function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

function skewOf(headers: Headers, nowInMs: number): number {
  const dateInMs = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(dateInMs) ? 0 : dateInMs + 500 - nowInMs;
}
