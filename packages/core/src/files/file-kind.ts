/** `zip`: an archive of several files. `single`: the file itself, be it an archive too: one document by its id, an attachment (S31, M13, DR73). */
export type FileKind = 'zip' | 'single';

const archiveType = /^application\/(?:zip|x-zip(?:-compressed)?)$/;
/** Content types that are meaningless because servers send them for anything. */
const anyType = /^(?:(?:application|binary)\/octet-stream|application\/download)?$/;

/**
 * Whether a file may be an archive. A different content type or file name has priority over its first bytes, because
 * office documents are archives too.
 */
export function mayBeZip(contentType: string, filename: string | undefined): boolean {
  const type = mediaType(contentType);
  if (archiveType.test(type)) return true;
  return anyType.test(type) && (filename === undefined || !/\.[^.]+$/.test(filename) || /\.zip$/i.test(filename));
}

/** The first bytes of an archive: an entry, or the end of an empty one. */
export function startsLikeZip(bytes: Uint8Array): boolean {
  const [p, k, one, two] = bytes;
  return p === 0x50 && k === 0x4b && ((one === 0x03 && two === 0x04) || (one === 0x05 && two === 0x06));
}

/** `text/csv` of `text/csv; charset=…`. */
export function mediaType(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
