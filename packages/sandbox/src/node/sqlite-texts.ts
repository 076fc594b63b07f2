import { madeOf, mayBeUnready } from '../machinery/clock/large-work.ts';
import type { Slices } from '../machinery/clock/turns.ts';
import { parseLarge } from '../machinery/http/large-json.ts';
import { charactersOf, isLarge, textPieces } from '../machinery/store/large-text.ts';
import { parse, stored } from './sqlite-contents.ts';

/** Minimum length of a text to cache, because parsing and serializing it is slow. */
const longInCharacters = 16 * 1024;

const encoder = new TextEncoder();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => isObject(value);

/** Texts that differ between two documents, such as their times. */
interface Moved {
  from: string;
  to: string;
  times: number;
}

/** Whether two documents are equal except for `moved`. Most large members are identical objects. */
function isSame(one: unknown, other: unknown, moved: Moved): boolean {
  if (one === other) return true;
  if (typeof one === 'string' && typeof other === 'string') {
    if (moved.times === 0) Object.assign(moved, { from: one, to: other });
    moved.times += 1;
    return moved.from === one && moved.to === other;
  }
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  let left = Object.keys(other).length;
  // Avoids arrays of members, because there may be tens of thousands.
  for (const name in one) {
    if (!isSame(one[name], other[name], moved)) return false;
    left -= 1;
  }
  return left === 0;
}

/** A document with its text. */
interface Written {
  readonly value: object;
  readonly text: string;
}

/** Derives the text of a document from a document that differs only in its time. Otherwise returns `undefined`. */
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

  /** Returns the document of a row. Throws `Unready` if it's large and the caller supports that. */
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
   * Returns the new row of a document. Throws `Unready` if it's large and the caller supports that.
   * The retry passes an equal document with another time.
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
    // Lists are cached separately, because they often stay the same when other members change.
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
