import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { received, unknownOption } from '../../src/errors/checks.ts';
import { apiErrorOf, Faults, malformedResponse } from '../../src/errors/index.ts';
import { checkWorkOptions } from '../../src/errors/work-options.ts';
import * as core from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const facts = { operation: 'v2-listOrders', method: 'GET', path: '/v2/orders', callId: 'c1', attempts: 1 };
const response = { requestId: 'r1', text: '' };

describe('error classes', () => {
  test.each([
    [400, core.BadRequestError],
    [401, core.AuthenticationError],
    [403, core.PermissionError],
    [404, core.NotFoundError],
    [405, core.ApiError],
    [406, core.ApiError],
    [410, core.GoneError],
    [415, core.ApiError],
    [429, core.RateLimitError],
    [500, core.ServerError],
    [503, core.ServerError],
    [599, core.ServerError],
    [418, core.ApiError],
  ])('E01: status %i has its class', (status, Kind) => {
    const error = apiErrorOf({ ...response, status }, facts);
    expect(error.constructor).toBe(Kind);
    expect(error.name).toBe(Kind.name);
    expect(error).toBeInstanceOf(core.ApiError);
    expect(error).toBeInstanceOf(core.TradelaneError);
    expect(error).toMatchObject({ status, ...facts, requestId: 'r1' });
  });

  test.each(['Network connection lost.', 'Network connection lost', 'Is it there?'])(
    'the message of a lost connection ends its sentence once: %s',
    async (reason) => {
      const world = createWorld({ handler: () => Promise.reject(new TypeError(reason)) });
      const error = await errorOf(
        world.runtime({ auth: { token: 'fixed-token' } }).call(operations.cancel, { path: { thing_id: 1 } }),
      );
      const { message } = error as Error;
      expect(message).toContain(reason);
      expect(message).toMatch(/[.?] Whether the server carried it out is unknown\.$/);
      expect(message).not.toMatch(/[.?!][.?!]/);
    },
  );

  test('the message of an error without a request leaves out the effect', () => {
    const { message, body } = apiErrorOf({ ...response, status: 500, text: '' }, {});
    expect([message, body]).toEqual(['The server responded with 500.', undefined]);
  });

  test('an error of an argument was not sent, unless its details differ', () => {
    expect(new core.ArgumentError('no').outcome).toBe('not-sent');
    expect(new core.ArgumentError('no', { outcome: 'unknown' }).outcome).toBe('unknown');
    expect(new core.ConfigurationError('no').outcome).toBe('not-sent');
    expect(new core.TokenError('no').outcome).toBe('not-sent');
    expect(new core.ConnectionError('no').outcome).toBe('unknown');
  });

  test.each([401, 413, 429])('a %d is refused, even as the web page of a proxy', (status) => {
    expect(apiErrorOf({ ...response, status, text: '<html>' }, facts)).toMatchObject({ outcome: 'refused' });
  });

  test.each([
    [404, 'ERR_HTTP_NOT_FOUND'],
    [405, 'ERR_HTTP_METHOD'],
    [406, 'ERR_HTTP_NOT_ACCEPTABLE'],
    [415, 'ERR_HTTP_MEDIA_TYPE'],
    [418, 'ERR_HTTP'],
  ])('E01: status %i has its code', (status, code) => {
    expect(apiErrorOf({ ...response, status }, facts).code).toBe(code);
  });

  test('E01: each class is distinguished from its siblings', () => {
    const error = apiErrorOf({ ...response, status: 404 }, facts);
    expect(error).not.toBeInstanceOf(core.BadRequestError);
    expect(error).not.toBeInstanceOf(core.ConnectionError);
    expect(new Error('other')).not.toBeInstanceOf(core.TradelaneError);
    for (const value of [null, undefined, 'x', {}])
      expect((value as unknown) instanceof core.TradelaneError).toBe(false);
  });

  test.each([
    [
      'the hub',
      {
        code: 'DATA_NOT_FOUND',
        message: 'No such order',
        errors: [{ field: '$.id', message: 'unknown', extensions: {} }],
      },
      'DATA_NOT_FOUND',
      'No such order',
      [{ field: '$.id', code: undefined, message: 'unknown' }],
    ],
    ['the instance', { status: 404, message: 'Order 17 not found' }, undefined, 'Order 17 not found', []],
    [
      'the instance, newer operations',
      { errors: [{ code: 'ORDER_NOT_FOUND', field: 'id', message: 'gone' }] },
      'ORDER_NOT_FOUND',
      'gone',
      [{ field: 'id', code: 'ORDER_NOT_FOUND', message: 'gone' }],
    ],
    [
      'the basket',
      { detail: 'siteId is missing', status: 400, title: 'Bad Request', type: 'https://errors/bad' },
      'https://errors/bad',
      'siteId is missing',
      [],
    ],
    [
      'a server with empty fields',
      { code: '', error: 'GONE', message: '', detail: 'No such order', errors: [{ code: '', field: '', message: '' }] },
      'GONE',
      'No such order',
      [{ field: undefined, code: undefined, message: undefined }],
    ],
  ])('reads the error body of %s', (_, body, code, serverMessage, fieldErrors) => {
    const error = apiErrorOf({ ...response, status: 400, text: JSON.stringify(body) }, facts);
    expect(error).toMatchObject({ serverCode: code, serverMessage, fieldErrors, body });
    expect(error.message).toContain(serverMessage);
  });

  test.each([
    '',
    '<html>oops</html>',
    '{"message": "cut',
    '[1,2]',
    'null',
    '{"errors": "none", "message": 5}',
    '{"errors": [null, 7, []]}',
  ])('an error body of %j is ignored', (text) => {
    const error = apiErrorOf({ ...response, status: 500, text }, facts);
    expect(error).toBeInstanceOf(core.ServerError);
    expect(error).toMatchObject({ serverCode: undefined, serverMessage: undefined, fieldErrors: [] });
  });

  test('a page with a byte order mark is a web page, so the outcome is unknown', () => {
    const outcome = (text: string): string => apiErrorOf({ ...response, status: 404, text }, facts).outcome;
    expect(['\uFEFF<html>', ' \n<html>', '{}'].map(outcome)).toEqual(['unknown', 'unknown', 'refused']);
  });

  test('an outcome that the call knows wins over the outcome of the status', () => {
    expect(apiErrorOf({ ...response, status: 400 }, { ...facts, outcome: 'unknown' }).outcome).toBe('unknown');
  });

  test('a 503 has the time of its `Retry-After`', () => {
    const retryAt = new Date(5_000);
    expect(apiErrorOf({ ...response, status: 503, retryAt }, facts)).toMatchObject({ retryAt });
  });

  test('a time limit has its code, unless a more specific one is passed', () => {
    const details = { limit: 'walk', limitInMs: 5 } as const;
    const codes = [{}, { code: 'ERR_LIMIT_WAIT' as const }].map(
      (more) => new core.TimeoutError('late', { ...details, ...more }).code,
    );
    expect(codes).toEqual(['ERR_TIMEOUT_WALK', 'ERR_LIMIT_WAIT']);
  });

  test('T10: only known content types are shown, and never what follows them', () => {
    const messageOf = (type: string): string => {
      const headers = new Headers({ 'content-type': type });
      const received = { status: 200, headers, callId: 'c', attempts: 1, requestId: undefined };
      return malformedResponse({ operation: { id: 'o', method: 'GET', path: '/' } }, received, 'no list').message;
    };
    const shown = (type: string): boolean => messageOf(type).includes(`(${type.split(';')[0]})`);
    expect(['text/html', 'text/html; a=b', 'text/html-s3cret', 'application/s3cret'].map(shown)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(messageOf('text/html-s3cret')).not.toContain('text/html');
  });

  test('only faults of the configuration are collected, and several of them have the code of all', () => {
    const faults = new Faults();
    const fail = (error: Error) => (): never => {
      throw error;
    };
    expect(() => faults.read(fail(new RangeError('own')))).toThrow('own');
    faults.read(fail(new core.ConfigurationError('a.', { code: 'ERR_BASE_URL_INVALID' })));
    expect(() => faults.throwIfAny()).toThrow(expect.objectContaining({ code: 'ERR_BASE_URL_INVALID' }));
    faults.add('b.');
    expect(() => faults.throwIfAny()).toThrow(expect.objectContaining({ code: 'ERR_CONFIGURATION', message: 'a. b.' }));
  });

  test.each([
    [Number.NaN, 'NaN'],
    [5n, '5n'],
    [[], 'an empty array'],
    [[1], 'an array'],
    [new Date(0), 'a Date'],
    [new Date(Number.NaN), 'an invalid Date'],
    [new ArrayBuffer(1), 'an ArrayBuffer'],
    [new Map(), 'a Map'],
    ['a'.repeat(61), `"${'a'.repeat(60)}…"`],
  ])('a message shows the received value: %o', (value, text) => {
    expect(received(value)).toBe(text);
  });

  test.each(['timeoutInMs', 'timeoutMs', 'timeout_ms', 'timeout', 'TIMEOUT_MS'])(
    'an unknown option suggests an option with a similar name: %s',
    (name) => {
      expect(unknownOption(name, ['auth', 'timeoutInMs'])).toContain('Did you mean `timeoutInMs`?');
    },
  );

  test.each([
    ['request', [], false],
    ['request', {}, true],
    ['handler', null, true],
    ['handler', 5, false],
    ['maxFailedReads', 0, true],
    ['maxFailedReads', -1, false],
    ['waitInMs', 0, true],
    ['maxSends', 0, false],
    ['leaseInMs', Infinity, false],
    ['leaseInMs', 0, false],
    ['intervalInMs', 0, false],
    ['intervalInMs', '5', false],
    ['timeoutInMs', Infinity, true],
    ['waitInMs', Number.NaN, false],
    ['resendAfterInMs', -1, false],
    ['keepForInMs', 0, false],
    ['keepForInMs', Infinity, true],
    ['concurrency', 0.5, false],
    ['concurrency', 1, true],
    ['overlapInMs', '0', false],
    ['key', '', false],
    ['ownerId', 5, false],
    ['filter', null, false],
    ['retries', 'no', false],
    ['existingImportId', '', false],
    ['existingImportId', 7, true],
    ['existingImportId', Number.NaN, false],
    ['signal', {}, false],
    ['onChunk', {}, false],
    ['onUpload', 'log', false],
  ])('the option `%s` of a workflow with the value %j is checked', (name, value, isValid) => {
    const check = () => checkWorkOptions({ [name]: value }, [name]);
    if (isValid) expect(check).not.toThrow();
    else expect(check).toThrow(`\`${name}\` must be`);
  });

  test('a long message of the server is cut in the message of the error, and whole in `serverMessage`', () => {
    const told = 'a'.repeat(2_000);
    const error = apiErrorOf({ ...response, status: 400, text: JSON.stringify({ message: told }) }, facts);
    expect(error.serverMessage).toBe(told);
    expect(error.message).toMatch(/: a{500}\.?$/);
  });

  test('errors of a second copy of the package are still instances', async () => {
    vi.resetModules();
    const copy = await import('../../src/errors/index.ts');
    expect(copy.NotFoundError).not.toBe(core.NotFoundError);
    const error = new copy.NotFoundError('gone', { status: 404 });
    expect(error).toBeInstanceOf(core.NotFoundError);
    expect(error).toBeInstanceOf(core.ApiError);
    expect(error).toBeInstanceOf(core.TradelaneError);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(core.PermissionError);
    expect(core.NotFoundError.prototype.isPrototypeOf(error)).toBe(false);
  });

  test("values that look like our errors, or have no prototype, aren't our errors", () => {
    const { message, ...facts } = apiErrorOf({ ...response, status: 404 }, {});
    const alike = { ...facts, message, constructor: core.NotFoundError };
    const nameless = Object.create({ constructor: null }) as object;
    const bare = Object.create(null) as object;
    const proxy = new Proxy(() => undefined, {});
    for (const value of [
      alike,
      JSON.parse('{"__proto__":{"constructor":{"brand":"ApiError"}}}'),
      nameless,
      bare,
      proxy,
    ])
      for (const Kind of [core.TradelaneError, core.ApiError, core.BodyTooLargeError])
        expect((value as unknown) instanceof Kind).toBe(false);
  });

  test("an error of another library whose class has a brand of the same name isn't ours", () => {
    class ApiError extends Error {
      static readonly brand = 'ApiError';
    }
    for (const Kind of [core.TradelaneError, core.ApiError]) expect(new ApiError()).not.toBeInstanceOf(Kind);
  });

  test('an error behind a proxy is ours', () => {
    const error = new Proxy(new core.NotFoundError('gone', { status: 404 }), {});
    expect(error).toBeInstanceOf(core.ApiError);
    expect(error).not.toBeInstanceOf(core.ServerError);
  });

  test('a subclass of the caller is recognized by its own prototype', () => {
    class Own extends core.NotFoundError {}
    const own = new Own('mine', { status: 404 });
    expect(own).toBeInstanceOf(Own);
    expect(own).toBeInstanceOf(core.NotFoundError);
    expect(new core.NotFoundError('other', { status: 404 })).not.toBeInstanceOf(Own);
  });

  test.each(['[', '{"a":'])('an error body of 60 KiB of %s survives JSON.stringify', (bracket) => {
    const text = bracket.repeat(10_000) + '1' + (bracket === '[' ? ']' : '}').repeat(10_000);
    const error = apiErrorOf({ ...response, status: 400, text }, facts);
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: 'BadRequestError', body: text });
  });

  test("brackets within texts aren't nesting", () => {
    const body = { message: '[{'.repeat(500) };
    expect(apiErrorOf({ ...response, status: 400, text: JSON.stringify(body) }, facts)).toMatchObject({ body });
  });

  test('JSON and inspect show the facts', () => {
    const error = apiErrorOf({ ...response, status: 404, text: '{"code":"X","message":"m"}' }, facts);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'NotFoundError',
      message: 'v2-listOrders responded with 404: X, m.',
      ...facts,
      outcome: 'refused',
      status: 404,
      code: 'ERR_HTTP_NOT_FOUND',
      serverCode: 'X',
      serverMessage: 'm',
      fieldErrors: [],
      body: { code: 'X', message: 'm' },
      requestId: 'r1',
    });
    expect(inspect(error)).toContain('NotFoundError');
  });

  test('an abort has the standard name AbortError', () => {
    expect(new core.AbortedError('gone').name).toBe('AbortError');
  });
});

