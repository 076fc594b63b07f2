/** How a URL, a body and options of `fetch` become the arguments of an operation. */
import { expect, test } from 'vitest';
import { readCallOptions, readQuery, readRequestBody } from '../../src/client/fetch-arguments.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { errorOf, operations } from '../support/world.ts';

const query = { ids: 'list', tags: 'comma', limit: 'integer', open: 'boolean' } as const;
const list: OperationDescriptor = { ...operations.list, query };

test.each([
  ['?text=a=b', { text: 'a=b' }],
  ['?text', { text: '' }],
  ['?=x', { '': 'x' }],
  ['?a=1&&b=2', { a: '1', b: '2' }],
  ['?ids=1', { ids: ['1'] }],
  ['?ids=1&ids=2', { ids: ['1', '2'] }],
  ['?tags=a%2Cb,c', { tags: ['a,b', 'c'] }],
  ['?limit=%20', { limit: ' ' }],
  ['?limit=5', { limit: 5 }],
  ['?open=maybe', { open: 'maybe' }],
  ['?open=false', { open: false }],
  ['?constructor=1', { constructor: '1' }],
])('the query %s is read as %j', (search, expected) => {
  expect({ ...readQuery(list, search) }).toEqual(expected);
});

const post = (body: BodyInit, headers?: Record<string, string>): Request =>
  new Request('https://hub.example.com', { method: 'POST', body, ...(headers && { headers }) });

test('a body of an operation without one stays a text, which the call rejects', async () => {
  expect(await readRequestBody(operations.read, post('not JSON'))).toBe('not JSON');
});

const upload: OperationDescriptor = { ...operations.upload, parts: { file: 'file!', note: 'json' } };

test('a form is read whatever the case of its type, with JSON in a text or a file', async () => {
  const boundary = 'x';
  const part = '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\n{"a":1}\r\n--x--\r\n';
  const typed = post(part, { 'content-type': `Multipart/Form-Data; boundary=${boundary}` });
  expect(await readRequestBody(upload, typed)).toEqual({ note: { a: 1 } });
  const form = new FormData();
  form.set('note', new Blob(['{"a":2}'], { type: 'application/json' }));
  expect(await readRequestBody(upload, post(form))).toEqual({ note: { a: 2 } });
});

test('a form that cannot be read is an error of the argument', async () => {
  const broken = post('no form', { 'content-type': 'multipart/form-data; boundary=x' });
  expect(await errorOf(readRequestBody(upload, broken))).toMatchObject({ name: 'ArgumentError', operation: 'upload' });
});

test('options of the second argument replace options on the request', () => {
  const request = Object.assign(post('x'), { callId: 'request', maxAttempts: 2 });
  expect(readCallOptions(request, { callId: 'init' } as never)).toMatchObject({ callId: 'init', maxAttempts: 2 });
});
