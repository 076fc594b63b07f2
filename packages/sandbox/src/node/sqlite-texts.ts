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

/** Whether two documents are the same. Most of what is large in them is the same object. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  let left = Object.keys(other).length;
  // There may be tens of thousands of these: no lists are made of their members.
  for (const name in one) {
    if (!isSame(one[name], other[name])) return false;
    left -= 1;
  }
  return left === 0;
}

/** What documents have in their rows. Of those that are long it is known for as long as somebody has them. */
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

  /** What the row of a document has. */
  of(value: unknown): string | Uint8Array {
    return (isObject(value) ? this.#known.get(value) : undefined) ?? stored(value);
  }

  /**
   * What the row of a document gets that is put at a place. Throws `Unready` to those who bear it where it is large; who begins anew puts
   * the same, though not the same object.
   */
  toPut(place: string, value: unknown): string | Uint8Array {
    if (!mayBeUnready() || !isObject(value) || this.#known.has(value) || !isLarge(value)) return this.of(value);
    const made = madeOf(
      `#${place}`,
      charactersOf(value),
      () => this.#written(value),
      () => ({ value, text: this.of(value) }),
    );
    return isSame(made.value, value) ? made.text : this.of(value);
  }

  *#written(value: object): Slices<{ readonly value: object; readonly text: string | Uint8Array }> {
    yield* this.prepare(value);
    return { value, text: this.of(value) };
  }

  /** Writes a document down ahead, where that takes long. */
  *prepare(value: object): Slices {
    if (this.#known.has(value) || !isLarge(value)) return;
    let text = '';
    for (const piece of textPieces(value)) {
      text += piece;
      yield;
    }
    this.#keep(value, text);
  }

  #keep(value: unknown, text: string): void {
    if (text.length > longInCharacters && isObject(value)) this.#known.set(value, text);
  }
}
