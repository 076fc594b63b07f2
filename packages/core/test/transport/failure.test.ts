import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readFailure } from '../../src/runtime.ts';
import { safeCause } from '../../src/transport/failure.ts';
import { redactRequest } from '../../src/transport/redact.ts';

const asItIs = (text: string): string => text;
const coded = (code: unknown, more: object = {}): Error => Object.assign(new Error('no'), { code }, more);

describe('a failed request', () => {
  test.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])('a failed request with %s reports how to trust the certificate, and that nothing was sent', (code) => {
    const { summary, ...failure } = readFailure(new TypeError('fetch failed', { cause: coded(code) }), asItIs);
    expect(failure).toEqual({ code, sent: false });
    expect(summary).toMatch(new RegExp(`^${code} \\(.*NODE_EXTRA_CA_CERTS.*\\)$`));
  });

  test('a dispatcher of another major version of undici is reported as such, and nothing was sent', () => {
    const invalid = Object.assign(new Error('invalid onError method'), { code: 'UND_ERR_INVALID_ARG' });
    expect(readFailure(invalid, asItIs)).toMatchObject({
      sent: false,
      summary: expect.stringContaining('from another major version of undici'),
    });
  });

  test('a failed request has the code of its causes, or of the first of several errors, up to a depth', () => {
    const nested = (depth: number): Error =>
      depth === 0 ? coded('ECONNREFUSED') : new Error('outer', { cause: nested(depth - 1) });
    expect(readFailure(nested(5), asItIs).code).toBe('ECONNREFUSED');
    expect(readFailure(nested(6), asItIs)).toMatchObject({ code: undefined, sent: true });
    const several = new AggregateError([coded('ENOTFOUND'), coded('ECONNRESET')], 'all failed');
    expect(readFailure(new TypeError('fetch failed', { cause: several }), asItIs).code).toBe('ENOTFOUND');
    const circle = new Error('round');
    circle.cause = circle;
    expect(readFailure(circle, asItIs)).toMatchObject({ code: undefined, summary: 'Error: round' });
    const ring: { errors: unknown[] } = { errors: [] };
    ring.errors.push(ring);
    expect(readFailure(ring, asItIs).code).toBeUndefined();
  });
});

test('T10: a code that contains hidden data is not shown', () => {
  const { code, summary } = readFailure(coded('S3cr3t-code'), (text) => text.replaceAll('S3cr3t', '***'));
  expect([code, summary]).toEqual([undefined, 'Error: no']);
});

describe('the cause of an error', () => {
  const hide = (text: string): string => text.replaceAll('s3cret', '***');

  test('keeps name, message, code, stack and causes, without what was sent', () => {
    const inner = coded('ECONNRESET', { name: 'SocketError', socket: { authorization: 's3cret' } });
    const outer = new TypeError('fetch with s3cret failed', { cause: inner });
    const cause = safeCause(outer, hide);
    expect(cause).toMatchObject({ name: 'TypeError', message: 'fetch with *** failed' });
    expect('code' in cause).toBe(false);
    expect(cause.stack).toBe(hide(outer.stack ?? ''));
    expect(cause.cause).toMatchObject({ name: 'SocketError', message: 'no', code: 'ECONNRESET' });
    expect(inspect(cause, { depth: 9, showHidden: true })).not.toContain('s3cret');
    expect(Object.keys(cause)).toEqual([]);
  });
});

describe('T10: forbidden content of an error', () => {
  const headers = { 'x-api-key': 'abcdef', accept: 'application/json', 'user-agent': 'my-agent/1', 'x-short': 'abcde' };
  const url = 'https://hub.example.com/v2/things?page_token=pg-777777&shop=123';
  const hide = (text: string): string =>
    redactRequest({ url, headers, body: '{"name":"Jane"}' }, ['Bearer tok.en-1234'])(text);

  test.each([
    ['a header', 'x-api-key: abcdef', 'x-api-key: ***'],
    ['a value of the query', 'token pg-777777 is unknown', 'token *** is unknown'],
    ['the whole query', `GET ${url}`, 'GET https://hub.example.com/v2/things***'],
    ['the body', 'sent {"name":"Jane"}', 'sent ***'],
    ['the credential', 'Bearer tok.en-1234', '***'],
    ['the credential without its word', 'key tok.en-1234', 'key ***'],
    ['any other bearer', 'Bearer aaa.bbb-ccc_~+/= and Basic dXNlcg==', '*** and ***'],
  ])('%s', (_, text, shown) => {
    expect(hide(text)).toBe(shown);
  });

  test("doesn't include headers without secrets, and values that are too short to be a secret", () => {
    const text = 'application/json my-agent/1 abcde 123';
    expect(hide(text)).toBe(text);
    expect(redactRequest({ url, headers, body: {} })('[object Object]')).toBe('[object Object]');
    const plain = { 'accept-encoding': 'identity', 'content-type': 'text/plain', 'content-length': '123456' };
    expect(redactRequest({ url: 'https://a.example/', headers: plain })('identity text/plain 123456')).toBe(
      'identity text/plain 123456',
    );
  });

  test('includes a secret in a host, which is in lower case, and in JSON, with and without escaped slashes', () => {
    const text = String.raw`at tok/en-"1.example, "Tok/En-\"1" and "Tok\/En-\"1"`;
    expect(redactRequest({ url: 'https://a.example/', headers: {} }, ['Bearer Tok/En-"1'])(text)).toBe(
      'at ***.example, "***" and "***"',
    );
  });

  test('includes all of two secrets with the same prefix', () => {
    const both = redactRequest({ url: 'https://a.example/', headers: { 'x-a': 'secret', 'x-b': 'secret-longer' } });
    expect(both('secret-longer secret')).toBe('*** ***');
  });
});
