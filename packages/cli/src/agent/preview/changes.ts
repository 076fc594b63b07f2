import { isObject } from '../../output/fields.ts';

type Collections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A field that a call changed. */
export interface Change {
  /** Kind and name: `offer CHAIR-4`. */
  readonly entity: string;
  /** Path of the field. Undefined if the whole entity is new or removed. */
  readonly field?: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Collections that aren't data of the world. */
const hidden =
  /^(?:tokens|link_tokens|counters|state|limits|faults|files|journal|recorded.*|events|jobs|dead.?letters)$|Files?$|Reports$|Chunks$/;

/** Times of the last change, which aren't reported. */
const stamps = /^(?:updated|updated_at|last_updated\w*|date_updated|dateUpdated|last_message_date|date_last\w*)$/;

/** The differences of two snapshots, by entity and field. */
export function changesOf(before: Collections, after: Collections): readonly Change[] {
  const changes: Change[] = [];
  const added: Change[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (hidden.test(name)) continue;
    const [old, now] = [before[name] ?? {}, after[name] ?? {}];
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const [one, other] = [old[key], now[key]];
      if (one === other || JSON.stringify(one) === JSON.stringify(other)) continue;
      const entity = `${kindOf(name)} ${nameOf(other ?? one, key)}`;
      if (one === undefined) added.push({ entity: `new ${kindOf(name)}`, before: null, after: other });
      else if (other === undefined) changes.push({ entity, before: one, after: null });
      else compare(one, other, '', (field, was, is) => changes.push({ entity, field, before: was, after: is }));
    }
  }
  return [...changes, ...added];
}

/** `offer` of `instance.offers`. */
function kindOf(collection: string): string {
  const last = collection.slice(collection.lastIndexOf('.') + 1);
  const words = last
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.replace(/ies$/, 'y').replace(/s$/, '');
}

const nameOf = (value: unknown, key: string): string =>
  isObject(value) && typeof value['sku'] === 'string' ? value['sku'] : key;

type Report = (field: string, before: unknown, after: unknown) => void;

function compare(before: unknown, after: unknown, path: string, report: Report): void {
  if (JSON.stringify(before ?? null) === JSON.stringify(after ?? null)) return;
  if (isObject(before) && isObject(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (!stamps.test(name)) compare(before[name], after[name], path === '' ? name : `${path}.${name}`, report);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, report);
  report(path, before ?? null, after ?? null);
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: string, report: Report): void {
  const [old, now] = [byId(before), byId(after)];
  if (old !== undefined && now !== undefined) {
    for (const id of new Set([...old.keys(), ...now.keys()])) {
      const [one, other] = [old.get(id), now.get(id)];
      if (one === undefined || other === undefined) report(`${path}[${id}]`, one ?? null, other ?? null);
      else compare(one, other, `${path}[${id}]`, report);
    }
    return;
  }
  const [removed, added] = [without(before, after), without(after, before)];
  // The same number of elements: each one changed.
  if (removed.length === added.length && removed.length <= 3)
    removed.forEach((one, index) => compare(one, added[index], `${path}[${before.indexOf(one)}]`, report));
  else {
    for (const one of removed) report(`${path}[]`, one, null);
    for (const one of added) report(`${path}[]`, null, one);
  }
}

/** Elements by their ID, or by the customers and dates that they are for. Undefined if that isn't unique. */
function byId(list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const entries = list.map((one) => {
    const { id, code, origin, context } = isObject(one) ? one : {};
    return [id ?? code ?? (typeof origin === 'number' ? contextName(context) : undefined), one] as const;
  });
  const known = new Map(entries.map(([id, one]) => [String(id), one]));
  return entries.every(([id]) => typeof id === 'string' || typeof id === 'number') && known.size === list.length
    ? known
    : undefined;
}

/** `ORG-1` for the price of an organization, `default` for all other customers. */
const contextName = (context: unknown): string =>
  isObject(context)
    ? Object.values(context)
        .flat()
        .join(' ')
        .replaceAll(/T[\d:.]+Z/g, '')
    : 'default';

/** Elements of a list that another one doesn't have. */
function without(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const counts = new Map<string, number>();
  const countOf = (text: string): number => counts.get(text) ?? 0;
  for (const text of other.map((one) => JSON.stringify(one))) counts.set(text, countOf(text) + 1);
  return list.filter((one) => {
    const text = JSON.stringify(one);
    const count = countOf(text);
    counts.set(text, Math.max(0, count - 1));
    return count === 0;
  });
}
