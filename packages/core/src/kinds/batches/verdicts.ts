import type { PartialSuccess } from '../../base/descriptor.ts';
import type { BatchReason } from './batch-result.ts';
import { keyOf } from './entry-key.ts';

/** What became of one item. */
export type Verdict =
  | { readonly is: 'succeeded'; readonly entry: unknown }
  | {
      readonly is: 'failed';
      readonly reasons: readonly BatchReason[];
      readonly entry: unknown;
      readonly error: Error | undefined;
    }
  | { readonly is: 'unknown'; readonly reason: string; readonly error: Error | undefined };

/** The entries of an answer with the same key, or the ones without a key. */
interface Entries {
  readonly succeeded: unknown[];
  readonly failed: unknown[];
}

const silent: Verdict = { is: 'unknown', reason: 'The answer does not mention it.', error: undefined };
const ambiguous: Verdict = {
  is: 'unknown',
  reason: 'Several items have the same key, and the answer does not tell which of them it means.',
  error: undefined,
};

/**
 * One verdict per item of an answer with partial success (P04), in the order of the items. Nothing is guessed: an item
 * that the answer cannot be matched with is unknown, since taking it for refused would send it twice.
 */
export function verdictsOf(partial: PartialSuccess, items: readonly unknown[], body: unknown): readonly Verdict[] {
  const entries = entriesByKey(partial, body);
  const groups = indexesByKey(items, partial.key);
  const verdicts: Verdict[] = items.map(() => silent);
  const unmatchedFailures = [...entries].filter(([key]) => key === undefined || !groups.has(key));
  const homeless = unmatchedFailures.flatMap(([, { failed }]) => failed);
  for (const [key, indexes] of groups) {
    const group = indexes.map((index) => items[index]);
    const found = (key === undefined ? undefined : entries.get(key)) ?? { succeeded: [], failed: [] };
    const judged = judge(partial, group, found, homeless.length > 0);
    for (const [place, index] of indexes.entries()) verdicts[index] = judged[place] ?? silent;
  }
  return withoutDoubt(verdicts, homeless);
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

/** Verdicts for the items of one key. */
function judge(
  partial: PartialSuccess,
  items: readonly unknown[],
  found: Entries,
  hasHomeless: boolean,
): readonly Verdict[] {
  const { succeeded, failed } = found;
  // Where an answer lists only what it refused, the rest was accepted, unless it refused something that nobody knows.
  const listsSuccess = partial.succeeded !== undefined;
  if (!listsSuccess && failed.length === 0)
    return items.map(() => (hasHomeless ? silent : { is: 'succeeded', entry: undefined }));
  if (succeeded.length === 0 && failed.length === 0) return items.map(() => silent);
  const uniform = succeeded.length === 0 || failed.length === 0;
  const enough = Math.max(succeeded.length, failed.length) >= items.length || areEqual(items);
  if (!uniform || !enough) return items.map(() => ambiguous);
  return items.map((_, place) =>
    failed.length === 0
      ? { is: 'succeeded', entry: succeeded[place] ?? succeeded[0] }
      : refused(failed[place] ?? failed[0]),
  );
}

/** A single refusal without a key and a single item without a verdict belong together. */
function withoutDoubt(verdicts: readonly Verdict[], homeless: readonly unknown[]): readonly Verdict[] {
  const open = verdicts.filter((verdict) => verdict === silent);
  if (homeless.length !== 1 || open.length !== 1) return verdicts;
  return verdicts.map((verdict) => (verdict === silent ? refused(homeless[0]) : verdict));
}

function entriesByKey(partial: PartialSuccess, body: unknown): ReadonlyMap<string | undefined, Entries> {
  const entries = new Map<string | undefined, { succeeded: unknown[]; failed: unknown[] }>();
  const add = (list: 'succeeded' | 'failed', entry: unknown): void => {
    const key = keyOf(entry, partial.key);
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

function refused(entry: unknown): Verdict {
  return { is: 'failed', reasons: reasonsOf(entry), entry, error: undefined };
}

/** An entry that lists its errors and lists none was not refused (DR74 answers every request that way). */
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
    return { message, code, field: text(member(source, 'field')) };
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
