import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ArgumentError, type FileInput } from '../../src/index.ts';
import { encodeMultipart, type EncodedMultipart } from '../../src/call/multipart.ts';
import { findJsonFault } from '../../src/call/json.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';

const upload: OperationDescriptor = {
  id: 'v2-uploadOrderDocument',
  method: 'POST',
  path: '/v2/orders/{order_id}/documents',
  body: 'multipart',
  parts: { file: 'file!', metadata: 'json!', files: 'files', conversion_type: 'text' },
};
const { parts: _, ...anyParts } = upload;

/** An independent receiver. */
const received = (form: EncodedMultipart): Promise<FormData> =>
  new Response(form.body(), { headers: { 'content-type': form.contentType } }).formData();

const bytesIn = async (form: EncodedMultipart): Promise<Uint8Array> =>
  new Uint8Array(await new Response(form.body()).arrayBuffer());
const textOf = async (form: EncodedMultipart): Promise<string> => new TextDecoder().decode(await bytesIn(form));

async function* chunks(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

test('parts are sent byte by byte as a form: JSON with its type and without a file name, then files', async () => {
  const form = encodeMultipart(upload, {
    file: { name: 'label.pdf', data: 'PDF' },
    metadata: { type: 'RETURN_LABEL', at: new Date(0) },
    conversion_type: 'STANDARD',
  });
  const boundary = form.contentType.slice('multipart/form-data; boundary='.length);
  expect(await textOf(form)).toBe(
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name="metadata"',
      'Content-Type: application/json',
      '',
      '{"type":"RETURN_LABEL","at":"1970-01-01T00:00:00.000Z"}',
      `--${boundary}`,
      'Content-Disposition: form-data; name="conversion_type"',
      '',
      'STANDARD',
      `--${boundary}`,
      'Content-Disposition: form-data; name="file"; filename="label.pdf"',
      'Content-Type: application/pdf',
      '',
      'PDF',
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
});

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

test('every kind of file arrives with its name, type and content', async () => {
  const files: FileInput[] = [
    new File(['one'], 'one.pdf', { type: 'application/pdf' }),
    new Blob(['two'], { type: 'text/csv' }),
    utf8('three'),
    { name: 'four.csv', data: new Blob(['four']) },
    { name: 'five.png', data: utf8('five') },
    { name: 'six.bin', type: 'text/plain', data: new Blob(['six']).stream() },
    { name: 'seven', data: chunks('sev', '', 'en') },
    { name: 'eight.xml', data: () => chunks('eight') },
  ];
  const form = await received(encodeMultipart(upload, { file: files[0], metadata: {}, files }));
  const got = await Promise.all(
    form.getAll('files').map(async (file) => (file instanceof File ? [file.name, file.type, await file.text()] : file)),
  );
  expect(got).toEqual([
    ['one.pdf', 'application/pdf', 'one'],
    ['blob', 'text/csv', 'two'],
    ['blob', 'application/octet-stream', 'three'],
    ['four.csv', 'text/csv', 'four'],
    ['five.png', 'image/png', 'five'],
    ['six.bin', 'text/plain', 'six'],
    ['seven', 'application/octet-stream', 'seven'],
    ['eight.xml', 'application/xml', 'eight'],
  ]);
});

test.each([Number.NaN, -1, 1.5, '7'])('a size of %j is refused, because it would be declared', (size) => {
  const file = { name: 'a.csv', data: async function* () {}, size };
  expect(() => encodeMultipart(anyParts, { file })).toThrow('The `size` of file "a.csv" must be');
});

test.each([
  [{ price: Number.NaN }, "The value at $.metadata.price can't be sent: JSON doesn't support NaN"],
  [{ id: 2 ** 60 }, "The value at $.metadata.id can't be sent: an integer beyond 2^53"],
  [{ rows: new Map([['a', 1]]) }, "The value at $.metadata.rows can't be sent: a Map"],
  [{ id: 1n }, "The value at $.metadata.id can't be sent: JSON doesn't support values of type bigint"],
])('a JSON part has the rules of a JSON body: %s', (metadata, said) => {
  const send = () => encodeMultipart(upload, { file: new Uint8Array(1), metadata });
  expect(send).toThrow(ArgumentError);
  expect(send).toThrow(said);
});

test('property: names, files and values arrive unchanged', async () => {
  const text = fc.string({ maxLength: 20, unit: 'grapheme' });
  const partName = text.map((name) => `p${name}`);
  const json = fc
    .oneof(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1 }),
    )
    .filter((value) => findJsonFault(value) === undefined);
  const file = fc.record({ name: text, data: fc.uint8Array({ maxLength: 300 }) });
  const body = fc.record({
    files: fc.dictionary(partName, fc.array(file, { minLength: 1, maxLength: 3 }), { maxKeys: 3 }),
    json: fc.dictionary(
      partName.map((name) => `json ${name}`),
      json,
      { maxKeys: 3 },
    ),
    text: fc.dictionary(
      partName.map((name) => `text ${name}`),
      text,
      { maxKeys: 3 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async (values, asStream) => {
      const options = asStream ? { onProgress: () => undefined } : {};
      const encoded = encodeMultipart(anyParts, { ...values.files, ...values.json, ...values.text }, options);
      expect((await bytesIn(encoded)).byteLength).toBe(encoded.length);
      const form = await received(encoded);
      for (const [name, files] of Object.entries(values.files)) {
        const got = form.getAll(nameIn(form, written(name))) as File[];
        expect(got.map((each) => unescaped(each.name))).toEqual(files.map((each) => unescaped(escaped(each.name))));
        expect(await Promise.all(got.map(async (each) => new Uint8Array(await each.arrayBuffer())))).toEqual(
          files.map((each) => each.data),
        );
      }
      for (const [name, value] of Object.entries(values.json)) {
        const got = form.get(nameIn(form, written(name)));
        expect(JSON.parse(String(got instanceof File ? await got.text() : got))).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }
      for (const [name, value] of Object.entries(values.text))
        expect(form.get(nameIn(form, written(name)))).toBe(value);
    }),
    { numRuns: Math.max(60, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});

const escaped = (name: string) => name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
const unescaped = (name: string) => name.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%22', '"');
/** A form writes line breaks in names as CR LF, and receivers may not unescape escaped characters. */
const written = (name: string) => unescaped(escaped(name.replaceAll(/\r\n|\r|\n/g, '\r\n')));
const nameIn = (form: FormData, name: string) => [...form.keys()].find((key) => unescaped(key) === name) ?? name;

test('file names are escaped as browsers do: only quotes and line breaks', async () => {
  const form = encodeMultipart(upload, { metadata: {}, file: { name: 'a"b\r\nContent-Type: x;é\\.pdf', data: 'x' } });
  expect(await textOf(form)).toContain('filename="a%22b%0D%0AContent-Type: x;é\\.pdf"\r\n');
});

for (const [what, size] of [
  ['longer', 3],
  ['shorter', 5],
] as const) {
  test(`a file that is ${what} than declared fails the upload`, async () => {
    const form = encodeMultipart(upload, { metadata: {}, file: { name: 'a.csv', data: () => chunks('four'), size } });
    await expect(bytesIn(form)).rejects.toThrow(`File "a.csv" declared ${size} bytes`);
    await expect(bytesIn(form)).rejects.toMatchObject({ argument: 'size', outcome: 'unknown' });
  });
}

for (const [what, body, said] of [
  ['a missing part', { file: new Blob([]) }, 'The part `metadata` of the body is missing'],
  ['a part that is null', { file: null, metadata: {} }, 'The part `file` of the body is missing'],
  ['a file that is none', { file: 'path.pdf', metadata: {} }, 'must be a Blob, bytes or { name, data }'],
  ['two files for one', { file: [new Blob([]), new Blob([])], metadata: {} }, 'must be one file. Received: 2 files.'],
  ['files that are none', { file: new Blob([]), metadata: {}, files: [1] }, 'The part `files` of the body must be'],
  ['no parts at all', 'x', 'The body must be an object keyed by part name'],
] as const) {
  test(`${what} is refused before sending`, () => {
    expect(() => encodeMultipart(upload, body)).toThrow(ArgumentError);
    expect(() => encodeMultipart(upload, body)).toThrow(said);
  });
}
