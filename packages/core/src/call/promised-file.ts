import type { Lifetime } from '../clock/lifetime.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import { isWebPage } from '../errors/api-error-of.ts';
import { readInto, type TransportResponse } from '../transport/transport.ts';

/**
 * Content types of web pages. Without a `Content-Disposition` they come from a proxy, a login or a maintenance page.
 */
const webPage = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const json = /^application\/(?:problem\+)?json\b/i;

/** Successful statuses without a file. No file operation documents one of them (E01). */
const noFile: ReadonlySet<number> = /* @__PURE__ */ new Set([202, 204, 205]);

/**
 * Checks that a response is the promised file. It reads the first bytes of an archive, which is never empty and never
 * markup. Any other file may be empty, such as an export without rows.
 * @param range The requested range. Without one, a part (206) isn't the file.
 */
export async function promisedFile(
  { accept }: Pick<OperationDescriptor, 'accept'>,
  response: TransportResponse,
  attempt: Pick<Lifetime, 'race'>,
  range: string | undefined,
): Promise<TransportResponse | string> {
  const { status, headers } = response;
  if (noFile.has(status) || (status === 206 && range === undefined)) {
    await response.discard().catch(() => undefined);
    return status === 206 ? 'expected the whole file, got a part of it' : 'expected a file, got nothing';
  }
  const type = headers.get('content-type') ?? '';
  const isJson = json.test(type) && accept?.includes('json') === false;
  if ((isJson || webPage.test(type)) && !headers.has('content-disposition')) {
    await response.discard().catch(() => undefined);
    return isJson ? 'expected a file, got JSON' : 'expected a file, got HTML';
  }
  if (accept !== 'application/zip') return response;
  const reader = response.stream()?.getReader();
  const head = reader && (await firstChunk(reader, attempt));
  if (!head) return 'expected an archive, got an empty body';
  if (isWebPage(new TextDecoder().decode(head.subarray(0, 100)))) {
    await reader.cancel().catch(() => undefined);
    return 'expected an archive, got HTML';
  }
  const whole = withHead(head, reader);
  return {
    status,
    headers,
    stream: () => whole,
    discard: () => whole.cancel(),
    async text(maxBytes) {
      const read = { text: '' };
      await readInto(read, whole, maxBytes);
      return read.text;
    },
  };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function firstChunk(reader: Reader, attempt: Pick<Lifetime, 'race'>): Promise<Uint8Array | undefined> {
  try {
    for (;;) {
      const { done, value } = await attempt.race(reader.read());
      if (done || value.byteLength > 0) return value;
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

function withHead(head: Uint8Array, rest: Reader): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(head),
      async pull(controller) {
        const { done, value } = await rest.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => rest.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
