import { type FieldError, refuse } from '../errors/index.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';
import type { Part, TextValue } from '../operations/table.ts';
import { decodeJson, decodeText } from './json.ts';
import { parseMediaType } from './media-type.ts';
import type { FormPart } from './multipart.ts';
import { readerOf, type ValueReader } from './values.ts';
import { decodeJsonOrXml } from './xml-part.ts';

interface PartRules {
  /** Whether a JSON part must declare its type, a list of files has only one name, and empty parts count. */
  readonly strict: boolean;
  /** Whether to read XML for JSON, and text parts in the query, as existing clients of the instance send them. */
  readonly isLenient: boolean;
  readonly query: URLSearchParams;
  /** Checks a JSON part and returns its documented fields. */
  readonly accept: (part: string, value: unknown) => unknown;
}

/** The parts of a multipart body by name: parsed JSON, texts parsed by their schema, and files. */
export function readParts(
  declared: Readonly<Record<string, Part>>,
  parts: readonly FormPart[],
  { strict, isLenient, query, accept }: PartRules,
): unknown {
  const body: Record<string, unknown> = {};
  const wrong: FieldError[] = [];
  for (const [name, { kind, required, maxItems = Infinity, value }] of Object.entries(declared)) {
    // Both `files[]` and `files` name a list of files.
    const other = kind === 'files' && !strict ? `${name}[]` : name;
    // A part without a value counts as missing, because existing clients send them.
    const matching = parts.filter((part) => (part.name === name || part.name === other) && (strict || !isEmpty(part)));
    const beside = kind === 'text' && matching.length === 0 && isLenient ? query.get(name) : null;
    if (beside !== null) matching.push({ name, bytes: new TextEncoder().encode(beside) });
    const [first] = matching;
    if (first === undefined) {
      if (required) wrong.push({ field: name, message: 'is required' });
      continue;
    }
    if (kind !== 'files' && matching.length > 1) wrong.push({ field: name, message: 'must be sent once' });
    if (kind === 'json' || kind === 'text') requireShort(matching);
    if (matching.length > maxItems) wrong.push({ field: name, message: `must have at most ${maxItems} files` });
    if (kind === 'json') {
      if (strict) requireJson(first);
      body[name] = (isLenient ? decodeJsonOrXml : decodeJson)(first.bytes, name);
    } else if (kind === 'text') {
      const read = readText(decodeText(first.bytes, name), value, strict);
      if ('wrong' in read) wrong.push({ field: name, message: read.wrong });
      else body[name] = read.value;
    } else body[name] = kind === 'files' ? matching.map(fileOf) : fileOf(first);
  }
  if (wrong.length > 0) {
    refuse('E01', 400, 'INVALID_INPUT', wrong.map(({ field, message }) => `${field} ${message}`).join('; '), {
      fields: wrong,
    });
  }
  for (const [name, { kind }] of Object.entries(declared))
    if (kind === 'json' && name in body) body[name] = accept(name, body[name]);
  return body;
}

/** Whether a part has no file name and no text. A file without content counts as a part. */
const isEmpty = ({ filename = '', bytes }: FormPart): boolean => filename === '' && bytes.length === 0;

const readText = (text: string, value: TextValue = { type: 'string' }, strict: boolean): ReturnType<ValueReader> =>
  text === '' ? { wrong: 'must not be empty' } : readerOf(value, strict)(text);

/** Maximum for JSON and text parts, which only describe files and messages. */
const mostOfTextInBytes = 1024 * 1024;

function requireShort(parts: readonly FormPart[]): void {
  for (const { name, bytes } of parts)
    if (bytes.length > mostOfTextInBytes)
      refuse('E01', 400, 'INVALID_INPUT', `${name} must have at most ${mostOfTextInBytes} bytes.`, {
        fields: [{ field: name, message: `must have at most ${mostOfTextInBytes} bytes` }],
      });
}

function requireJson({ name, contentType = '' }: FormPart): void {
  if (parseMediaType(contentType).essence !== 'application/json')
    refuse('E08', 415, 'UNSUPPORTED_MEDIA_TYPE', `Send the part ${name} as application/json.`);
}

const fileOf = ({
  name,
  filename = name,
  contentType = 'application/octet-stream',
  bytes,
}: FormPart): UploadedFile => ({
  name: filename,
  type: parseMediaType(contentType).essence,
  // Copies the file, because a view would keep the whole request in memory. If the file is most of the request, a copy
  // would only take time.
  bytes: bytes.length * 2 > bytes.buffer.byteLength ? bytes : bytes.slice(),
});
