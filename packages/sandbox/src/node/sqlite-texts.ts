import { parse, stored } from './sqlite-contents.ts';

/** A document whose text is longer takes so long to parse or write down that its text is kept. */
const longInCharacters = 16 * 1024;

/** What documents have in their rows. Of those that are long it is known for as long as somebody has them. */
export class SqliteTexts {
  readonly #known = new WeakMap<object, string>();

  /** The document that a row has. */
  parse(found: unknown): unknown {
    const value = parse(found);
    if (typeof found === 'string') this.#keep(value, found);
    return value;
  }

  /** What the row of a document has. */
  of(value: unknown): string | Uint8Array {
    return (typeof value === 'object' && value !== null ? this.#known.get(value) : undefined) ?? stored(value);
  }

  /** Writes a document down now. */
  prepare(value: object): void {
    const text = this.of(value);
    if (typeof text === 'string') this.#keep(value, text);
  }

  #keep(value: unknown, text: string): void {
    if (text.length > longInCharacters && typeof value === 'object' && value !== null) this.#known.set(value, text);
  }
}
