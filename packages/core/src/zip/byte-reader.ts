import type { Turns } from '../content/chunks.ts';

/**
 * Reads a stream by numbers of bytes, and lets other tasks run. Holds one chunk, and a little more if a structure spans
 * two.
 */
export class ByteReader {
  readonly #chunks: AsyncGenerator<Uint8Array, void, undefined>;
  readonly #turns: Turns;
  #held: Uint8Array = new Uint8Array(0);
  #ended = false;
  #position = 0;

  constructor(chunks: AsyncGenerator<Uint8Array, void, undefined>, turns: Turns) {
    this.#chunks = chunks;
    this.#turns = turns;
  }

  /** Bytes that were taken so far. */
  get position(): number {
    return this.#position;
  }

  /** At least `length` bytes without taking them, fewer only at the end. */
  async peek(length: number): Promise<Uint8Array> {
    if (this.#turns.isDue) await this.#turns.give();
    while (this.#held.byteLength < length && !this.#ended) {
      const next = await this.#chunks.next();
      if (next.done) this.#ended = true;
      else if (this.#held.byteLength === 0) this.#held = next.value;
      else this.#held = join(this.#held, next.value);
    }
    return this.#held;
  }

  /** Exactly `length` bytes, or undefined if the stream ends before. */
  async take(length: number): Promise<Uint8Array | undefined> {
    const held = await this.peek(length);
    return held.byteLength < length ? undefined : this.takeHeld(length);
  }

  /** The buffered bytes, at least one and at most `length`, or undefined at the end. */
  async takeSome(length: number): Promise<Uint8Array | undefined> {
    const held = await this.peek(1);
    return held.byteLength === 0 ? undefined : this.takeHeld(Math.min(length, held.byteLength));
  }

  /** Takes bytes that a peek has shown. */
  takeHeld(length: number): Uint8Array {
    const bytes = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    this.#position += bytes.byteLength;
    return bytes;
  }

  /** False if the stream ends before. */
  async skip(length: number): Promise<boolean> {
    for (let left = length; left > 0;) {
      const some = await this.takeSome(left);
      if (some === undefined) return false;
      left -= some.byteLength;
    }
    return true;
  }

  async close(): Promise<void> {
    await this.#chunks.return();
  }
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.byteLength + other.byteLength);
  both.set(one);
  both.set(other, one.byteLength);
  return both;
}
