import { expect, test } from 'vitest';
import { csvRows } from '../../src/index.ts';
import { ArgumentError, MalformedResponseError } from '../../src/errors/index.ts';
import { type FileResponse, mayBeZip, startsLikeZip } from '../../src/files/file-response.ts';
import { fileResult } from '../../src/files/file-result.ts';
import { responseOf, callOf, exchange, type Reply } from '../results/exchange.ts';

const zipHead = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0);
const download = (reply: Reply, options = {}) =>
  fileResult(exchange(() => reply).send, callOf({ id: 'S31', response: 'file' }, {}, options));

test('a file has its name, type and size before its content is read', async () => {
  const file = await download({
    text: 'a;b\r\n',
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': '5',
      'content-disposition': 'attachment; filename="x/report.csv"',
    },
  });
  expect(file).toMatchObject({
    filename: 'report.csv',
    contentType: 'text/csv; charset=utf-8',
    size: 5,
    kind: 'single',
  });
  expect(await file.text()).toBe('a;b\r\n');
});

test('S31: one file and an archive are distinguished', async () => {
  for (const [type, name, bytes, kind] of [
    ['application/zip', 'documents-1.zip', zipHead, 'zip'],
    ['application/octet-stream', 'documents-1.zip', zipHead, 'zip'],
    ['application/octet-stream', undefined, zipHead, 'zip'],
    [undefined, undefined, zipHead, 'zip'],
    ['application/x-zip-compressed', undefined, Uint8Array.of(0x50, 0x4b, 5, 6), 'zip'],
    ['application/download', 'DOCUMENTS.ZIP', zipHead, 'zip'],
    ['Application/ZIP; a=b', 'documents', zipHead, 'zip'],
    ['binary/octet-stream', 'documents', zipHead, 'zip'],
    ['application/zip', undefined, Uint8Array.of(0x50, 0x4b, 3, 6), 'single'],
    ['application/octet-stream', 'contract.docx', zipHead, 'single'],
    ['application/pdf', undefined, zipHead, 'single'],
    ['application/octet-stream', undefined, Uint8Array.of(0x25, 0x50, 0x44, 0x46), 'single'],
    ['application/zip', undefined, new Uint8Array(0), 'single'],
    ['application/octet-stream', 'a.zip', Uint8Array.of(0x50), 'single'],
  ] as const) {
    const headers = {
      ...(type && { 'content-type': type }),
      ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
    };
    // The start arrives in single bytes, as over a slow connection.
    const stream = new Blob([bytes]).stream().pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => chunk.forEach((byte) => controller.enqueue(Uint8Array.of(byte))),
      }),
    );
    const file = await download({ headers, bytes: stream });
    expect([type, name, file.kind]).toEqual([type, name, kind]);
    expect(await file.bytes()).toEqual(Uint8Array.from(bytes));
  }
});

const archiveHead: Reply = {
  bytes: zipHead,
  headers: { 'content-disposition': 'attachment; filename="contract.zip"' },
};
const someFiles = {
  id: 'S31',
  query: { shop_id: 'integer', document_ids: 'comma', shop_ids: 'comma', types: 'list' },
  response: 'file',
  single: 'document_ids',
} as const;

test.each<[string, object, FileResponse['kind']]>([
  ['one document', { document_ids: [5] }, 'single'],
  ['one document, by a plain value', { document_ids: 5 }, 'single'],
  ['one document of a shop', { document_ids: [5], shop_id: 1, shop_ids: undefined, types: [] }, 'single'],
  ['several documents', { document_ids: [5, 6] }, 'zip'],
  ['several documents in one text', { document_ids: ['5,6'] }, 'zip'],
  ['one document and a list of something else', { document_ids: [5], types: ['contract'] }, 'zip'],
  ['no document', { document_ids: [] }, 'zip'],
  ['nothing', {}, 'zip'],
])('S03: a document that is an archive is the one file if it was requested alone: %s', async (_, query, kind) => {
  const file = await fileResult(exchange(() => archiveHead).send, callOf(someFiles, { query }));
  expect(file.kind).toBe(kind);
  expect(await file.bytes()).toEqual(zipHead);
});

