import type { PartialSuccess } from '../operation/descriptor.ts';
import { areEqualJson } from '../lists/repeated-pages.ts';
import type { BatchReason } from './batch-item.ts';
import { numbered, type Numbering } from './batch-reasons.ts';
import { itemsRepeatedBy } from './repeated-item.ts';

export type ItemResult =
  | { readonly is: 'succeeded'; readonly entry: unknown }
  | {
      readonly is: 'failed';
      readonly reasons: readonly BatchReason[];
      readonly entry: unknown;
      readonly error: Error | undefined;
    }
  | { readonly is: 'unknown' | 'unsent'; readonly reason: string; readonly error: Error | undefined };

/** Result of an item that an earlier request with an unknown outcome also contained. A refusal doesn't prove that the earlier
 * request had no effect. */
export function inDoubt(result: ItemResult): ItemResult {
  if (result.is !== 'failed' && result.is !== 'unsent') return result;
  const said = result.is === 'failed' ? result.reasons.map(({ message }) => message).join('; ') : result.reason;
  return { is: 'unknown', reason: `An earlier attempt may have succeeded. ${said}`, error: result.error };
}

/** An entry of a response, and the list that it is in. */
interface Entry {
  readonly is: 'succeeded' | 'failed';
  readonly said: unknown;
  /** Its position in the list. */
  readonly at: number;
}

/** Result of an item with an unknown outcome: the reason, and the messages of all refusals that may belong to it. */
function unknownFor(why: string, entries: readonly Entry[]): ItemResult {
  const said = refusalsOf(entries)
    .slice(0, mostShared)
    .flatMap((entry) => reasonsOf(entry.said))
    .map(({ message, code, field }) => {
      const where = [code, field].filter((one) => one !== undefined && one !== message);
      return where.length === 0 ? message : `${message} (${where.join(', ')})`;
    });
  const reason = said.length === 0 ? why : `${why} Rejections of the response: ${[...new Set(said)].join('; ')}`;
  return { is: 'unknown', reason, error: undefined };
}

/** Most entries of a result that several items share. Each text of an entry is searched for credentials. */
const mostShared = 1_000;

const refusalsOf = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ is }) => is === 'failed');

/**
 * One result per item of a response with partial success (P04), in the order of the items. Nothing is guessed: an item
 * that the response cannot be matched with is unknown, since taking it for refused would send it twice. Items with one key are
 * matched by the values that entries repeat. If that isn't enough and they ended alike, each gets all reasons and none gets an
 * entry.
 */
export function itemResultsOf(
  partial: PartialSuccess,
  items: readonly unknown[],
  body: unknown,
  numbering: Numbering,
): readonly ItemResult[] {
  const listed = listOf(body, partial.failed);
  // A list that also contains accepted items has one entry for each item, in order.
  const isAligned = listed.length === items.length && listed.some(hasNoErrors);
  const groups = grouped([...items.keys()], (index) => keyOf(items[index], partial.key));
  const entries = grouped(
    entriesOf(partial, body),
    (entry) =>
      keyOf(entry.said, partial.key) ?? (partial.keyIn && keyReported(partial, entry, items, numbering, isAligned)),
  );
  const unmatched = [...entries].filter(([key]) => key === undefined || !groups.has(key)).flatMap(([, group]) => group);
  // If a response lists only refusals, the other items were accepted, unless it refused an unknown item.
  const isAccepted = partial.succeeded === undefined && unmatched.length === 0;
  const unmentioned = unknownFor('The response contains no result for this item.', unmatched);
  const silent: ItemResult = isAccepted ? { is: 'succeeded', entry: undefined } : unmentioned;
  const results: ItemResult[] = items.map(() => silent);
  const settle = (indexes: readonly number[], found: readonly Entry[]): void => {
    // If the response lists accepted and refused items, its entries decide about other items only if each names a
    // different item.
    const isMatchable = (endAlike(found) && found.length <= 2 * indexes.length) || found.length === indexes.length;
    const group = indexes.map((index) => items[index]);
    const said = found.map((entry) => entry.said);
    const repeated = isMatchable ? itemsRepeatedBy(said, group) : [];
    for (const [at, entry] of found.entries()) {
      const index = indexes[repeated[at] ?? -1];
      if (index !== undefined) results[index] = resultOf([entry], numbering, index);
    }
    const matched = new Set(repeated);
    const left = indexes.filter((_, at) => !matched.has(at));
    const rest = found.filter((_, at) => repeated[at] === undefined);
    settleRest(items, left, rest, results, numbering);
  };
  for (const [key, indexes] of groups) settle(indexes, (key !== undefined && entries.get(key)) || []);
  // If there are as many refusals without a key as items without a result, they belong to these items. An unmatched
  // accepted entry prevents that.
  const open = [...results.keys()].filter((index) => results[index] === unmentioned);
  const refusals = refusalsOf(entries.get(undefined) ?? []);
  if (refusals.length === unmatched.length && refusals.length === open.length) settle(open, refusals);
  return results;
}

const ambiguous = "Several items have the same key, and the response doesn't identify which one it means.";

