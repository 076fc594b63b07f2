import { Lifetime } from '../clock/lifetime.ts';
import { ArgumentError, malformedResponse } from '../errors/index.ts';
import { openChunks, type OpenChunks } from '../content/chunks.ts';
import type { CallResponse, Call, CallOptions } from '../operation/call.ts';
import { parseContentDisposition } from './content-disposition.ts';
import { mayBeZip, startsLikeZip, FileResponse } from './file-response.ts';

/** The file in a response. Only what may be an archive is looked into, by its first bytes. */
export async function openFile(call: Call, response: CallResponse): Promise<FileResponse> {
  const contentType = response.headers.get('content-type') ?? '';
  const header = response.headers.get('content-disposition') ?? '';
  const { filename: named = '' } = parseContentDisposition(header);
  // Disks and terminals show the name.
  const filename = named === '' || response.isQuoting(`${header} ${named}`) ? undefined : named;
  const size = sizeOf(response.headers);
  const stream = response.stream();
  const { chunks, closed, cancel } = stream === null ? nothing() : openChunks(stream);
  const head = !isSingle(call) && mayBeZip(contentType, filename) ? await peek(chunks) : [];
  // The deadline, the signal and `discard()` also end the caller's progress function.
  const lifetime = new Lifetime();
  closed.catch((reason: NonNullable<unknown>) => lifetime.end(reason));
  const { onProgress } = call.options;
  const report: Report | undefined = onProgress && ((progress) => lifetime.race(Promise.resolve(onProgress(progress))));
  const content = checked(call, response, size, report, withHead(head, chunks));
  return new FileResponse({
    filename,
    contentType: contentType === '' ? 'application/octet-stream' : contentType,
    size,
    kind: startsLikeZip(firstBytes(head)) ? 'zip' : 'single',
    content,
    discard() {
      lifetime.end(
        new ArgumentError('This file was discarded while it was being read.', { code: 'ERR_STREAM_CONSUMED' }),
      );
      return cancel();
    },
    checkOpen: () => lifetime.throwIfOver(),
    hide: (text) => response.hide(text),
    checkLength: (bytes) => {
      if (bytes <= response.maxBytes) return;
      throw malformedResponse(
        call,
        response,
        `the file has more than ${response.maxBytes} bytes (\`maxResponseBytes\`). Read it as a stream`,
        'ERR_RESPONSE_TOO_LARGE',
      );
    },
  });
}

/** Whether one file was asked for, which may be an archive itself: a contract, an attachment. */
function isSingle({ operation, input }: Call): boolean {
  const { single, query = {} } = operation;
  if (typeof single !== 'string') return single === true;
  const values = input.query as Readonly<Record<string, unknown>> | undefined;
  return Object.keys(query).every((name) => {
    const entries = [values?.[name] ?? []].flat();
    // A list may also be a single text.
    if (name === single) return entries.length === 1 && !String(entries[0]).includes(',');
    return entries.length === 0 || !/^(?:comma|list)/.test(query[name] ?? '');
  });
}

/** A compressed transfer announces its own length, not the file's. */
function sizeOf(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? '';
  const isPlain = (headers.get('content-encoding') ?? 'identity').toLowerCase() === 'identity';
  return isPlain && /^\d+$/.test(length) ? Number(length) : undefined;
}

type Report = NonNullable<CallOptions['onProgress']>;

/** Reports progress, and fails if the file was cut short. */
async function* checked(
  call: Call,
  response: CallResponse,
  size: number | undefined,
  report: Report | undefined,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    await report?.({ bytes, ...(size !== undefined && { totalBytes: size }) });
    yield chunk;
  }
  if (size !== undefined && bytes !== size)
    throw malformedResponse(call, response, `it contains ${bytes} of ${size} bytes`);
}

const magicLength = 4;

async function peek(chunks: AsyncGenerator<Uint8Array, void, undefined>): Promise<readonly Uint8Array[]> {
  const head: Uint8Array[] = [];
  for (let length = 0; length < magicLength;) {
    const next = await chunks.next();
    if (next.done) break;
    head.push(next.value);
    length += next.value.byteLength;
  }
  return head;
}

function firstBytes(head: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(head.flatMap((chunk) => [...chunk.subarray(0, magicLength)]));
}

async function* withHead(
  head: readonly Uint8Array[],
  rest: AsyncGenerator<Uint8Array, void, undefined>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* head;
  yield* rest;
}

function nothing(): OpenChunks {
  return { chunks: (async function* () {})(), closed: Promise.resolve(), cancel: () => Promise.resolve() };
}
