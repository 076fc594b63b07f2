import type { DecisiveState, EntryConditions } from '@tradelane/core/runtime';

/** An entry of a response, with the objects around it, nearest first. */
export interface FoundEntry {
  readonly value: unknown;
  readonly around: readonly unknown[];
}

const parent = '^.';

/** Flattens the lists on the way to `path`, and returns the entries at its end. */
export function entriesAt(value: unknown, path: string): readonly FoundEntry[] {
  const steps = path === '' ? [] : path.split('.');
  let found: readonly FoundEntry[] = listed({ value, around: [] });
  for (const step of steps)
    found = found.flatMap(({ value: object, around }) => {
      const member = memberOf(object, step);
      return member === undefined || member === null ? [] : listed({ value: member, around: [object, ...around] });
    });
  return found;
}

function listed({ value, around }: FoundEntry): readonly FoundEntry[] {
  return Array.isArray(value) ? value.map((entry: unknown) => ({ value: entry, around })) : [{ value, around }];
}

/** The value of a field, or undefined. `^.` leads to the object around the entry. */
export function fieldOf({ value, around }: FoundEntry, path: string): unknown {
  const levels = path.split(parent).length - 1;
  const object = levels === 0 ? value : around[levels - 1];
  return path
    .slice(levels * parent.length)
    .split('.')
    .reduce(memberOf, object);
}

/** Whether an entry meets all conditions. */
export function meets(entry: FoundEntry, request: unknown, conditions: EntryConditions): boolean {
  return Object.entries(conditions).every(([field, wanted]) => {
    const value = fieldOf(entry, field);
    if (typeof wanted !== 'string') return wanted.includes(value);
    const sent = fieldOf({ value: request, around: [] }, wanted);
    return sent === undefined || sent === null || covers(value, sent);
  });
}

/** Whether an entry is in one of the states. */
export function isIn(entry: FoundEntry, request: unknown, states: readonly DecisiveState[] = []): boolean {
  const asked: FoundEntry = { value: request, around: [] };
  return states.some(
    ({ when = {}, is }) =>
      Object.entries(when).every(([field, values]) => values.includes(fieldOf(asked, field))) &&
      meets(entry, request, is),
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

function memberOf(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? (object as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
