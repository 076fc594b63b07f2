import { received } from '../errors/checks.ts';
import { randomId, isBytes, sendsBlobs, isDate } from '../platform/platform.ts';
import type { OperationDescriptor, PartKind } from '../operation/descriptor.ts';
import type { ArgumentError, OwnErrorCode } from '../errors/index.ts';
import type { CallOptions } from '../operation/call.ts';
import { refuseArgument } from './arguments.ts';
import { refuseSpent } from '../content/one-shot-streams.ts';
import { fileSource, isFileInput, type FileInput, type FileSource } from '../content/file-input.ts';
import { streamOf, type Piece } from '../content/multipart-stream.ts';
import { writeJson } from './json.ts';
import type { BodySource } from '../transport/transport.ts';

/** A `multipart/form-data` body, ready to be sent. */
export interface EncodedMultipart {
  /** The content type with the boundary. */
  readonly contentType: string;
  /**
   * Returns the body of one attempt: a `Blob` if everything is in memory and no progress is observed, otherwise a
   * stream.
   */
  readonly body: () => Blob | ReadableStream<Uint8Array>;
  /** Size of the whole body in bytes, if the size of every file is known. */
  readonly length: number | undefined;
  /** Whether `body` may be called again for another attempt. */
  readonly replayable: boolean;
  /** See `BodySource`. */
  failed(): { readonly error: unknown } | undefined;
}

/**
 * Encodes the parts of an operation: JSON parts with their content type, files with their names, and text. Files are
 * sent as they are read and are never held in memory. JSON and text go first, so that the server knows the purpose of a
 * file before its first byte. The type of an unlisted part follows from its value (E06).
 * @throws {ArgumentError} If a required part is missing or a file is invalid.
 */
export function encodeMultipart(
  operation: OperationDescriptor,
  body: unknown,
  options: Pick<CallOptions, 'onProgress'> = {},
): EncodedMultipart {
  const boundary = `tradelane-${randomId()}`;
  const entries = entriesOf(operation, body);
  const pieces: Piece[] = [];
  for (const entry of entries) {
    const head = `--${boundary}\r\n${headOf(entry)}\r\n\r\n`;
    pieces.push(encoder.encode(head), pieceOf(entry), encoder.encode('\r\n'));
  }
  pieces.push(encoder.encode(`--${boundary}--\r\n`));
  const length = sumOf(pieces.map(sizeOf));
  const inMemory = pieces.filter((piece) => isBytes(piece) || piece instanceof Blob);
  const replayable = pieces.every((piece) => !('open' in piece) || piece.replayable);
  const { onProgress } = options;
  let failed: { readonly error: unknown } | undefined;
  const onFailure = (error: unknown): void => void (failed ??= { error });
  return {
    failed: () => failed,
    contentType: `multipart/form-data; boundary=${boundary}`,
    length,
    replayable,
    body: () => {
      failed = undefined;
      // Other code may have read the stream while the call waited.
      for (const piece of pieces) if ('open' in piece && !piece.replayable) refuseSpent(piece.open(), piece.name);
      if (onProgress === undefined && inMemory.length === pieces.length && sendsBlobs())
        return new Blob(inMemory as BlobPart[]);
      const report =
        onProgress && ((bytes: number) => onProgress({ bytes, ...(length !== undefined && { totalBytes: length }) }));
      return streamOf(pieces, report, onFailure);
    },
  };
}

/** One part of the form. */
type Entry =
  | { readonly name: string; readonly json: string }
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: FileSource };

const encoder = new TextEncoder();

function headOf(entry: Entry): string {
  const disposition = `Content-Disposition: form-data; name="${escapeName(entry.name)}"`;
  if ('json' in entry) return `${disposition}\r\nContent-Type: application/json`;
  if ('text' in entry) return disposition;
  const { name, type } = entry.file;
  return `${disposition}; filename="${escapeFilename(name)}"\r\nContent-Type: ${type.replaceAll(/[\r\n]/g, '')}`;
}

/** Escapes a name as browsers do: UTF-8, with line breaks and quotes percent-encoded. */
function escapeFilename(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}

