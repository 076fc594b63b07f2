import { foreignName } from '../content/file-name.ts';
import { bytesOfLatin1, decodeCharset } from '../content/charset.ts';
import { decodeEncodedWords } from './encoded-words.ts';

/** Content of a `Content-Disposition` header. */
export interface ContentDisposition {
  /** `attachment`, `inline`, …, in lower case, or undefined if the header starts with a parameter. */
  readonly type: string | undefined;
  /** The file name without a folder, or undefined if there is no usable name. */
  readonly filename: string | undefined;
}

/**
 * Reads the header in every form that servers send:
 * - bare or quoted names (RFC 6266)
 * - `filename*` (RFC 8187), also in pieces (RFC 2231)
 * - encoded words (RFC 2047)
 * - raw UTF-8
 *
 * The best form wins:
 * `filename*`, then its pieces, then `filename`. Folders in a name are dropped, whichever way the slashes lean. The name is
 * changed if a program would obey it (see `foreignName`).
 */
export function parseContentDisposition(header: string): ContentDisposition {
  const { type, parameters } = readParameters(header);
  const name = extended(parameters.get('filename*')) ?? inPieces(parameters) ?? plain(parameters.get('filename'));
  return { type, filename: name === undefined ? undefined : foreignName(name.split(/[/\\]/).at(-1) ?? '') };
}

/** RFC 8187: `charset'language'percent-encoded`. */
function extended(value: string | undefined): string | undefined {
  const match = value === undefined ? null : /^([^']*)'[^']*'(.*)$/s.exec(value);
  const bytes = match === null ? undefined : percentDecode(match[2] ?? '');
  return bytes === undefined ? undefined : decodeCharset(bytes, match?.[1] || 'utf-8');
}

/** RFC 2231: `filename*0="…"; filename*1*=…`. The first piece may contain a charset. */
function inPieces(parameters: ReadonlyMap<string, string>): string | undefined {
  let whole = '';
  let charset: string | undefined;
  for (let piece = 0; ; piece += 1) {
    const encoded = parameters.get(`filename*${piece}*`);
    const value = encoded ?? parameters.get(`filename*${piece}`);
    if (value === undefined) break;
    const head = piece === 0 && encoded !== undefined ? /^([^']*)'[^']*'/.exec(encoded) : null;
    if (head !== null) charset = head[1] || 'utf-8';
    // Unencoded pieces are next to encoded ones. Encode them, so that all are decoded together.
    whole += encoded === undefined ? percentEncode(value) : value.slice(head?.[0].length ?? 0);
  }
  const bytes = whole === '' ? undefined : percentDecode(whole);
  return bytes && decodeCharset(bytes, charset ?? 'utf-8');
}

/** `filename`. Encoded words and raw UTF-8 are common here, although no standard allows them. */
function plain(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const bytes = /[\u0080-\u00ff]/.test(value) ? bytesOfLatin1(value) : undefined;
  const text = (bytes && decodeCharset(bytes, 'utf-8')) ?? value;
  return text.includes('=?') ? decodeEncodedWords(text) : text;
}

function percentDecode(text: string): Uint8Array | undefined {
  if (/%(?![0-9a-fA-F]{2})/.test(text)) return undefined;
  return bytesOfLatin1(text.replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
}

function percentEncode(text: string): string {
  return text.replaceAll(/[%\u0080-\u00ff]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

interface Parameters {
  readonly type: string | undefined;
  readonly parameters: ReadonlyMap<string, string>;
}

/** Up to a semicolon outside quotes. An unclosed quote ends with the text. */
const parts = /((?:[^;"]|"(?:[^"\\]|\\[^])*(?:"|\\?$))*)(?:;|$)/g;

/** The start of a second header, because `Headers` joins a header that came twice. */
const nextHeader = /,[ \t]*(?:attachment|inline)[ \t]*$/i;

/** `type; name=value; name="value"`. The first of a name counts. */
function readParameters(header: string): Parameters {
  const parameters = new Map<string, string>();
  let type: string | undefined;
  for (const { 1: whole = '', index } of header.matchAll(parts)) {
    const part = whole.replace(nextHeader, '');
    const [, before = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
    const name = before.trim().toLowerCase();
    if (value === undefined) {
      if (index === 0 && name !== '') type = name;
    } else if (!parameters.has(name)) parameters.set(name, unquote(value.trim()));
    if (part !== whole && value !== undefined) break;
  }
  return { type, parameters };
}

/** Some senders put a Windows path in quotes without escaping its backslashes. */
const windowsPath = /^(?:[A-Za-z]:\\|\\\\)(?!\\)/;

function unquote(value: string): string {
  if (!value.startsWith('"')) return value;
  const inner = value.slice(1, value.endsWith('"') ? -1 : undefined);
  return windowsPath.test(inner) ? inner : inner.replaceAll(/\\(.)/gs, '$1');
}
