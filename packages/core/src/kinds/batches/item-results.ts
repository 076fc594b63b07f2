import type { PartialSuccess } from '../../base/descriptor.ts';
import type { BatchReason } from './batch-item.ts';
import { numbered, type Numbering } from './batch-reasons.ts';
import { keyOf } from './entry-key.ts';

/** What became of one item. */
export type ItemResult =
  | { readonly is: 'succeeded'; readonly entry: unknown }
  | {
      readonly is: 'failed';
      readonly reasons: readonly BatchReason[];
      readonly entry: unknown;
      readonly error: Error | undefined;
    }
  | { readonly is: 'unknown' | 'unsent'; readonly reason: string; readonly error: Error | undefined };

/** What is known of an item that an earlier request carried as well, whose outcome is unknown: a refusal does not say that it had no effect. */
export function inDoubt(result: ItemResult): ItemResult {
  if (result.is !== 'failed' && result.is !== 'unsent') return result;
  const said = result.is === 'failed' ? result.reasons.map(({ message }) => message).join('; ') : result.reason;
  return { is: 'unknown', reason: `An earlier attempt may have been carried out. ${said}`, error: result.error };
}

/** The entries of a response with the same key, or the ones without a key. */
interface Entries {
  readonly succeeded: unknown[];
  readonly failed: unknown[];
}

const unmentioned: ItemResult = { is: 'unknown', reason: 'The response does not mention it.', error: undefined };
const ambiguous: ItemResult = {
  is: 'unknown',
  reason: 'Several items have the same key, and the response does not say which of them it means.',
  error: undefined,
};

/**
 * One result per item of a response with partial success (P04), in the order of the items. Nothing is guessed: an item
 * that the response cannot be matched with is unknown, since taking it for refused would send it twice.
 */
export function itemResultsOf(
  partial: PartialSuccess,
  items: readonly unknown[],
  body: unknown,
  numbering: Numbering,
): readonly ItemResult[] {
  const results = matched(partial, items, body);
  return results.map((result, at) =>
    result.is === 'failed'
      ? { ...result, reasons: result.reasons.map((one) => withIndex(one, numbering, numbering.start + at)) }
      : result,
  );
}

/** A reason of an entry is about its item, whatever it names besides. */
function withIndex(reason: BatchReason, numbering: Numbering, index: number): BatchReason {
  const found = numbered(reason, numbering);
  return { ...found, index: found.index ?? index };
}

function matched(partial: PartialSuccess, items: readonly unknown[], body: unknown): readonly ItemResult[] {
  const entries = entriesByKey(partial, items, body);
  const groups = indexesByKey(items, partial.key);
  const results: ItemResult[] = items.map(() => unmentioned);
  const unmatchedFailures = [...entries].filter(([key]) => key === undefined || !groups.has(key));
  const unmatched = unmatchedFailures.flatMap(([, { failed }]) => failed);
  for (const [key, indexes] of groups) {
    const group = indexes.map((index) => items[index]);
    const found = (key === undefined ? undefined : entries.get(key)) ?? { succeeded: [], failed: [] };
    const ofGroup = matchGroup(partial, group, found, unmatched.length > 0);
    for (const [at, index] of indexes.entries()) results[index] = ofGroup[at] ?? unmentioned;
  }
  return matchLeftover(results, unmatched);
}

function indexesByKey(items: readonly unknown[], fields: readonly string[]): ReadonlyMap<string | undefined, number[]> {
  const groups = new Map<string | undefined, number[]>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item, fields);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [index]);
    else group.push(index);
  }
  return groups;
}

