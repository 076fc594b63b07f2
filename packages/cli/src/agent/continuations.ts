import { randomUUID } from 'node:crypto';
import { UsageError } from '../exit.ts';

/** A part of a result that fits the budget of a tool call. */
export interface Part {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Reads the next part. Undefined if this is the last one. */
  readonly next?: (budget: number) => Promise<Part>;
}

/** Most results that wait to be continued. */
const mostOpen = 200;

/** Keeps the rest of results. A cursor is the name of a rest, and can be read again. */
export class Continuations {
  readonly #rests = new Map<string, { readonly of: string; readonly next: NonNullable<Part['next']> }>();

  /** Returns the fields of a part, with the cursor of the next one. `of` names the call that may continue it. */
  show(of: string, { fields, next }: Part): Readonly<Record<string, unknown>> {
    if (next === undefined) return fields;
    const [oldest] = this.#rests.keys();
    if (this.#rests.size >= mostOpen && oldest !== undefined) this.#rests.delete(oldest);
    const cursor = randomUUID();
    this.#rests.set(cursor, { of, next });
    return { ...fields, next_cursor: cursor };
  }

  /** @throws {UsageError} If the cursor is unknown or too old, or belongs to another call. */
  async read(of: string, cursor: string, budget: number): Promise<Readonly<Record<string, unknown>>> {
    const rest = this.#rests.get(cursor);
    if (rest === undefined)
      throw new UsageError('The cursor is unknown or too old. Call the tool again without a cursor.');
    if (rest.of !== of) throw new UsageError(`The cursor belongs to ${rest.of}, not to ${of}.`);
    return this.show(of, await rest.next(budget));
  }
}

/** Parts of a text. */
export function textPart(text: string, budget: number, name = 'text', fields: Part['fields'] = {}): Part {
  if (text.length <= budget) return { fields: { ...fields, [name]: text } };
  // A part never ends within a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(text[budget - 1] ?? '') ? budget - 1 : budget;
  return {
    fields: { ...fields, [name]: text.slice(0, end) },
    next: async (more) => textPart(text.slice(end), more, name, fields),
  };
}

/** Parts of a JSON value. A value that doesn't fit is cut as text. */
export function valuePart(value: unknown, budget: number, fields: Part['fields'] = {}): Part {
  const text = JSON.stringify(value) ?? 'null';
  if (text.length <= budget) return { fields: { ...fields, data: value } };
  return textPart(text, budget, 'data_as_text', fields);
}

/** Entries of a list, and the page after them. */
export interface Entries {
  readonly items: readonly unknown[];
  readonly more?: () => Promise<Entries>;
}

/** Parts of a list: as many entries as fit. An entry that is too large is cut as text. */
export function entriesPart({ items, more }: Entries, budget: number, fields: Part['fields']): Part {
  let used = 0;
  const fit = items.findIndex((item) => (used += JSON.stringify(item).length + 1) > budget);
  const count = fit < 0 ? items.length : fit;
  const [first, ...others] = items;
  if (count === 0 && items.length > 0) {
    const part = textPart(JSON.stringify(first), budget, 'entry_as_text', fields);
    return {
      fields: part.fields,
      next: afterText(part, { items: others, ...(more === undefined ? {} : { more }) }, fields),
    };
  }
  const shown = { ...fields, data: items.slice(0, count) };
  const rest = items.slice(count);
  if (rest.length > 0)
    return {
      fields: shown,
      next: async (size) => entriesPart({ items: rest, ...(more === undefined ? {} : { more }) }, size, fields),
    };
  return more === undefined
    ? { fields: shown }
    : { fields: shown, next: async (size) => entriesPart(await more(), size, fields) };
}

/** The rest of an entry, then the entries after it. */
function afterText(part: Part, rest: Entries, fields: Part['fields']): NonNullable<Part['next']> {
  return async (size) => {
    if (part.next === undefined) return entriesPart(rest, size, fields);
    const following = await part.next(size);
    return { fields: following.fields, next: afterText(following, rest, fields) };
  };
}
