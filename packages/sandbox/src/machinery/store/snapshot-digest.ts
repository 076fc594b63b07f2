import type { Slices } from '../clock/turns.ts';

/** Documents by collection and key. */
type Collections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** About what is stirred in before others have their turn. */
const sliceInCharacters = 256 * 1024;

/** What a snapshot says of its content, whatever the order of its documents: two sums of hashes (FNV-1a). It resists no attacker. */
export class SnapshotDigest {
  #a = 0;
  #b = 0;

  add(collection: string, key: string, text: string): void {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (const part of [collection, '\n', key, '\n', text])
      for (let i = 0; i < part.length; i++) {
        const code = part.charCodeAt(i);
        a = Math.imul(a ^ code, 0x01000193);
        b = Math.imul(b ^ code, 0x85ebca6b);
      }
    this.#a = (this.#a + a) | 0;
    this.#b = (this.#b + b) | 0;
  }

  toString(): string {
    return [this.#a, this.#b].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/** The digest of a snapshot, in slices. */
export function* snapshotDigest({ collections }: { readonly collections: Collections }): Slices<string> {
  const digest = new SnapshotDigest();
  let characters = 0;
  for (const [name, documents] of Object.entries(collections))
    for (const [key, document] of Object.entries(documents)) {
      const text = JSON.stringify(document);
      digest.add(name, key, text);
      characters += text.length;
      if (characters < sliceInCharacters) continue;
      characters = 0;
      yield;
    }
  return digest.toString();
}
