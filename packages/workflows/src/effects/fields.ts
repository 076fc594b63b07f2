import type { DecisiveState, EntryConditions } from '@tradelane/core/runtime';

/** An entry of a response or a request, with the objects around it, nearest first. */
export interface Entry {
  readonly value: unknown;
  readonly around: readonly unknown[];
}

const parent = '^.';

/** Flattens the lists on the way to `path`, and returns the entries at its end. */
export function entriesAt(value: unknown, path: string = ''): readonly Entry[] {
  let found = listed({ value, around: [] });
  for (const step of path === '' ? [] : path.split('.'))
    found = found.flatMap(({ value: object, around }) => {
      const member = memberOf(object, step);
      return isAbsent(member) ? [] : listed({ value: member, around: [object, ...around] });
    });
  return found;
}

function listed({ value, around }: Entry): readonly Entry[] {
  return Array.isArray(value) ? value.map((entry: unknown) => ({ value: entry, around })) : [{ value, around }];
}

/** The value of a field, or undefined. `^.` leads to the object around the entry. */
function fieldOf({ value, around }: Entry, path: string): unknown {
  const levels = path.split(parent).length - 1;
  const names = path.slice(levels * parent.length).split('.');
  return names.reduce(memberOf, levels === 0 ? value : around[levels - 1]);
}

/** A field that ends with `?` is compared only if the request contains it. */
const optional = '?';
const withoutMark = (path: string): string => (path.endsWith(optional) ? path.slice(0, -1) : path);

/** The value of a field of the request: of one of its entries, or of the whole request. */
export function sentOf(request: Entry, source: string): unknown {
  const path = withoutMark(source);
  return fieldOf(request, path) ?? fieldOf({ value: request.around.at(-1), around: [] }, path);
}

/** The time of a field. `NaN` without a valid one. */
export function timeOf(entry: Entry, path: string | undefined): number {
  return path === undefined ? Number.NaN : Date.parse(String(fieldOf(entry, path)));
}

/** Compares an entry with a request. A field that only one of them has can't be compared, so the entry is `unsure`. */
export function likenessOf(entry: Entry, request: Entry, conditions: EntryConditions): 'same' | 'unsure' | 'different' {
  const found = Object.entries(conditions).map(([field, wanted]) => {
    const value = fieldOf(entry, field);
    if (typeof wanted !== 'string') return wanted.includes(value) ? 'same' : 'different';
    const sent = sentOf(request, wanted);
    if (!isAbsent(value) && !isAbsent(sent)) return covers(value, sent) ? 'same' : 'different';
    // A request may name the object around by another field.
    const isFree = isAbsent(sent) && (field.startsWith(parent) || wanted.endsWith(optional));
    return isFree || (isEmpty(value) && isEmpty(sent)) ? 'same' : 'unsure';
  });
  return found.find((one) => one === 'different') ?? found.find((one) => one === 'unsure') ?? 'same';
}

/** Whether conditions compare every field of the request that has a value. `each` is the path of its entry. */
export function areCompared(request: Entry, conditions: EntryConditions, each: string | undefined): boolean {
  const sources = Object.values(conditions)
    .filter((wanted) => typeof wanted === 'string')
    .map(withoutMark);
  const isCompared = (path: string): boolean =>
    path === each || sources.some((source) => path === source || path.startsWith(`${source}.`));
  const body = memberOf(request.around.at(-1) ?? request.value, 'body');
  const own = request.around.length === 0 ? [] : pathsIn(request.value);
  return [...pathsIn(body, 'body'), ...own].every(isCompared);
}

/** The paths of the values below an object. A list is one value. */
function pathsIn(value: unknown, path: string = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return isEmpty(value) ? [] : [path];
  return Object.entries(value).flatMap(([name, member]) => pathsIn(member, path === '' ? name : `${path}.${name}`));
}

/** Whether an entry is in one of the states. A field that the request leaves out doesn't matter. */
export function isIn(entry: Entry, request: Entry, states: readonly DecisiveState[] = []): boolean {
  return states.some(
    ({ when = {}, is }) =>
      Object.entries(when).every(([field, values]) => values.includes(sentOf(request, field))) &&
      Object.entries(is).every(([field, wanted]) => {
        const value = fieldOf(entry, field);
        if (typeof wanted !== 'string') return wanted.includes(value ?? null);
        const sent = sentOf(request, wanted);
        return isAbsent(sent) || covers(value, sent);
      }),
  );
}

/** Whether a value has at least the members that were sent. Servers add fields, and may change the order of a list. */
export function covers(value: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    if (!Array.isArray(value) || value.length !== sent.length) return false;
    const left = [...(value as readonly unknown[])];
    return sent.every((entry: unknown) => {
      const at = left.findIndex((one) => covers(one, entry));
      return at !== -1 && left.splice(at, 1).length === 1;
    });
  }
  if (typeof sent === 'object' && sent !== null)
    return Object.entries(sent).every(([name, member]) => member === null || covers(memberOf(value, name), member));
  return value === sent;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const isEmpty = (value: unknown): boolean =>
  isAbsent(value) || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

/** A member of an object. A list without it has the members of its entries. */
function memberOf(object: unknown, name: string): unknown {
  if (typeof object !== 'object' || object === null) return undefined;
  if (Object.hasOwn(object, name)) return (object as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(object) ? object.map((entry) => memberOf(entry, name)) : undefined;
}