/** Results for the items of one key. */
function matchGroup(
  partial: PartialSuccess,
  items: readonly unknown[],
  found: Entries,
  hasUnmatched: boolean,
): readonly ItemResult[] {
  const { succeeded, failed } = found;
  // Where a response lists only what it refused, the rest was accepted, unless it refused something that nobody knows.
  const listsSuccess = partial.succeeded !== undefined;
  if (!listsSuccess && failed.length === 0)
    return items.map(() => (hasUnmatched ? unmentioned : { is: 'succeeded', entry: undefined }));
  if (succeeded.length === 0 && failed.length === 0) return items.map(() => unmentioned);
  const uniform = succeeded.length === 0 || failed.length === 0;
  const enough = Math.max(succeeded.length, failed.length) >= items.length || areEqual(items);
  if (!uniform || !enough) return items.map(() => ambiguous);
  return items.map((_, at) =>
    failed.length === 0 ? { is: 'succeeded', entry: succeeded[at] ?? succeeded[0] } : refused(failed[at] ?? failed[0]),
  );
}

/** As many refusals without a key as there are items without a result belong to these, in their order. */
function matchLeftover(results: readonly ItemResult[], unmatched: readonly unknown[]): readonly ItemResult[] {
  const open = results.filter((result) => result === unmentioned);
  if (unmatched.length !== open.length) return results;
  const rest = unmatched.values();
  return results.map((result) => (result === unmentioned ? refused(rest.next().value) : result));
}

function entriesByKey(
  partial: PartialSuccess,
  items: readonly unknown[],
  body: unknown,
): ReadonlyMap<string | undefined, Entries> {
  const entries = new Map<string | undefined, { succeeded: unknown[]; failed: unknown[] }>();
  const add = (list: 'succeeded' | 'failed', entry: unknown): void => {
    const key = keyOf(entry, partial.key) ?? (partial.keyIn && keyMentioned(entry, items, partial.key));
    const group = entries.get(key) ?? { succeeded: [], failed: [] };
    group[list].push(entry);
    entries.set(key, group);
  };
  for (const entry of listOf(body, partial.succeeded)) add('succeeded', entry);
  for (const entry of listOf(body, partial.failed)) {
    if (!hasNoErrors(entry)) add('failed', entry);
  }
  return entries;
}

/** The key of the one item that the reasons of a refusal name; a name within a longer one that is there too does not count (S32). */
function keyMentioned(entry: unknown, items: readonly unknown[], fields: readonly string[]): string | undefined {
  const said = reasonsOf(entry)
    .map(({ message }) => message)
    .join('\n');
  const values = fields.flatMap((field) => items.flatMap((item) => text(member(item, field)) ?? []));
  const named = [...new Set(values)].filter((value) => said.includes(value));
  const longest = named.filter((value) => !named.some((other) => other !== value && other.includes(value)));
  return longest.length === 1 ? JSON.stringify(longest) : undefined;
}

function refused(entry: unknown): ItemResult {
  return { is: 'failed', reasons: reasonsOf(entry), entry, error: undefined };
}

/** An entry that lists its errors and lists none was not refused (DR74 responds so to every request). */
function hasNoErrors(entry: unknown): boolean {
  const errors = member(entry, 'errors');
  return Array.isArray(errors) && errors.length === 0;
}

/** Why an entry was refused: its `details` (P04), its `errors` (ST31), or its own `message` (ST01). */
function reasonsOf(entry: unknown): readonly BatchReason[] {
  const nested = [...listOf(entry, 'details'), ...listOf(entry, 'errors')];
  return (nested.length > 0 ? nested : [entry]).map((source) => {
    const code = text(member(source, 'code'));
    const message = text(member(source, 'message')) ?? code ?? 'It was refused without a reason.';
    return { message, code, field: text(member(source, 'field')), index: undefined };
  });
}

function areEqual(items: readonly unknown[]): boolean {
  const first = JSON.stringify(items[0]);
  return items.every((item) => JSON.stringify(item) === first);
}

function listOf(source: unknown, name: string | undefined): readonly unknown[] {
  const list = name === undefined ? undefined : member(source, name);
  return Array.isArray(list) ? list : [];
}

function member(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null
    ? (source as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
