import { expect, test } from 'vitest';
import { ArgumentError, MalformedResponseError, type FileResponse } from '../../src/index.ts';
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

test('every method rejects after a file was read or discarded', async () => {
  const streamed = await download({ text: 'abc' });
  const reading = new Response(streamed.stream()).text();
  await expect(streamed.bytes()).rejects.toThrow(ArgumentError);
  await expect(streamed.text()).rejects.toThrow(ArgumentError);
  expect(await reading).toBe('abc');
  const file = await download({ text: 'abc' });
  await file.discard();
  await expect(file.blob()).rejects.toThrow(ArgumentError);
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
