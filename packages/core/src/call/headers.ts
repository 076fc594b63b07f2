import { received } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';

/** Headers that only the pipeline sets: the credential and message framing. */
const ours: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'authorization',
  'content-length',
  'transfer-encoding',
  'connection',
  'host',
]);

type Named = Readonly<Record<string, string | undefined>>;
type Refuse = (message: string, name?: string) => Error;

const refuseArgument: Refuse = (message, name) =>
  new ArgumentError(message, {
    code: 'ERR_HEADER_INVALID',
    argument: name === undefined ? 'headers' : `headers.${name}`,
  });

/**
 * Rejects a `Headers` or a `Map`, which have no own properties.
 * @throws {ArgumentError} Or the error that `refuse` creates.
 */
export function namedHeaders<T extends Named>(headers: T, refuse: Refuse = refuseArgument): T {
  if (typeof headers === 'object' && !(Symbol.iterator in headers)) return headers;
  throw refuse('`headers` must be a plain object keyed by header name. Pass `Object.fromEntries(headers)`.');
}

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Reads additional headers by lower-case name. The error never contains the value.
 * @throws {ArgumentError} If one can't be sent or is reserved. `refuse` may create another error.
 */
export function readHeaders(headers: Named, refuse: Refuse = refuseArgument): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(namedHeaders(headers, refuse))) {
    if (value === undefined) continue;
    const lower = name.toLowerCase();
    if (!token.test(name))
      throw refuse(
        `Invalid header name: ${received(name)}. Rename the header. A name consists of letters, digits and hyphens.`,
        name,
      );
    if (ours.has(lower))
      throw refuse(
        lower === 'authorization'
          ? `The header \`${name}\` can't be set as an option. Remove it, and pass \`auth\` to the client.`
          : `The header \`${name}\` can't be set as an option, because the client sets it. Remove it.`,
        name,
      );
    if (typeof value !== 'string' || !isHeaderValue(value))
      throw refuse(
        `The value of the header \`${name}\` can't be sent. Pass a string of Latin-1 characters without a line break.`,
        name,
      );
    read[lower] = value;
  }
  return read;
}

/** Whether a header value contains only visible ASCII, Latin-1, spaces and tabs. */
export function isHeaderValue(value: string): boolean {
  return /^[\t\u0020-\u007E\u0080-\u00FF]*$/.test(value);
}