test('M13: an attachment that is an archive is the one file', async () => {
  const call = callOf({ id: 'M13', response: 'file', single: true });
  expect((await fileResult(exchange(() => archiveHead).send, call)).kind).toBe('single');
});

test('an archive starts with an entry or the end of an empty one, and its type and name decide whether this is checked', () => {
  const heads = (one: number, two: number): boolean => startsLikeZip(Uint8Array.of(0x50, 0x4b, one, two, 9));
  expect([heads(3, 4), heads(5, 6)]).toEqual([true, true]);
  expect([heads(3, 6), heads(5, 4), heads(1, 2), heads(3, 3), heads(6, 6)]).toEqual(Array(5).fill(false));
  expect(startsLikeZip(Uint8Array.of(0x51, 0x4b, 3, 4))).toBe(false);
  expect(startsLikeZip(Uint8Array.of(0x50, 0x4c, 3, 4))).toBe(false);
  for (const type of ['Application/ZIP ;x=y', 'application/x-zip', 'application/x-zip-compressed'])
    expect(mayBeZip(type, 'a.docx')).toBe(true);
  for (const type of ['', 'application/octet-stream', 'binary/octet-stream', 'application/download'])
    expect(['a.ZIP', 'a.b.zip', 'a', undefined].map((name) => mayBeZip(type, name))).toEqual(Array(4).fill(true));
  expect(mayBeZip('', 'a.zip.docx')).toBe(false);
  expect(mayBeZip('', 'a.zipx')).toBe(false);
  expect(mayBeZip('', 'a.b.')).toBe(true);
  expect(mayBeZip('text/plain', undefined)).toBe(false);
});

test('a file without a type has the type of bytes, and its size is a number in digits', async () => {
  const sizes = ['12', '5x', 'x5', ''].map(async (length) => {
    const file = await download({
      bytes: new Uint8Array(12),
      headers: { 'content-length': length, 'content-type': '' },
    });
    await file.discard();
    return [file.contentType, file.size];
  });
  const of = (size: number | undefined): unknown => ['application/octet-stream', size];
  expect(await Promise.all(sizes)).toEqual([of(12), of(undefined), of(undefined), of(undefined)]);
});

test('maxResponseBytes are read at once, and one more byte only as a stream', async () => {
  const file = (maxBytes: number) => download({ text: 'abc', maxBytes });
  expect(await (await file(3)).bytes()).toHaveLength(3);
  await expect((await file(2)).bytes()).rejects.toThrow(MalformedResponseError);
  expect(await new Response((await file(2)).stream()).text()).toBe('abc');
});

test('every method rejects after a file was read or discarded', async () => {
  const streamed = await download({ text: 'abc' });
  const reading = new Response(streamed.stream()).text();
  await expect(streamed.bytes()).rejects.toThrow(ArgumentError);
  await expect(streamed.text()).rejects.toThrow(ArgumentError);
  expect(await reading).toBe('abc');
  const given = await download({ text: 'abc' });
  await given.discard();
  await expect(given.blob()).rejects.toThrow(ArgumentError);
});

test('a file that is discarded while it is streamed is never returned as complete', async () => {
  const bytes = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(zipHead) });
  const file = await download({ bytes });
  const reader = file.stream().getReader();
  expect((await reader.read()).value).toEqual(zipHead);
  const next = reader.read();
  await file.discard();
  await expect(next).rejects.toThrow('discarded while it was being read');
});

test("a file that is read completely can't be discarded any more", async () => {
  const file = await download({ text: 'abc', headers: { 'content-type': 'application/pdf' } });
  const [bytes] = await Promise.all([file.bytes(), file.discard()]);
  expect(bytes).toHaveLength(3);
  expect(await (await file.blob()).text()).toBe('abc');
});

test('an operation with a maximum is refused before sending if it is exceeded', async () => {
  const { send, calls } = exchange(() => ({ text: 'abc' }));
  const batch = { items: 'query.ids', maximum: 2 } as const;
  const file = fileResult(send, callOf({ response: 'file', batch }, { query: { ids: [1, 2, 3] } }));
  await expect(file).rejects.toThrow(ArgumentError);
  expect(calls).toEqual([]);
});

