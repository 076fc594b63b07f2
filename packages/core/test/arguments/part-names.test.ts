/** Parts of a form that the operation doesn't list, and names of parts. */
import { expect, test } from 'vitest';
import { encodeMultipart } from '../../src/call/multipart.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';

const operation: OperationDescriptor = { id: 'upload', method: 'POST', path: '/v2/files', body: 'multipart' };

/** The form as text without its boundary. */
async function written(body: object, parts: OperationDescriptor['parts'] = {}): Promise<readonly string[]> {
  const form = encodeMultipart({ ...operation, parts }, body);
  const boundary = `--${form.contentType.split('boundary=')[1]}`;
  const text = await new Response(form.body()).text();
  return text.split(boundary).slice(1, -1);
}

test.each<[object, string]>([
  [{ constructor: 'x' }, 'name="constructor"\r\n\r\nx\r\n'],
  [{ 'a\nb\rc\r\nd"': 'x' }, 'name="a%0D%0Ab%0D%0Ac%0D%0Ad%22"\r\n\r\nx\r\n'],
  [{ since: new Date(0) }, 'name="since"\r\n\r\n1970-01-01T00:00:00.000Z\r\n'],
  [{ list: [] }, 'name="list"\r\nContent-Type: application/json\r\n\r\n[]\r\n'],
  [{ list: [1, { a: 2 }] }, 'name="list"\r\nContent-Type: application/json\r\n\r\n[1,{"a":2}]\r\n'],
  [{ count: 0 }, 'name="count"\r\n\r\n0\r\n'],
])('E06: the part of %j is %j', async (body, part) => {
  expect(await written(body)).toEqual([`\r\nContent-Disposition: form-data; ${part}`]);
});

test('a part without a value is left out, and text goes before files', async () => {
  const file = new Blob(['a'], { type: 'text/csv' });
  const parts = { file: 'file', note: 'text' } as const;
  expect(await written({ file, none: null, nothing: undefined, note: ['b', 'c'] }, parts)).toEqual([
    '\r\nContent-Disposition: form-data; name="note"\r\n\r\nb\r\n',
    '\r\nContent-Disposition: form-data; name="note"\r\n\r\nc\r\n',
    '\r\nContent-Disposition: form-data; name="file"; filename="blob"\r\nContent-Type: text/csv\r\n\r\na\r\n',
  ]);
});

test.each([0, 2])('a part with one file refuses %d', (count) => {
  const file = Array.from({ length: count }, () => new Blob(['a']));
  expect(() => encodeMultipart({ ...operation, parts: { file: 'file' } }, { file })).toThrow(
    `must be one file. Received: ${count} files`,
  );
});
