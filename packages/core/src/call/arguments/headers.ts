import { ArgumentError } from '../../base/errors/index.ts';

/** Set by the pipeline alone: the credential, and what frames a message. */
const ours: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'authorization',
  'content-length',
  'transfer-encoding',
  'connection',
  'host',
]);

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Extra headers by lower-case name.
 * @throws ArgumentError (or what `refuse` makes) where one cannot be sent or is not the caller's to set. The value is never quoted.
 */
export function readHeaders(
  headers: Readonly<Record<string, string | undefined>>,
  refuse: (message: string, name: string) => Error = (message, name) =>
    new ArgumentError(message, { argument: `headers.${name}` }),
): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const lower = name.toLowerCase();
    if (!token.test(name)) throw refuse('A header name holds a character that names cannot hold.', name);
    if (ours.has(lower))
      throw refuse(
        `The header \`${name}\` cannot be set here${lower === 'authorization' ? '; pass `auth` to the client' : ''}.`,
        name,
      );
    if (typeof value !== 'string' || !isHeaderValue(value))
      throw refuse(`The header \`${name}\` has a value that cannot be sent.`, name);
    read[lower] = value;
  }
  return read;
}

/** Visible ASCII, Latin-1, space and tab: no line break, no other control character. */
export function isHeaderValue(value: string): boolean {
  return /^[\t\u0020-\u007E\u0080-\u00FF]*$/.test(value);
}
