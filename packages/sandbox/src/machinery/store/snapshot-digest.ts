import type { Slices } from '../clock/turns.ts';
import { textPieces } from './large-text.ts';

/** Documents by collection and key. */
type Collections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Approximate characters to hash per slice. */
const sliceInCharacters = 256 * 1024;

/**
 * The digest of a snapshot, in any order of documents: two sums of hashes (FNV-1a). It isn't cryptographically secure.
 */
export class SnapshotDigest {
  #a = 0;
  #b = 0;
  /** Hash of the current document. */
  #document: readonly [number, number] = [0, 0];

  /** Starts the text of a document, until {@link end}. */
  begin(collection: string, key: string): void {
    this.#document = [0x811c9dc5, 0x1b873593];
    this.stir(`${collection}\n${key}\n`);
  }

  stir(text: string): void {
    let [a, b] = this.#document;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x85ebca6b);
    }
    this.#document = [a, b];
  }

  end(): void {
    const [a, b] = this.#document;
    this.#a = (this.#a + a) | 0;
    this.#b = (this.#b + b) | 0;
  }

  toString(): string {
    return [this.#a, this.#b].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/** Computes the digest of a snapshot, in slices. */
export function* snapshotDigest({ collections }: { readonly collections: Collections }): Slices<string> {
  const digest = new SnapshotDigest();
  let characters = 0;
  for (const [name, documents] of Object.entries(collections))
    for (const key of Object.keys(documents)) {
      digest.begin(name, key);
      for (const text of textPieces(documents[key])) {
        digest.stir(text);
        characters += text.length;
        if (characters < sliceInCharacters) continue;
        characters = 0;
        yield;
      }
      digest.end();
    }
  return digest.toString();
}
