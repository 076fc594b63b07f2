import { madeOf, mayBeUnready } from '../machinery/clock/large-work.ts';
import type { Slices } from '../machinery/clock/turns.ts';
import { parseLarge } from '../machinery/http/large-json.ts';
import { charactersOf, isLarge, textPieces } from '../machinery/store/large-text.ts';
import { parse, stored } from './sqlite-contents.ts';

/** A document whose text is longer takes so long to parse or write down that its text is kept. */
const longInCharacters = 16 * 1024;

const encoder = new TextEncoder();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => isObject(value);

/** What stands in a document wherever another text stands in another one, as its time does. */
interface Moved {
  from: string;
  to: string;
  times: number;
}

/** Whether two documents are the same, but for what is `moved`. Most of what is large in them is the same object. */
function isSame(one: unknown, other: unknown, moved: Moved): boolean {
  if (one === other) return true;
  if (typeof one === 'string' && typeof other === 'string') {
    if (moved.times === 0) Object.assign(moved, { from: one, to: other });
    moved.times += 1;
    return moved.from === one && moved.to === other;
  }
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  let left = Object.keys(other).length;
  // There may be tens of thousands of these: no lists are made of their members.
  for (const name in one) {
    if (!isSame(one[name], other[name], moved)) return false;
    left -= 1;
  }
  return left === 0;
}

/** A document and its text. */
interface Written {
  readonly value: object;
  readonly text: string;
}

/** The text of a document, from that of one which is the same but for its time; `undefined` where there is more to it. */
function textLike(made: Written, value: object): string | undefined {
  const moved: Moved = { from: '', to: '', times: 0 };
  if (!isSame(made.value, value, moved)) return undefined;
  if (moved.times === 0) return made.text;
  const between = made.text.split(JSON.stringify(moved.from));
  return between.length - 1 === moved.times ? between.join(JSON.stringify(moved.to)) : undefined;
}

/** Row data of documents, cached for long ones. */
export class SqliteTexts {
  readonly #known = new WeakMap<object, string>();

  /** The document that a row has. Throws `Unready` to those who bear it where it is large. */
  parse(found: unknown): unknown {
    if (typeof found !== 'string' || found.length <= longInCharacters) return parse(found);
    const value = madeOf(
      found,
      found.length,
      () => parseLarge(encoder.encode(found)),
      () => parse(found),
    );
    this.#keep(value, found);
    return value;
  }

  /** Row data of a document. */
  of(value: unknown): string | Uint8Array {
    return isObject(value) && isLarge(value) ? this.#textOf(value) : stored(value);
  }

  #textOf(value: object): string {
    return [...this.#pieces(value)].join('');
  }

  /** Returns the text of a document from cached parts. */
  #pieces(value: object): Iterable<string> {
    return textPieces(value, (part) => this.#known.get(part));
  }

  /**
   * What the row of a document gets that is put at a place. Throws `Unready` to those who bear it where it is large; who begins anew puts
   * the same, though not the same object, and at another time.
   */
  toPut(place: string, value: unknown): string | Uint8Array {
    if (!isObject(value) || !isLarge(value)) return stored(value);
    if (!mayBeUnready() || this.#known.has(value)) return this.#textOf(value);
    const made = madeOf(
      `#${place}`,
      charactersOf(value),
      () => this.#written(value),
      () => ({ value, text: this.#textOf(value) }),
    );
    return textLike(made, value) ?? this.#textOf(value);
  }

  *#written(value: object): Slices<Written> {
    yield* this.prepare(value);
    return { value, text: this.#textOf(value) };
  }

  /** Serializes a long document in advance. */
  *prepare(value: object): Slices {
    if (this.#known.has(value) || !isLarge(value)) return;
    // A list is known by itself: it often stays as it is where something beside it changes.
    if (!Array.isArray(value))
      for (const member of Object.values(value)) if (isObject(member)) yield* this.prepare(member);
    let text = '';
    for (const piece of this.#pieces(value)) {
      text += piece;
      yield;
    }
    this.#keep(value, text);
  }

  #keep(value: unknown, text: string): void {
    if (text.length > longInCharacters && isObject(value)) this.#known.set(value, text);
  }
}
