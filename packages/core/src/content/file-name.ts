/** Returns the last segment of a path as a safe name (see `safeName`), or undefined if nothing is left. */
export function baseName(path: string): string | undefined {
  return safeName(path.split(/[/\\]/).at(-1) ?? '');
}

/** Names that shells, package managers, build tools and file managers obey. */
const obeyedName =
  /^(?:node_modules|(?:package|tsconfig|deno)\.jsonc?|(?:bunfig|mise|pyproject)\.toml|[\w.-]+\.(?:config\.[cm]?[jt]s|lnk)|pnpm-workspace\.yaml|(?:conftest|setup|sitecustomize|usercustomize)\.py|(?:docker-)?compose\.ya?ml|dockerfile|(?:gnu)?makefile|justfile|rakefile|(?:agents|claude|gemini)\.md|web\.config|autorun\.inf|desktop\.ini)$/i;

/**
 * Returns a safe name (see `safeName`) that no program on this machine obeys, for a name that a server chose. It
 * starts with `_` instead of a dot, or of a dash, which `rm *` would read as an option. `_` is put before the name of a
 * configuration file. It has no invisible characters, because some file systems ignore them.
 */
export function foreignName(name: string): string | undefined {
  const safe = safeName(name.replaceAll(/\p{Cf}/gu, ''))?.replace(/^[.-]/, '_');
  return safe?.replace(obeyedName, '_$&');
}

/** Adds a number to a name before its extension: `invoice (2).pdf`. */
export function numberedName(name: string, count: number): string {
  return shortened(name, ` (${count})`);
}

/** Maximum length of a name in common file systems, in bytes. */
const longestName = 255;

/** Device names of Windows, with or without an extension and leading spaces. */
const reservedName = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?= *(?:\.|$))/i;

/**
 * Returns a name that every file system accepts, or undefined if nothing is left:
 * - without control characters and marks for text direction
 * - with `_` instead of characters that Windows forbids, and before a device name
 * - without dots and spaces at the end
 * - at most 255 bytes long
 */
export function safeName(name: string): string | undefined {
  const clean = name
    .replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .trim();
  const kept = trimEnd(clean, '. ');
  return kept === '' ? undefined : shortened(kept.replace(reservedName, '_$&'));
}

/** Adds a suffix to a name before its extension, and cuts a long name there, between characters. */
function shortened(name: string, suffix = ''): string {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && bytesOf(name.slice(dot)) <= 32 ? name.slice(dot) : '';
  const stem = name.slice(0, name.length - extension.length);
  let room = longestName - bytesOf(suffix + extension);
  if (bytesOf(stem) <= room) return `${stem}${suffix}${extension}`;
  let kept = '';
  for (const character of stem) {
    room -= bytesOf(character);
    if (room < 0) break;
    kept += character;
  }
  return `${kept.trimEnd()}${suffix}${extension}`;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** Content types by extension, for the files that the documents name. */
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

/** Returns the content type for a file name. Default: `application/octet-stream`. */
export function typeOfName(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(typeByExtension, extension) && typeByExtension[extension]) || 'application/octet-stream';
}

/** Removes trailing characters. A regular expression (`+$`) would take quadratic time. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
