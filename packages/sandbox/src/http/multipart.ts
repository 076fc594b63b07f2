import { refuse } from '../errors/index.ts';
import { parseMediaType } from './media-type.ts';

/** One part of a multipart body. Its bytes aren't copied. */
export interface FormPart {
  readonly name: string;
  readonly filename?: string;
  readonly contentType?: string;
  readonly bytes: Uint8Array;
}

/** 1000 attachments of a thread (PR11), plus the other parts. */
const mostParts = 1100;

/** Longest head of a part, and longest name of a file. Clients write a few hundred bytes. */
const [mostOfHeadInBytes, mostOfFileNameInBytes] = [16 * 1024, 1024];

const encoder = new TextEncoder();
const headerDecoder = new TextDecoder();

/**
 * Position of `needle` in `bytes` from `start`, or -1 (Boyer–Moore–Horspool). A needle starts with its only line break,
 * and is compared from its start. From its end, the boundary `aaaa` would take quadratic time in a body of `a`.
 */
function indexOf(bytes: Uint8Array, needle: Uint8Array, start: number): number {
  const last = needle.length - 1;
  const skip = new Int32Array(256).fill(needle.length);
  for (let i = 0; i < last; i++) skip[needle[i] as number] = last - i;
  for (let at = start; at + last < bytes.length; at += skip[bytes[at + last] as number] as number) {
    let i = 0;
    while (i <= last && bytes[at + i] === needle[i]) i += 1;
    if (i > last) return at;
  }
  return -1;
}

const malformed = (why: string): never =>
  refuse('E01', 400, 'INVALID_INPUT', `The multipart body is malformed: ${why}.`, {
    fields: [{ field: '$', message: why }],
  });

function partOf(headers: string, bytes: Uint8Array): FormPart {
  let name: string | undefined;
  let filename: string | undefined;
  let contentType: string | undefined;
  for (const line of headers.split('\r\n')) {
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).trim();
    switch (line.slice(0, colon).trim().toLowerCase()) {
      case 'content-type':
        contentType = value;
        break;
      case 'content-disposition': {
        // Browsers escape a quote in a name as %22 and don't escape backslashes, so only an escaped quote counts.
        const { parameters } = parseMediaType(value);
        name = parameters.get('name')?.replaceAll('%22', '"');
        filename = decodeExtended(parameters.get('filename*')) ?? parameters.get('filename')?.replaceAll('%22', '"');
        break;
      }
      default:
    }
  }
  if (name === undefined) return malformed('a part has no name');
  if (filename !== undefined && encoder.encode(filename).length > mostOfFileNameInBytes)
    return malformed(`a file name has more than ${mostOfFileNameInBytes} bytes`);
  return {
    name,
    bytes,
    ...(filename !== undefined && { filename }),
    ...(contentType !== undefined && { contentType }),
  };
}

/** `UTF-8''na%C3%AFve.pdf` (RFC 5987). */
function decodeExtended(value: string | undefined): string | undefined {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(value ?? '')?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return malformed('a file name is badly encoded');
  }
}

export function parseMultipart(body: Uint8Array, contentType: string): readonly FormPart[] {
  const boundary = parseMediaType(contentType).parameters.get('boundary');
  if (boundary === undefined || boundary === '' || boundary.length > 200)
    return malformed('its boundary must have 1 to 200 characters');
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  const endOfHeaders = encoder.encode('\r\n\r\n');
  const parts: FormPart[] = [];
  // The first delimiter may be at the start, without the line break that precedes the other ones.
  const atStart = indexOf(body.subarray(0, delimiter.length), delimiter.subarray(2), 0) === 0;
  let at = atStart ? -2 : indexOf(body, delimiter, 0);
  if (at === -1) return malformed('it has no parts');
  for (;;) {
    at += delimiter.length;
    if (body[at] === 0x2d && body[at + 1] === 0x2d) return parts;
    while (body[at] === 0x20 || body[at] === 0x09) at += 1;
    if (body[at] !== 0x0d || body[at + 1] !== 0x0a) return malformed("a delimiter doesn't end its line");
    const head = body.subarray(at, at + mostOfHeadInBytes);
    const headLength = indexOf(head, endOfHeaders, 0);
    const next = indexOf(body, delimiter, at);
    if (headLength === -1 && head.length === mostOfHeadInBytes && (next === -1 || next - at > head.length))
      return malformed(`a part has no end of its headers within ${mostOfHeadInBytes} bytes`);
    const headersEnd = at + headLength;
    if (headLength === -1 || next === -1 || next < headersEnd) return malformed('the last delimiter is missing');
    const headers = headerDecoder.decode(body.subarray(Math.min(at + 2, headersEnd), headersEnd));
    parts.push(partOf(headers, body.subarray(headersEnd + 4, Math.max(next, headersEnd + 4))));
    if (parts.length > mostParts) return malformed(`it has more than ${mostParts} parts`);
    at = next;
  }
}
