import type { Slices } from '../clock/turns.ts';

// JSON.parse takes all of a text at once. Here it gets a large one in runs of entries, and nothing but runs ever becomes a text.

/** How much is parsed, or passed over, before others have their turn. */
const runInBytes = 128 * 1024;

const [quote, backslash, comma, colon, letterU] = [0x22, 0x5c, 0x2c, 0x3a, 0x75];
const [bracket, bracketEnd, brace, braceEnd] = [0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const isOpening = (code: number): boolean => code === brace || code === bracket;
const isClosing = (code: number): boolean => code === braceEnd || code === bracketEnd;

/** No real body is nested deeper; far deeper ones exist only to exhaust the stack of whoever walks them. */
export const deepest = 64;

/** Stands for the end. */
const none = -1;

const byteOrderMark = [0xef, 0xbb, 0xbf];

// A mark anywhere but at the start is no JSON.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A text that is nested deeper than {@link deepest}. */
export class TooDeep extends Error {}

/** Most members that an object may have. */
const mostMembers = 1_000_000;

/** A text that exceeds another limit. The message states the limit. */
export class TooMuch extends Error {}

/** Quotes that are looked at in a string before others have their turn. */
const quotesOfSlice = 50_000;

class JsonText {
  readonly #bytes: Uint8Array;
  at = 0;
  #paused = 0;
  /** Where a long string is looked at next. */
  #inString = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    if (byteOrderMark.every((code, n) => bytes[n] === code)) this.at = byteOrderMark.length;
  }

  codeAt(place: number): number {
    return this.#bytes[place] ?? none;
  }

  get code(): number {
    return this.codeAt(this.at);
  }

  /** Between two places that JSON has its signs at, which are no part of another character. Throws a TypeError where it is no UTF-8. */
  text(start: number, end: number): string {
    return decoder.decode(this.#bytes.subarray(start, end));
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
    if (this.at - this.#paused < runInBytes) return;
    this.#paused = this.at;
    yield;
  }

  fail(): never {
    throw new SyntaxError("The text isn't valid JSON.");
  }

  /** Moves behind a string. Returns false if the string goes on and others should have their turn. */
  skipString(): boolean {
    const start = this.at + 1;
    let end = this.#bytes.indexOf(quote, Math.max(start, this.#inString));
    // There may be tens of MB of it, which are not looked at one by one.
    for (let n = 0; end !== -1; end = this.#bytes.indexOf(quote, end + 1)) {
      let escapes = end;
      while (escapes > start && this.codeAt(escapes - 1) === backslash) escapes -= 1;
      if ((end - escapes) % 2 === 0) {
        this.#inString = 0;
        this.at = end + 1;
        return true;
      }
      n += 1;
      if (n < quotesOfSlice) continue;
      this.#inString = end + 1;
      return false;
    }
    return this.fail();
  }

  /** The value of a long string, in slices. It ends at the next place. */
  *longString(start: number, end: number): Slices<string> {
    const pieces: string[] = [];
    let escape = start;
    for (let from = start + 1; from < end - 1;) {
      let to = from;
      const most = Math.min(from + runInBytes, end - 1);
      while (to < most) {
        if (escape < to) escape = this.#bytes.indexOf(backslash, to);
        if (escape === -1) escape = end;
        to = escape >= most ? most : escape + (this.codeAt(escape + 1) === letterU ? 6 : 2);
      }
      while (to < end - 1 && (this.codeAt(to) & 0xc0) === 0x80) to += 1;
      to = Math.min(to, end - 1);
      pieces.push(JSON.parse(`"${this.text(from, to)}"`) as string);
      from = to;
      yield;
    }
    return pieces.join('');
  }

  /** Moves behind a value, without saying whether it is one: JSON.parse does. */
  *skipValue(): Slices {
    for (let depth = 0; ;) {
      const { code } = this;
      if (code === none) return;
      if (code === quote) while (!this.skipString()) yield;
      else {
        if (depth === 0 && (code === comma || isClosing(code))) return;
        if (isOpening(code)) depth += 1;
        if (depth > deepest) throw new TooDeep();
        if (isClosing(code)) depth -= 1;
        this.at += 1;
      }
      if (depth === 0 && (code === quote || isClosing(code))) return;
      if (this.at - this.#paused >= runInBytes) yield* this.pause();
    }
  }
}

/** The value of UTF-8 text. Throws a SyntaxError where JSON.parse would, {@link TooDeep}, and a TypeError where it is no UTF-8. */
export function* parseLarge(bytes: Uint8Array): Slices<unknown> {
  const json = new JsonText(bytes);
  json.skipSpace();
  const value = yield* valueAt(json);
  json.skipSpace();
  return json.code === none ? value : json.fail();
}

function* valueAt(json: JsonText): Slices<unknown> {
  const start = json.at;
  yield* json.skipValue();
  const end = json.at;
  const opening = json.codeAt(start);
  if (opening === quote && end - start > runInBytes) return yield* json.longString(start, end);
  if (end - start <= runInBytes || !isOpening(opening)) return JSON.parse(json.text(start, end));
  json.back(start);
  return opening === bracket ? yield* listAt(json) : yield* objectAt(json);
}

/** Whether another entry follows; moves behind the separator, or behind the end. */
function another(json: JsonText, closing: number): boolean {
  json.skipSpace();
  const { code } = json;
  json.at += 1;
  return code === comma || (code === closing ? false : json.fail());
}

function* listAt(json: JsonText): Slices<unknown[]> {
  const list: unknown[] = [];
  json.at += 1;
  for (let [from, isMore] = [json.at, true]; isMore;) {
    json.skipSpace();
    const start = json.at;
    yield* json.skipValue();
    const isLarge = json.at - start > runInBytes;
    if (isLarge) {
      const before = json.text(from, start).trimEnd();
      if (before !== '') append(list, before.slice(0, -1));
      json.back(start);
      list.push(yield* valueAt(json));
      isMore = another(json, bracketEnd);
      from = json.at;
      continue;
    }
    const end = json.at;
    isMore = another(json, bracketEnd);
    if (isMore && json.at - from < runInBytes) continue;
    append(list, json.text(from, end));
    from = json.at;
    yield* json.pause();
  }
  return list;
}

function append(list: unknown[], entries: string): void {
  // JSON.parse would take nothing for no entries, where there is an entry or a comma too many.
  if (entries.trim() === '') throw new SyntaxError('A comma is not followed by an entry.');
  for (const entry of JSON.parse(`[${entries}]`) as readonly unknown[]) list.push(entry);
}

function* objectAt(json: JsonText): Slices<object> {
  const object = {};
  let members = 0;
  json.at += 1;
  for (let isMore = true; isMore; isMore = another(json, braceEnd)) {
    members += 1;
    if (members > mostMembers)
      throw new TooMuch(`An object has more than the ${mostMembers} members that it can have.`);
    json.skipSpace();
    const start = json.at;
    if (json.code !== quote) json.fail();
    while (!json.skipString()) yield;
    const name = JSON.parse(json.text(start, json.at)) as string;
    json.skipSpace();
    if (json.code !== colon) json.fail();
    json.at += 1;
    json.skipSpace();
    const value = yield* valueAt(json);
    // An own member, as JSON.parse makes it.
    if (name === '__proto__')
      Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
    else (object as Record<string, unknown>)[name] = value;
    yield* json.pause();
  }
  return object;
}
