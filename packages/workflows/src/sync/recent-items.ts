import type { CheckpointChange } from '@tradelane/core/runtime';
import { readEntry, type Shape } from '@tradelane/core/work';

/** An item that was handled: its version, and when it changed. */
export interface Handled {
  readonly version: string;
  readonly at: number;
}

/** From the first to the last change of some items, both included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export function spanOf(times: readonly number[]): Span {
  return times.reduce(({ from, to }, at) => ({ from: Math.min(from, at), to: Math.max(to, at) }), {
    from: Infinity,
    to: -Infinity,
  });
}

/** Items of a page that is done with, in one entry. */
interface KeptPage extends Span {
  readonly number: number;
  /** Pairs of key and version, as JSON: read once items of its time come up. */
  readonly text: string;
}

/** Most items per entry, because some stores limit the size of values. */
const itemsOfEntry = 1_000;

const handledKey = (stream: string, key = ''): string => `${stream}:handled:${key}`;
/** With its digits in front, names are in the order of numbers. */
const pageKey = (stream: string, number?: number): string =>
  `${stream}:page:${number === undefined ? '' : String(number).padStart(12, '0')}`;

export function handledChange(stream: string, key: string, handled: Handled | undefined): CheckpointChange {
  return { key: handledKey(stream, key), value: handled && `${handled.at} ${handled.version}` };
}

/**
 * Remembers recently handled items, which a run skips when they appear again. Until its page is done, each item has a separate
 * entry, which is part of the handler's transaction. Then all items of the page share one entry. A run over a million items then
 * starts with a thousandth as many entries. It parses an entry only when an item of its time appears.
 */
export class RecentItems {
  readonly #stream: string;
  /** Items with a separate entry. */
  readonly #single = new Map<string, Handled>();
  /** In the order of their numbers. */
  #pages: KeptPage[] = [];
  readonly #unread: Set<KeptPage>;
  /** Version and page of each parsed item. A separate entry comes after all pages. */
  readonly #known = new Map<string, { readonly version: string; readonly page: number }>();

  constructor(stream: string, entries: ReadonlyMap<string, string>) {
    this.#stream = stream;
    const [single, page] = [handledKey(stream), pageKey(stream)];
    for (const [key, value] of entries) {
      if (key.startsWith(single)) this.add(key.slice(single.length), readHandled(value));
      if (key.startsWith(page)) this.#pages.push(readPage(Number(key.slice(page.length)), value));
    }
    this.#pages.sort((one, other) => one.number - other.number);
    this.#unread = new Set(this.#pages);
  }

  /** Parses the entries of this time, or all entries if items have no time of change. */
  look(span: Span | undefined): void {
    for (const page of this.#unread) {
      if (span !== undefined && (page.from > span.to || page.to < span.from)) continue;
      this.#unread.delete(page);
      for (const [key, version] of itemsOf(page.text))
        if ((this.#known.get(key)?.page ?? 0) <= page.number) this.#known.set(key, { version, page: page.number });
    }
  }

  has(key: string, version: string): boolean {
    return this.#known.get(key)?.version === version;
  }

  add(key: string, handled: Handled): void {
    this.#single.set(key, handled);
    this.#known.set(key, { version: handled.version, page: Infinity });
  }

  /**
   * Merges the separate entries, and removes items that changed before `instant`. Returns what to write, in parts that may be
   * written one after another.
   */
  *settle(instant: number): Generator<readonly CheckpointChange[], void> {
    const expired = this.#pages.filter(({ to }) => to < instant);
    if (expired.length > 0) this.#pages = this.#pages.filter(({ to }) => to >= instant);
    for (const page of expired) yield [this.#forget(page)];
    const single = [...this.#single];
    this.#single.clear();
    for (let first = 0; first < single.length; first += itemsOfEntry) {
      const items = single.slice(first, first + itemsOfEntry);
      const living = items.filter(([, { at }]) => at >= instant);
      for (const [key, { at }] of items) if (at < instant) this.#known.delete(key);
      const removed = items.map(([key]) => handledChange(this.#stream, key, undefined));
      yield living.length === 0 ? removed : [...removed, this.#keep(living)];
    }
  }

  #keep(items: readonly (readonly [string, Handled])[]): CheckpointChange {
    const number = (this.#pages.at(-1)?.number ?? 0) + 1;
    const { from, to } = spanOf(items.map(([, { at }]) => at));
    const text = JSON.stringify(items.map(([key, { version }]) => [key, version]));
    this.#pages.push({ number, from, to, text });
    for (const [key, { version }] of items) this.#known.set(key, { version, page: number });
    return { key: pageKey(this.#stream, number), value: `${from} ${to} ${text}` };
  }

  #forget(page: KeptPage): CheckpointChange {
    const { number, text } = page;
    if (!this.#unread.delete(page))
      for (const [key] of itemsOf(text)) if (this.#known.get(key)?.page === number) this.#known.delete(key);
    return { key: pageKey(this.#stream, number), value: undefined };
  }
}

function readHandled(value: string): Handled {
  const [at, version] = cut(value);
  return { at: Number(at), version };
}

function readPage(number: number, value: string): KeptPage {
  const [from, rest] = cut(value);
  const [to, text] = cut(rest);
  return { number, from: Number(from), to: Number(to), text };
}

function cut(value: string): readonly [first: string, rest: string] {
  const gap = value.indexOf(' ');
  return [value.slice(0, gap), value.slice(gap + 1)];
}

type Pair = readonly [key: string, version: string];

/** The shape of stored pairs. */
export const pairs: Shape = [['string']];

const itemsOf = (text: string): readonly Pair[] => readEntry('recent items', text, pairs);
