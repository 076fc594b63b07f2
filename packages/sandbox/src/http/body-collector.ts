import { noBody } from './request.ts';

/** Fraction of a declared length that must arrive before the whole length is allocated. */
const earnest = 1 / 8;

/**
 * Collects the chunks of a body up to a maximum. The rest is read and dropped, so that the sender gets its response.
 */
export class BodyCollector {
  readonly #capInBytes: number;
  readonly #declaredInBytes: number;
  #chunks: Uint8Array[] = [];
  /** Allocated for the whole body, so that tens of MB aren't joined at once after the last chunk. */
  #room: Uint8Array = noBody;
  #size = 0;

  /** @param declaredInBytes Length of the body, if the sender declares it. */
  constructor(capInBytes: number, declaredInBytes = 0) {
    this.#capInBytes = capInBytes;
    this.#declaredInBytes = declaredInBytes <= capInBytes ? declaredInBytes : 0;
  }

  get tooLarge(): boolean {
    return this.#size > this.#capInBytes;
  }

  add(chunk: Uint8Array): void {
    const at = this.#size;
    this.#size += chunk.length;
    if (this.tooLarge) [this.#chunks, this.#room] = [[], noBody];
    else if (this.#size <= this.#room.length) this.#room.set(chunk, at);
    else this.#push(chunk, at);
  }

  #push(chunk: Uint8Array, at: number): void {
    // The body is longer than declared.
    if (this.#room.length > 0) [this.#chunks, this.#room] = [[this.#room.subarray(0, at)], noBody];
    this.#chunks.push(chunk);
    const [declared, size] = [this.#declaredInBytes, this.#size];
    if (this.#chunks.length === 1 || size > declared || size < declared * earnest) return;
    this.#room = this.#joined(declared);
    this.#chunks = [];
  }

  #joined(length: number): Uint8Array {
    const all = new Uint8Array(length);
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }

  bytes(): Uint8Array {
    if (this.#room.length > 0) return this.#room.subarray(0, this.#size);
    return this.#chunks.length > 1 ? this.#joined(this.#size) : (this.#chunks[0] ?? noBody);
  }
}
