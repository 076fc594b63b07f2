import { expect, test } from 'vitest';
import { callResult } from '../../src/runtime.ts';
import { ArgumentError, MalformedResponseError } from '../../src/index.ts';
import { responseOf, callOf, exchange, type Reply } from './exchange.ts';

const read = (reply: Reply, response?: 'none') =>
  callResult<unknown>(exchange(() => reply).send, callOf(response === undefined ? {} : { response }));

test('E04, G57: all fields arrive as sent, in their order, even unknown fields', async () => {
  const data = await read({ text: '{"zzz":1,"id":"a","new_field":{"deep":[null]}}' });
  expect(JSON.stringify(data)).toBe('{"zzz":1,"id":"a","new_field":{"deep":[null]}}');
});

test('E05, G57: an unknown enum value arrives as its string', async () => {
  expect(await read({ body: { status: 'NEVER_SEEN' } })).toEqual({ status: 'NEVER_SEEN' });
});

test('a 204 resolves to undefined if the operation documents one', async () => {
  const { send } = exchange(() => ({ status: 204 }));
  expect(await callResult(send, callOf({ mayBeEmpty: true }))).toBeUndefined();
  await expect(read({ status: 204 })).rejects.toThrow('expected JSON, got an empty body');
  await expect(callResult(exchange(() => ({})).send, callOf({ mayBeEmpty: true }))).rejects.toThrow('an empty body');
});

for (const [what, text, said] of [
  ['an empty body', '', 'an empty body'],
  ['a body of spaces', ' \n', 'an empty body'],
  ['a web page', '<!doctype html><title>Sign in: s3cret</title>', 'got HTML'],
  ['JSON cut in an object', '{"data":[{"id":"s3cret"', 'ends too early'],
  ['JSON cut in a string', '{"data":"s3cret', 'ends too early'],
  ['JSON cut behind an escape', '["s3cret\\"', 'ends too early'],
  ['something else', 'OK s3cret', "aren't JSON"],
  ['JSON with something behind it', '{"a":1} s3cret', "aren't JSON"],
] as const) {
  test(`${what} is a malformed response whose error quotes nothing of it`, async () => {
    const error = await read({ text, headers: { 'content-type': 'text/html' } }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(String(error)).toContain(said);
    expect(String(error)).not.toContain('s3cret');
    expect(error).toMatchObject({
      operation: 'v2-listThings',
      status: 200,
      callId: 'call-1',
      requestId: 'request-1',
      outcome: 'unknown',
    });
  });
}

test.each([
  ['9007199254740993', 'has 16 digits'],
  ['1e400', 'exceeds 1.8e308'],
])('G58: %s, which JavaScript changes, is refused with its path', async (value, fault) => {
  await expect(read({ text: `{"data":[{"id":1},{"id":${value}}]}` })).rejects.toThrow(`$.data[1].id ${fault}`);
});

test('G58: an integer of a write that would be rounded keeps its digits as a string', async () => {
  const write = callOf({ method: 'POST' });
  const text =
    '{"a":9007199254740993,"b":"9007199254740993","c":[-12345678901234567890,1.5e20,7],"d":9007199254740993}';
  expect(await callResult(async () => responseOf({ text }), write)).toEqual({
    a: '9007199254740993',
    b: '9007199254740993',
    c: ['-12345678901234567890', 1.5e20, 7],
    d: '9007199254740993',
  });
});

test('P07: more entries than the maximum of a request are refused before sending', async () => {
  const { send, calls } = exchange(() => ({ body: {} }));
  const call = callOf(
    { id: 'upsertCarriers', batch: { items: 'body.carriers', maximum: 2 } },
    { body: { carriers: [1, 2, 3] } },
  );
  const error = await callResult(send, call).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ArgumentError);
  expect(String(error)).toContain('at most 2 entries in body.carriers. Received: 3.');
  expect(calls).toHaveLength(0);
});
