import { withoutEnd } from '../../base/without-end.ts';

/**
 * The last segment of a name that may come with folders, as any file system takes it: see `safeName`; undefined where nothing is
 * left that could name a file.
 */
export function baseName(name: string): string | undefined {
  return safeName(name.split(/[/\\]/).at(-1) ?? '');
}

/** Bytes of a name that the common file systems take. */
const longestName = 255;

/** Names of devices on Windows, with or without an extension, which spaces may come before. */
const reservedName = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?= *(?:\.|$))/i;

/**
 * A name as every file system takes it: without control characters and marks that turn the direction of writing, with `_` for what
 * is no part of a name on Windows (`:` would begin a stream of another file) and before the name of a device, without dots and
 * spaces at the end, and no longer than 255 bytes; undefined where nothing is left.
 */
export function safeName(name: string): string | undefined {
  const clean = name
    .replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .trim();
  const kept = withoutEnd(clean, '. ');
  return kept === '' ? undefined : shortened(kept.replace(reservedName, '_$&'));
}

/** Cut before its extension, between characters. */
function shortened(name: string): string {
  if (bytesOf(name) <= longestName) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && bytesOf(name.slice(dot)) <= 32 ? name.slice(dot) : '';
  let room = longestName - bytesOf(extension);
  let kept = '';
  for (const character of name.slice(0, name.length - extension.length)) {
    room -= bytesOf(character);
    if (room < 0) break;
    kept += character;
  }
  return `${kept.trimEnd()}${extension}`;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** Content types by extension, for the kinds of files that the documents name. */
const typeByExtension: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** Content type of a file by its name; `application/octet-stream` where that says nothing. */
export function typeOfName(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(typeByExtension, extension) && typeByExtension[extension]) || 'application/octet-stream';
}
