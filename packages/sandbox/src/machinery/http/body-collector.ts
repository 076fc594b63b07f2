import { noBody } from './request.ts';

/** Of what a sender declares, so much must have come before there is room for all of it. */
const earnest = 1 / 8;

/** Collects the chunks of a body up to a cap. What goes beyond is read and dropped, so that the sender gets its response. */
export class BodyCollector {
  readonly #capInBytes: number;
  readonly #declaredInBytes: number;
  #chunks: Uint8Array[] = [];
  /** Room for all, so that tens of MB need not be put together at once when the last chunk is there. */
  #room: Uint8Array = noBody;
  #size = 0;

  /** `declaredInBytes` is the length of the body where the sender says it. */
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
    // More than was declared.
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
