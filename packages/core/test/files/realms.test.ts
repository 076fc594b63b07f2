import { createContext, runInContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeDate } from '../../src/call/url.ts';
import { writeStream } from '../../src/transport/fetch-transport.ts';
import { fileDigest, type FileInput } from '../../src/content/file-input.ts';
import { encodeMultipart, type EncodedMultipart } from '../../src/call/multipart.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { toFileInput } from '../../src/files/to-file-input.ts';
import { zipEntries } from '../../src/zip/zip-entries.ts';
import { streamedZip } from '../zip/archives.ts';

const upload: OperationDescriptor = {
  id: 'v2-uploadOrderDocument',
  method: 'POST',
  path: '/v2/orders/{order_id}/documents',
  body: 'multipart',
  parts: { file: 'file!' },
};

const other = createContext({ ReadableStream });
const inOther = <T>(code: string): T => runInContext(code, other) as T;

/** A Blob as some test environments have it: not a class of this realm, without a stream, and unknown to `fetch`. */
class StrangeBlob {
  readonly #content: Promise<ArrayBuffer>;
  readonly size: number;
  readonly type: string;
  readonly [Symbol.toStringTag] = 'Blob';

  constructor(parts: readonly (string | Uint8Array<ArrayBuffer>)[] = [], { type = '' } = {}) {
    const whole = new NativeBlob([...parts]);
    this.#content = whole.arrayBuffer();
    this.size = whole.size;
    this.type = type;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#content;
  }

  slice(): StrangeBlob {
    return this;
  }
}
const NativeBlob = Blob;

const sent = async (file: unknown): Promise<string> => {
  const form = encodeMultipart(upload, { file });
  return new TextDecoder().decode(await bodyOf(form));
};
const bodyOf = async (form: EncodedMultipart): Promise<ArrayBuffer> => new Response(form.body()).arrayBuffer();

afterEach(() => void vi.unstubAllGlobals());

const contents: readonly (readonly [string, () => unknown])[] = [
  ['bytes', () => new TextEncoder().encode('PDF')],
  ['bytes of another realm', () => inOther('new Uint8Array([80, 68, 70])')],
  ['a buffer', () => Buffer.from('PDF')],
  ['an ArrayBuffer', () => new TextEncoder().encode('PDF').buffer],
  ['an ArrayBuffer of another realm', () => inOther('new Uint8Array([80, 68, 70]).buffer')],
  ['a Blob', () => new NativeBlob(['PDF'])],
  ['a Blob of another realm', () => new StrangeBlob(['PDF'])],
];
const streams: readonly (readonly [string, () => unknown])[] = [
  ['a text', () => 'PDF'],
  ['a stream', () => new Response('PDF').body],
  [
    'a stream of bytes of another realm',
    () => inOther('new ReadableStream({ start(c) { c.enqueue(new Uint8Array([80, 68, 70])); c.close(); } })'),
  ],
  [
    'a stream of another realm',
    () => {
      const { body } = new Response('PDF');
      return { getReader: () => body?.getReader() };
    },
  ],
  ['a function that opens bytes', () => () => new TextEncoder().encode('PDF')],
];

describe.each(['this realm', "an environment whose Blob and Uint8Array differ from fetch's"])('in %s', (where) => {
  const enter = (): void => {
    if (where === 'this realm') return;
    vi.stubGlobal('Blob', StrangeBlob);
    vi.stubGlobal('Uint8Array', inOther('Uint8Array'));
  };

  test.each([...contents, ...streams])('%s is sent unchanged under a name', async (_, data) => {
    const file = { name: 'a.pdf', data: data() };
    enter();
    expect(await sent(file)).toMatch(/filename="a.pdf"\r\nContent-Type: application\/pdf\r\n\r\nPDF\r\n--/);
  });

  test.each(contents)('%s is a file without a wrapper', async (_, data) => {
    const file = data();
    enter();
    expect(await sent(file)).toMatch(/filename="blob"\r\nContent-Type: application\/octet-stream\r\n\r\nPDF\r\n--/);
  });

  test.each(contents)('%s gets the name that an import passes, and has a digest', async (_, data) => {
    const file = data() as FileInput;
    const digest = await fileDigest({ name: 'a', data: 'PDF' });
    enter();
    expect(await toFileInput(file, 'a.csv')).toStrictEqual({ name: 'a.csv', data: file });
    expect(await fileDigest(file)).toBe(digest);
  });

  test('an archive of bytes or a Blob is read', async () => {
    const archive = streamedZip([{ name: 'a.txt', data: new TextEncoder().encode('PDF') }]);
    enter();
    for (const source of [archive, inOther<typeof Uint8Array>('Uint8Array').from(archive), new Blob([archive])]) {
      const names: string[] = [];
      for await (const entry of zipEntries(source)) names.push(`${entry.path} ${await entry.text()}`);
      expect(names).toEqual(['a.txt PDF']);
    }
  });
});

test('if a page is simulated on Node, a stream is sent with its content, and not as the name of a Blob', async () => {
  class PlayedResponse extends Response {
    override blob = async (): Promise<Blob> => new StrangeBlob([await this.text()]) as unknown as Blob;
  }
  vi.stubGlobal('document', {});
  vi.stubGlobal('Blob', StrangeBlob);
  vi.stubGlobal('Response', PlayedResponse);
  const init: RequestInit = {};
  await writeStream(init, new Response('PDF').body as ReadableStream<Uint8Array>, { onEnd: () => () => undefined });
  expect(await new Response(init.body ?? null).text()).toBe('PDF');
});

test('a date of another realm is a date', () => {
  expect(writeDate(inOther('new Date(0)'))).toBe('1970-01-01T00:00:00Z');
});
