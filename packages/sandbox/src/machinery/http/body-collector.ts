import { noBody } from './inbound.ts';

/** Collects the chunks of a body up to a cap. What goes beyond is read and dropped, so that the sender gets its response. */
export class BodyCollector {
  readonly #capInBytes: number;
  readonly #chunks: Uint8Array[] = [];
  #size = 0;

  constructor(capInBytes: number) {
    this.#capInBytes = capInBytes;
  }

  get tooLarge(): boolean {
    return this.#size > this.#capInBytes;
  }

  add(chunk: Uint8Array): void {
    this.#size += chunk.length;
    if (this.tooLarge) this.#chunks.length = 0;
    else this.#chunks.push(chunk);
  }

  bytes(): Uint8Array {
    if (this.#chunks.length <= 1) return this.#chunks[0] ?? noBody;
    const all = new Uint8Array(this.#size);
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }
}