test('the content is streamed once, and kept after it was read completely', async () => {
  const streamed = await download({ text: 'abc' });
  expect(await new Response(streamed.stream()).text()).toBe('abc');
  expect(() => streamed.stream()).toThrow(ArgumentError);
  const whole = await download({ text: 'abc', headers: { 'content-type': 'text/plain' } });
  expect(await whole.text()).toBe('abc');
  expect(await whole.bytes()).toEqual(new TextEncoder().encode('abc'));
  expect((await whole.blob()).type).toBe('text/plain');
  expect(await new Response(whole.stream()).text()).toBe('abc');
});

test('text is read in the charset of the type, or in UTF-8 without a known one', async () => {
  const bytes = Uint8Array.of(0xe9);
  expect(await (await download({ bytes, headers: { 'content-type': 'text/csv;charset="ISO-8859-1"' } })).text()).toBe(
    'é',
  );
  expect(
    await (await download({ text: '\uFEFFé', headers: { 'content-type': 'text/csv; charset=klingon' } })).text(),
  ).toBe('é');
});

test('G26: a truncated file is a malformed response', async () => {
  const file = await download({ text: 'abc', headers: { 'content-length': '5' } });
  await expect(file.bytes()).rejects.toThrow(MalformedResponseError);
  await expect(file.bytes()).rejects.toThrow('3 of 5 bytes');
});

test('a compressed transfer declares another length than the file has', async () => {
  const file = await download({ text: 'abc', headers: { 'content-length': '99', 'content-encoding': 'gzip' } });
  expect(file.size).toBeUndefined();
  expect(await file.text()).toBe('abc');
});

test('progress reports the read bytes', async () => {
  const seen: unknown[] = [];
  const file = await download(
    { text: 'abc', headers: { 'content-length': '3' } },
    { onProgress: (each: unknown) => seen.push(each) },
  );
  expect(seen).toEqual([]);
  await file.bytes();
  expect(seen).toEqual([{ bytes: 3, totalBytes: 3 }]);
  const options = { onProgress: (each: unknown) => seen.push(each) };
  await (await download({ text: 'abcd' }, options)).bytes();
  expect(seen[1]).toStrictEqual({ bytes: 4 });
});

test('an empty response is an empty file', async () => {
  const response = { ...responseOf({}), stream: () => null };
  const file = await fileResult(async () => response, callOf({ response: 'file' }));
  expect(await file.bytes()).toHaveLength(0);
});

for (const type of ['application/pdf', 'application/zip']) {
  test(`a discarded file frees the connection: ${type}, discarded or canceled`, async () => {
    for (const giveUp of ['discard', 'cancel'] as const) {
      let cancelled = 0;
      const bytes = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(zipHead),
        cancel: () => void (cancelled += 1),
      });
      const file = await download({ bytes, headers: { 'content-type': type } });
      await (giveUp === 'discard' ? file.discard() : file.stream().cancel());
      expect(cancelled).toBe(1);
      expect(() => file.stream()).toThrow(ArgumentError);
    }
  });
}

test('a break in the middle of a download reaches the reader', async () => {
  let sent = 0;
  const bytes = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 2) controller.error(new Error('connection lost'));
      else controller.enqueue(Uint8Array.of(1));
    },
  });
  const file = await download({ bytes, headers: { 'content-type': 'application/pdf' } });
  await expect(file.bytes()).rejects.toThrow('connection lost');
});

test("an archive isn't read as CSV, whatever its type and name", async () => {
  const rows = csvRows(await download({ bytes: zipHead }));
  await expect(rows.next()).rejects.toThrow("The file isn't a CSV file. Read it with `bytes()` or save it.");
});

test('the size of a file is known without a coding, however that is written', async () => {
  const sizeOf = async (coding: string) =>
    (await download({ text: 'a;b', headers: { 'content-length': '3', 'content-encoding': coding } })).size;
  expect([await sizeOf('Identity'), await sizeOf('gzip')]).toEqual([3, undefined]);
});
