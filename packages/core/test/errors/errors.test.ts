import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { received, malformedResponse } from '../../src/runtime.ts';
import * as core from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const facts = { operation: 'read', method: 'GET', path: '/v2/things/{thing_id}', callId: 'c1', attempts: 1 };

/** The error of a call whose response has this status. */
async function errorFor(status: number, text = ''): Promise<core.ApiError> {
  const world = createWorld({
    handler: () => new Response(text, { status, headers: { 'x-request-id': 'r1' } }),
  });
  const runtime = world.runtime({ auth: { token: 'fixed-token' }, maxAttempts: 1 });
  const options = { callId: 'c1' };
  return (await errorOf(runtime.call(operations.read, { path: { thing_id: 1 } }, options))) as core.ApiError;
}

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
  ])('E01: status %i has its class', async (status, Kind) => {
    const error = await errorFor(status);
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

  test.each([401, 413, 429])('a %d is refused, even as the web page of a proxy', async (status) => {
    expect(await errorFor(status, '<html>')).toMatchObject({ outcome: 'refused' });
  });

  test.each([
    [404, 'ERR_HTTP_NOT_FOUND'],
    [405, 'ERR_HTTP_METHOD'],
    [406, 'ERR_HTTP_NOT_ACCEPTABLE'],
    [415, 'ERR_HTTP_MEDIA_TYPE'],
    [418, 'ERR_HTTP'],
  ])('E01: status %i has its code', async (status, code) => {
    expect((await errorFor(status)).code).toBe(code);
  });

  test('E01: each class is distinguished from its siblings', async () => {
    const error = await errorFor(404);
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
  ])('reads the error body of %s', async (_, body, code, serverMessage, fieldErrors) => {
    const error = await errorFor(400, JSON.stringify(body));
    expect(error).toMatchObject({ serverCode: code, serverMessage, fieldErrors, body });
    expect(error.message).toContain(serverMessage);
  });

  test('a page with a byte order mark is a web page, so the outcome is unknown', async () => {
    const outcome = async (text: string): Promise<string> => (await errorFor(404, text)).outcome;
    expect(await Promise.all(['\uFEFF<html>', ' \n<html>', '{}'].map(outcome))).toEqual([
      'unknown',
      'unknown',
      'refused',
    ]);
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

  test('a long message of the server is cut in the message of the error, and whole in `serverMessage`', async () => {
    const message = 'a'.repeat(2_000);
    const error = await errorFor(400, JSON.stringify({ message: message }));
    expect(error.serverMessage).toBe(message);
    expect(error.message).toMatch(/: a{500}\.?$/);
  });

  test('errors of a second copy of the package are still instances', async () => {
    vi.resetModules();
    const copy = await import('../../src/index.ts');
    expect(copy.NotFoundError).not.toBe(core.NotFoundError);
    const error = new copy.NotFoundError('gone', { status: 404 });
    expect(error).toBeInstanceOf(core.NotFoundError);
    expect(error).toBeInstanceOf(core.ApiError);
    expect(error).toBeInstanceOf(core.TradelaneError);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(core.PermissionError);
    expect(core.NotFoundError.prototype.isPrototypeOf(error)).toBe(false);
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

  test('JSON and inspect show the facts', async () => {
    const error = await errorFor(404, '{"code":"X","message":"m"}');
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'NotFoundError',
      message: 'read responded with 404: X, m.',
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
  test('the error of a call contains operation, template, call ID, request ID and attempts', async () => {
    const world = createWorld({ handler: () => json({ code: 'NO' }, 404, { 'x-request-id': 'srv-1\x9b31m\x85' }) });
    const error = await errorOf(
      world.runtime().call(operations.read, { path: { thing_id: 'secret-id' } }, { callId: 'my-call' }),
    );
    expect(error).toMatchObject({
      operation: 'read',
      method: 'GET',
      path: '/v2/things/{thing_id}',
      callId: 'my-call',
      requestId: 'srv-1 31m ',
      attempts: 1,
    });
    expect(JSON.stringify(error)).not.toContain('secret-id');
  });

  test('a call that fails has its own call ID if none was passed', async () => {
    const world = createWorld({ handler: () => json({}, 404) });
    expect(await errorOf(world.runtime().call(operations.read, { path: { thing_id: 1 } }))).toMatchObject({
      callId: expect.stringMatching(/^[0-9a-f-]{36}$/),
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