describe('a call that fails', () => {
  test('contains operation, template, call ID, request ID and attempts', async () => {
    const world = createWorld({ handler: () => json({ code: 'NO' }, 404, { 'x-request-id': 'srv-1' }) });
    const error = await errorOf(
      world.runtime().call(operations.read, { path: { thing_id: 'secret-id' } }, { callId: 'my-call' }),
    );
    expect(error).toMatchObject({
      operation: 'read',
      method: 'GET',
      path: '/v2/things/{thing_id}',
      callId: 'my-call',
      requestId: 'srv-1',
      attempts: 1,
    });
    expect(JSON.stringify(error)).not.toContain('secret-id');
  });

  test('has its own call ID if none was passed', async () => {
    const world = createWorld({ handler: () => json({}, 404) });
    expect(await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }))).toMatchObject({
      callId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('E01: an HTML error page has the error class of its status', async () => {
    const world = createWorld({
      handler: () =>
        new Response('<html><h1>Bad Gateway</h1></html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    });
    expect(await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }))).toMatchObject({
      status: 404,
      body: '<html><h1>Bad Gateway</h1></html>',
    });
  });

  test('an endless error body is cut, and the error is thrown', async () => {
    let pulled = 0;
    const endless = (): Response =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(16 * 1024).fill(97));
          },
        }),
        { status: 400 },
      );
    const world = createWorld({ handler: endless });
    const error = (await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }))) as core.ApiError;
    expect(error).toBeInstanceOf(core.BadRequestError);
    expect((error.body as string).length).toBe(64 * 1024);
    expect(pulled).toBeLessThan(10);
  });
});