function escapeName(name: string): string {
  return escapeFilename(name.replaceAll(/\r\n|\r|\n/g, '\r\n'));
}

function pieceOf(entry: Entry): Piece {
  if ('json' in entry) return encoder.encode(entry.json);
  if ('text' in entry) return encoder.encode(entry.text);
  const { content, size, name } = entry.file;
  return 'open' in content ? { ...content, size, name } : content;
}

function sizeOf(piece: Piece): number | undefined {
  return isBytes(piece) ? piece.byteLength : piece.size;
}

function sumOf(sizes: readonly (number | undefined)[]): number | undefined {
  return sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0);
}

function entriesOf(operation: OperationDescriptor, body: unknown): readonly Entry[] {
  const { parts = {} } = operation;
  checkParts(operation, body);
  const present = Object.entries<unknown>({ ...(body as object) }).filter(([, value]) => isPresent(value));
  const entries = present.flatMap(([name, value]): readonly Entry[] => {
    const kind = (Object.hasOwn(parts, name) && kindOf(parts[name])) || kindOfValue(value);
    if (kind === 'json') return [{ name, json: writeJson(operation, value, `$.${name}`) }];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (kind === 'text') return values.map((one) => ({ name, text: textOf(one) }));
    // Checked by `checkParts`.
    return values.map((file) => ({ name, file: fileSource(file as FileInput) }));
  });
  return [...entries.filter((entry) => !('file' in entry)), ...entries.filter((entry) => 'file' in entry)];
}

/**
 * Checks the parts against the operation.
 * @throws {ArgumentError} If the body doesn't match.
 */
function checkParts(operation: OperationDescriptor, body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const { id } = operation;
    throw refuseArgument(
      operation,
      'body',
      `${id}: The body must be an object keyed by part name. Received: ${received(body)}.`,
    );
  }
  const values = new Map<string, unknown>(Object.entries(body));
  const parts = Object.entries(operation.parts ?? {});
  const missing = parts.find(([name, kind]) => kind.endsWith('!') && !isPresent(values.get(name)));
  if (missing !== undefined)
    throw badPart(
      operation,
      missing[0],
      `The part \`${missing[0]}\` of the body is missing. Pass it.`,
      'ERR_ARGUMENT_MISSING',
    );
  for (const [name, declared] of parts) {
    const value = values.get(name);
    const kind = kindOf(declared);
    if (!isPresent(value) || (kind !== 'file' && kind !== 'files')) continue;
    const files: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (!files.every(isFileInput))
      throw badPart(
        operation,
        name,
        `The part \`${name}\` of the body must be a Blob, bytes or { name, data }. Its \`data\` is a Blob, bytes, a string or a stream.`,
      );
    if (kind === 'file' && files.length !== 1)
      throw badPart(
        operation,
        name,
        `The part \`${name}\` of the body must be one file. Received: ${files.length} files.`,
      );
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Returns the kind without the mark for required parts. */
function kindOf(declared: string | undefined): PartKind | undefined {
  return declared?.replace('!', '') as PartKind | undefined; // The type of the descriptor guarantees it.
}

/** Returns the kind of a part that the operation doesn't list. */
function kindOfValue(value: unknown): PartKind {
  if (isFileInput(value) || (Array.isArray(value) && value.length > 0 && value.every(isFileInput))) return 'files';
  return typeof value === 'object' && !isDate(value) ? 'json' : 'text';
}

/** Returns the text of a part. */
export function textOf(value: unknown): string {
  return isDate(value) ? value.toISOString() : String(value);
}

function badPart(operation: OperationDescriptor, name: string, message: string, code?: OwnErrorCode): ArgumentError {
  return refuseArgument(operation, `body.${name}`, `${operation.id}: ${message}`, code);
}

/** Writes the body of an operation with files or several parts, as they were when the call was made. */
export function multipartBody(
  operation: OperationDescriptor,
  body: unknown,
  options: Pick<CallOptions, 'onProgress'>,
): BodySource {
  if (body instanceof FormData) return { contentType: undefined, body: () => body, replayable: true };
  return encodeMultipart(operation, body, options);
}
