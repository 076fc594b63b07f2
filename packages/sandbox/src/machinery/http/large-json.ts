import type { Slices } from '../clock/turns.ts';

// JSON.parse takes all of a text at once. Here it gets a large one in runs of entries.

/** How much is parsed, or passed over, before others have their turn. */
const runInCharacters = 128 * 1024;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b;
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;

/** No real body is nested deeper; far deeper ones exist only to exhaust the stack of whoever walks them. */
export const deepest = 64;

/** A text that is nested deeper than {@link deepest}. */
export class TooDeep extends Error {}

class JsonText {
  readonly text: string;
  at = 0;
  #paused = 0;

  constructor(text: string) {
    this.text = text;
  }

  get code(): number {
    return this.text.charCodeAt(this.at);
  }

  skipSpace(): void {
    while (isSpace(this.code)) this.at += 1;
  }

  /** Goes back to a place, from which on reading counts as much as the first time. */
  back(to: number): void {
    this.#paused -= this.at - to;
    this.at = to;
  }

  /** Lets others have their turn where enough was read since the last one. */
  *pause(): Slices {
    if (this.at - this.#paused < runInCharacters) return;
    this.#paused = this.at;
    yield;
  }

  fail(): never {
    throw new SyntaxError('The text is no JSON.');
  }

  /** Moves behind a string. */
  skipString(): void {
    for (this.at += 1; this.code !== quote; this.at += 1) {
      if (this.at >= this.text.length) this.fail();
      if (this.code === backslash) this.at += 1;
    }
    this.at += 1;
  }

  /** Moves behind a value, without saying whether it is one: JSON.parse does. */
  *skipValue(): Slices {
    for (let depth = 0; ;) {
      const { code } = this;
      if (Number.isNaN(code)) return;
      if (code === quote) this.skipString();
      else {
        if (depth === 0 && (code === comma || isClosing(code))) return;
        if (isOpening(code)) depth += 1;
        if (depth > deepest) throw new TooDeep();
        if (isClosing(code)) depth -= 1;
        this.at += 1;
      }
      if (depth === 0 && (code === quote || isClosing(code))) return;
      if (this.at - this.#paused >= runInCharacters) yield* this.pause();
    }
  }
}

/** The value of a text. Throws a SyntaxError where JSON.parse would, and {@link TooDeep}. */
export function* parseLarge(text: string): Slices<unknown> {
  const json = new JsonText(text);
  json.skipSpace();
  const value = yield* valueAt(json);
  json.skipSpace();
  return json.at === text.length ? value : json.fail();
}

function* valueAt(json: JsonText): Slices<unknown> {
  const start = json.at;
  yield* json.skipValue();
  const end = json.at;
  if (end - start <= runInCharacters || !isOpening(json.text.charCodeAt(start)))
    return JSON.parse(json.text.slice(start, end));
  json.back(start);
  return json.text[start] === '[' ? yield* listAt(json) : yield* objectAt(json);
}

/** Whether another entry follows; moves behind the separator, or behind the end. */
function another(json: JsonText, closing: string): boolean {
  json.skipSpace();
  const found = json.text[json.at];
  json.at += 1;
  return found === ',' || (found === closing ? false : json.fail());
}

function* listAt(json: JsonText): Slices<unknown[]> {
  const list: unknown[] = [];
  json.at += 1;
  for (let [from, isMore] = [json.at, true]; isMore;) {
    json.skipSpace();
    const start = json.at;
    yield* json.skipValue();
    const isLarge = json.at - start > runInCharacters;
    if (isLarge) {
      const before = json.text.slice(from, start).trimEnd();
      if (before !== '') append(list, before.slice(0, -1));
      json.back(start);
      list.push(yield* valueAt(json));
      isMore = another(json, ']');
      from = json.at;
      continue;
    }
    const end = json.at;
    isMore = another(json, ']');
    if (isMore && json.at - from < runInCharacters) continue;
    append(list, json.text.slice(from, end));
    from = json.at;
    yield* json.pause();
  }
  return list;
}

function append(list: unknown[], entries: string): void {
  // JSON.parse would take nothing for no entries, where there is an entry or a comma too many.
  if (entries.trim() === '') throw new SyntaxError('An entry is missing.');
  for (const entry of JSON.parse(`[${entries}]`) as readonly unknown[]) list.push(entry);
}

function* objectAt(json: JsonText): Slices<object> {
  const members: [string, unknown][] = [];
  json.at += 1;
  for (let isMore = true; isMore; isMore = another(json, '}')) {
    json.skipSpace();
    const start = json.at;
    if (json.code !== quote) json.fail();
    json.skipString();
    const name = JSON.parse(json.text.slice(start, json.at)) as string;
    json.skipSpace();
    if (json.text[json.at] !== ':') json.fail();
    json.at += 1;
    json.skipSpace();
    members.push([name, yield* valueAt(json)]);
  }
  return Object.fromEntries(members);
}