/** Results for items that no entry distinguishes. */
function settleRest(
  items: readonly unknown[],
  indexes: readonly number[],
  entries: readonly Entry[],
  results: ItemResult[],
  numbering: Numbering,
): void {
  if (entries.length === 0) return;
  const isSame = areEqual(indexes.map((index) => items[index]));
  const isKnown = endAlike(entries) && (isSame || entries.length >= indexes.length);
  const shared = isKnown ? resultOf(entries, numbering) : unknownFor(ambiguous, entries);
  const isPaired = entries.length === indexes.length;
  for (const [at, index] of indexes.entries()) {
    const own = isPaired ? entries.slice(at, at + 1) : entries;
    const isOwn = isKnown && isSame && (isPaired || indexes.length === 1);
    results[index] = isOwn ? resultOf(own, numbering, index) : shared;
  }
}

function entriesOf(partial: PartialSuccess, body: unknown): readonly Entry[] {
  // One list with a result for each item (OR04): an entry with errors was refused.
  if (partial.succeeded === partial.failed)
    return listOf(body, partial.failed).map((said, at): Entry => {
      return { is: listOf(said, 'errors').length > 0 ? 'failed' : 'succeeded', said, at };
    });
  const refusals = listOf(body, partial.failed).map((said, at): Entry => ({ is: 'failed', said, at }));
  return [
    ...listOf(body, partial.succeeded).map((said, at): Entry => ({ is: 'succeeded', said, at })),
    ...refusals.filter(({ said }) => !hasNoErrors(said)),
  ];
}

function endAlike(entries: readonly Entry[]): boolean {
  return entries.every(({ is }) => is === entries[0]?.is);
}

function grouped<T>(
  list: readonly T[],
  keyOfOne: (one: T) => string | undefined,
): ReadonlyMap<string | undefined, readonly T[]> {
  const groups = new Map<string | undefined, T[]>();
  for (const one of list) {
    const key = keyOfOne(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** The key of the only item that a refusal without a key can mean. It is found by the words, by an index in the fields, or by
 * position. Two of them are none. */
function keyReported(
  { key }: PartialSuccess,
  { said, at }: Entry,
  items: readonly unknown[],
  numbering: Numbering,
  isAligned: boolean,
): string | undefined {
  const indexes = reasonsOf(said).map((reason) => numbered(reason, numbering).index);
  const places = [
    isAligned ? at : undefined,
    ...indexes.map((index) => (index === undefined ? undefined : index - numbering.start)),
  ];
  const keys = [keyMentioned(said, items, key), ...places.map((place) => keyOf(items[place ?? -1], key))];
  const [only, another] = new Set(keys.filter((one) => one !== undefined));
  return another === undefined ? only : undefined;
}

/** The key of the only item that the reasons of a refusal name. A name doesn't count within a longer one that is an item too
 * (S32). */
function keyMentioned(entry: unknown, items: readonly unknown[], fields: readonly string[]): string | undefined {
  const said = reasonsOf(entry)
    .map(({ message }) => message)
    .join('\n');
  const values = fields.flatMap((field) => items.flatMap((item) => text(member(item, field)) ?? []));
  const named = [...new Set(values)].filter((value) => said.includes(value));
  const longest = named.filter((value) => !named.some((other) => other !== value && other.includes(value)));
  return longest.length === 1 ? JSON.stringify(longest) : undefined;
}

/** The common result of entries that ended alike, for the item at `index`. Without it, for one of several items. */
function resultOf(entries: readonly Entry[], numbering: Numbering, index?: number): ItemResult {
  const said = entries.map((entry) => entry.said);
  const entry = areEqual(said) ? said[0] : undefined;
  if (entries[0]?.is === 'succeeded') return { is: 'succeeded', entry };
  const reasons = said
    .slice(0, mostShared)
    .flatMap(reasonsOf)
    .map((reason) => {
      const found = numbered(reason, numbering);
      // A reason in an entry is about its item, whatever else it names.
      return { ...found, index: found.index ?? (index === undefined ? undefined : numbering.start + index) };
    });
  const different = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]));
  return { is: 'failed', reasons: [...different.values()], entry, error: undefined };
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
    const message = text(member(source, 'message')) ?? code ?? 'The server rejected this item without a reason.';
    return { message, code, field: text(member(source, 'field')), index: undefined };
  });
}

function areEqual(items: readonly unknown[]): boolean {
  return items.every((item) => areEqualJson(item, items[0]));
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

/** Key of an entry, or `undefined` if a field is missing, because the entry can't be matched. */
function keyOf(entry: unknown, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => valueAt(entry, field));
  return values.some((value) => value === undefined) ? undefined : JSON.stringify(values);
}

/**
 * Key field as a string, because an ID may be a number on one side. `shipment_id` in a response matches the item's
 * `id` (ST31). An entry that repeats its item holds it in `input` (DR74).
 */
function valueAt(entry: unknown, field: string): string | undefined {
  const value =
    read(entry, field) ?? read(entry, `input.${field}`) ?? (field.endsWith('_id') ? read(entry, 'id') : undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Reads a field by name or path, such as `input.request_id`. */
function read(entry: unknown, path: string): unknown {
  let value = entry;
  for (const name of path.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return value ?? undefined;
}
