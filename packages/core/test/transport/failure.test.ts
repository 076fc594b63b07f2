import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readFailure, safeCause } from '../../src/transport/failure.ts';
import { redactRequest } from '../../src/transport/redact.ts';

const asItIs = (text: string): string => text;
const coded = (code: unknown, more: object = {}): Error => Object.assign(new Error('no'), { code }, more);

describe('what a failed request says of itself', () => {
  test.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
    'ConnectionRefused',
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('%s comes before the first byte: nothing was sent', (code) => {
    expect(readFailure(coded(code), asItIs)).toEqual({ code, sent: false, summary: code });
  });

  test.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])('%s says how to trust the certificate, and that nothing was sent', (code) => {
    const { summary, ...failure } = readFailure(new TypeError('fetch failed', { cause: coded(code) }), asItIs);
    expect(failure).toEqual({ code, sent: false });
    expect(summary).toMatch(new RegExp(`^${code} \\(.*NODE_EXTRA_CA_CERTS.*\\)$`));
  });

  test.each(['read', 'write'])('a host that is out of reach at a %s was reached before: nobody knows', (syscall) => {
    const failure = new TypeError('fetch failed', { cause: coded('EHOSTUNREACH', { syscall }) });
    expect(readFailure(failure, asItIs)).toMatchObject({ code: 'EHOSTUNREACH', sent: true });
  });

  test.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ETIMEDOUT', 'ABORT_ERR'])('after %s nobody knows', (code) => {
    expect(readFailure(coded(code), asItIs)).toEqual({ code, sent: true, summary: code });
  });

  test('the code is found in the causes and in the first of several errors, not endlessly deep', () => {
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

  test.each([[''], [7], ['two words'], ['x'.repeat(61)], ['E\nX']])('%j is no code', (code) => {
    expect(readFailure(coded(code), asItIs)).toMatchObject({ code: undefined, sent: true, summary: 'Error: no' });
  });

  test.each(['fetch failed', 'terminated'])(
    'in place of "%s", which Node says of any failure, the cause speaks',
    (said) => {
      const cause = new Error('Invalid character in chunk size');
      expect(readFailure(new TypeError(said, { cause }), asItIs).summary).toBe(
        'Error: Invalid character in chunk size',
      );
      expect(readFailure(new TypeError(said), asItIs).summary).toBe(`TypeError: ${said}`);
      expect(readFailure(new Error('the proxy refused', { cause }), asItIs).summary).toBe('Error: the proxy refused');
    },
  );

  test('a code of sixty characters is one', () => {
    expect(readFailure(coded('E'.repeat(60)), asItIs).code).toBe('E'.repeat(60));
  });

  test('without a code it is told in one line of at most 200 characters, and what is no error in two words', () => {
    const long = `${'a'.repeat(300)}\nsecond line`;
    expect(readFailure(new TypeError(long), asItIs).summary).toBe(`TypeError: ${'a'.repeat(200)}`);
    expect(readFailure(new TypeError(''), asItIs).summary).toBe('TypeError');
    expect(readFailure(new TypeError('key 12 is wrong'), (text) => text.replace('12', '***')).summary).toBe(
      'TypeError: key *** is wrong',
    );
    for (const thrown of ['text', undefined, null, { message: 'looks like one' }])
      expect(readFailure(thrown, asItIs).summary).toBe('unknown failure');
  });
});

describe('the cause that an error shows', () => {
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

  test('ends after five, and a circle of causes ends as well', () => {
    const circle = new Error('round');
    circle.cause = circle;
    let depth = 0;
    for (let at: unknown = safeCause(circle, hide); at instanceof Error; at = at.cause) depth += 1;
    expect(depth).toBe(6);
  });

  test('what is no error is said to be none, and a code that is no word is left out', () => {
    expect(safeCause('s3cret', hide).message).toBe("The thrown value isn't an Error.");
    expect('cause' in safeCause(new Error('x'), hide)).toBe(false);
    expect('code' in safeCause(coded('two words of s3cret'), hide)).toBe(false);
  });
});

describe('T10: what no error may quote', () => {
  const headers = { 'x-api-key': 'abcdef', accept: 'application/json', 'user-agent': 'my-agent/1', 'x-short': 'abcde' };
  const url = 'https://hub.example.com/v2/things?page_token=pg-777777&shop=123';
  const hide = (text: string): string =>
    redactRequest({ url, headers, body: '{"name":"Jane"}' }, 'Bearer tok.en-1234', undefined)(text);

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

  test('headers that say nothing of the caller stay, and what is too short to be a secret', () => {
    const text = 'application/json my-agent/1 abcde 123';
    expect(hide(text)).toBe(text);
    expect(redactRequest({ url, headers, body: {} })('[object Object]')).toBe('[object Object]');
    const plain = { 'accept-encoding': 'identity', 'content-type': 'text/plain', 'content-length': '123456' };
    expect(redactRequest({ url: 'https://a.example/', headers: plain })('identity text/plain 123456')).toBe(
      'identity text/plain 123456',
    );
  });

  test('of two secrets of which one begins like the other nothing is left over', () => {
    const both = redactRequest({ url: 'https://a.example/', headers: { 'x-a': 'secret', 'x-b': 'secret-longer' } });
    expect(both('secret-longer secret')).toBe('*** ***');
  });
});
