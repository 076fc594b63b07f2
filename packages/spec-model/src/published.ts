import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A description as it was published. */
export interface PublishedDocument {
  /** The surface, or `events`. */
  readonly name: string;
  readonly version: string;
  /** The document as JSON. */
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly digest: string;
}

/** The published documents in `specs/versions`, the newest version of each description last. */
export function publishedDocuments(root: string): readonly PublishedDocument[] {
  return globSync('*/*.json.br', { cwd: join(root, 'specs/versions') })
    .map((file) => {
      const [, name = '', version = ''] = /^(.+)[/\\](.+)\.json\.br$/.exec(file) ?? [];
      const text = brotliDecompressSync(readFileSync(join(root, 'specs/versions', file))).toString();
      return { name, version, text, digest: createHash('sha256').update(text).digest('hex') };
    })
    .toSorted(
      (one, other) =>
        one.name.localeCompare(other.name) || one.version.localeCompare(other.version, 'en', { numeric: true }),
    );
}

/** Adds a document to `specs/versions`. */
export function publishDocument(
  root: string,
  { name, version, text }: Pick<PublishedDocument, 'name' | 'version' | 'text'>,
): void {
  const folder = join(root, 'specs/versions', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${version}.json.br`), brotliCompressSync(text));
}
