import { randomBytes } from 'node:crypto';
import { UsageError } from '../../exit.ts';

/** The budget of a part: characters, and the wait of the call that reads it. */
export interface Reading {
  readonly budget: number;
  readonly signal: AbortSignal;
  readonly maxWaitInMs: number;
  /** Notifies the client of the agent about a wait. */
  readonly progress?: (message: string) => void;
}

/** A part of a result that fits the budget of a tool call. */
export interface Part {
  /** Words of the server. They come before the data. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** Reads the next part. Undefined if this is the last one. */
  readonly next?: (reading: Reading) => Promise<Part>;
}

/** Most results that wait to be continued. */
const mostOpen = 200;

interface Rest {
  readonly of: string;
  readonly next: NonNullable<Part['next']>;
  shown?: Promise<ShownPart>;
}

/** A part with the cursor of the next one. */
export interface ShownPart extends Part {
  readonly cursor?: string;
}

/** Keeps the rest of results. A part that was read is kept too, so the same cursor returns it without a request. */
export class Parts {
  readonly #rests = new Map<string, Rest>();

  /** Returns a part with the cursor of the next one. `of` names the call that may continue it. */
  show(of: string, part: Part): ShownPart {
    if (part.next === undefined) return part;
    const [oldest] = this.#rests.keys();
    if (this.#rests.size >= mostOpen && oldest !== undefined) this.#rests.delete(oldest);
    const cursor = randomBytes(9).toString('base64url');
    this.#rests.set(cursor, { of, next: part.next });
    return { ...part, cursor };
  }

  /** @throws {UsageError} If the cursor is unknown or too old, or belongs to another call. */
  async read(of: string, cursor: string, reading: Reading): Promise<ShownPart> {
    const rest = this.#rests.get(cursor);
    if (rest === undefined)
      throw new UsageError('The cursor is unknown or too old. Call the tool again without a cursor.');
    if (rest.of !== of) throw new UsageError(`The cursor belongs to ${rest.of}, not to ${of}.`);
    rest.shown ??= rest.next(reading).then((part) => this.show(of, part));
    try {
      return await rest.shown;
    } catch (error) {
      // It can be read again.
      delete rest.shown;
      throw error;
    }
  }
}

/** Parts of a text. */
export function textPart(text: string, budget: number, name: string, own: Part['own'] = {}): Part {
  if (text.length <= budget) return { own, data: { [name]: text } };
  // A part never ends within a surrogate pair.
  const end = /[\uD800-\uDBFF]/.test(text[budget - 1] ?? '') ? budget - 1 : budget;
  return {
    own,
    data: { [name]: text.slice(0, end) },
    next: async ({ budget: more }) => textPart(text.slice(end), more, name),
  };
}

/** Parts of a JSON value. A value that doesn't fit is cut as text. */
export function valuePart(value: unknown, budget: number, own: Part['own'] = {}): Part {
  const text = JSON.stringify(value) ?? 'null';
  return text.length <= budget ? { own, data: { data: value } } : textPart(text, budget, 'data_as_text', own);
}

/** Entries of a list, and the ones after them. */
export interface Entries {
  readonly items: readonly unknown[];
  readonly own?: Part['own'];
  readonly more?: (reading: Reading) => Promise<Entries>;
}

/** Parts of a list: as many entries as fit. An entry that is too large is cut as text. */
export function entriesPart({ items, more, own = {} }: Entries, budget: number): Part {
  let used = 0;
  const fit = items.findIndex((item) => (used += (JSON.stringify(item) ?? 'null').length + 1) > budget);
  const count = fit < 0 ? items.length : fit;
  const [first, ...others] = items;
  if (count === 0 && items.length > 0) {
    const part = textPart(JSON.stringify(first), budget, 'entry_as_text', own);
    return { ...part, next: afterText(part, { items: others, ...(more === undefined ? {} : { more }) }) };
  }
  const shown = { own: { ...own, returned: count }, data: { data: items.slice(0, count) } };
  const rest = items.slice(count);
  if (rest.length > 0)
    return {
      ...shown,
      next: async ({ budget: size }) => entriesPart({ items: rest, ...(more === undefined ? {} : { more }) }, size),
    };
  return more === undefined
    ? shown
    : { ...shown, next: async (reading) => entriesPart(await more(reading), reading.budget) };
}

/** The rest of an entry, then the entries after it. */
function afterText(part: Part, rest: Entries): NonNullable<Part['next']> {
  return async (reading) => {
    if (part.next === undefined) return entriesPart(rest, reading.budget);
    const following = await part.next(reading);
    return { ...following, next: afterText(following, rest) };
  };
}
