import { madeOf } from '../machinery/clock/large-work.ts';
import type { Slices } from '../machinery/clock/turns.ts';
import { parseLarge } from '../machinery/http/large-json.ts';
import { isLarge, textPieces } from '../machinery/store/large-text.ts';
import { parse, stored } from './sqlite-contents.ts';

/** A document whose text is longer takes so long to parse or write down that its text is kept. */
const longInCharacters = 16 * 1024;

const encoder = new TextEncoder();

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
    return (typeof value === 'object' && value !== null ? this.#known.get(value) : undefined) ?? stored(value);
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
    if (text.length > longInCharacters && typeof value === 'object' && value !== null) this.#known.set(value, text);
  }
}
