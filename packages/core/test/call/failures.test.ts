/** Errors of attempts without a complete response, and of calls without a credential. */
import { describe, expect, test } from 'vitest';
import type { ClientOptions, Middleware, Transport, TransportResponse } from '../../src/index.ts';
import { NotSentError } from '../../src/transport/failure.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const thing = { path: { thing_id: 1 } };
const gone = (code: string): Error => Object.assign(new Error('gone'), { code });

/** A client with its own transport. */
function clientWith(transport: Transport, more: Partial<ClientOptions> = {}) {
  const world = createWorld();
  return { ...world, client: world.runtime({ ...bearer, transport, fetch: undefined, ...more }) };
}

describe('an attempt that failed', () => {
  test('after a middleware sent it twice may have been received, even if the second request was not sent', async () => {
    const failures = [gone('ECONNRESET'), new NotSentError(gone('ECONNREFUSED'))];
    let sent = 0;
    const twice: Middleware = (request, next) => next(request).catch(() => next(request));
    const { client } = clientWith(
      async () => {
        throw failures[sent++];
      },
      { middleware: [twice] },
    );
    expect(await errorOf(client.call(operations.cancel, thing))).toMatchObject({
      code: 'ERR_CONNECTION',
      outcome: 'unknown',
      attempts: 1,
    });
    expect(sent).toBe(2);
  });

  test.each([
    ['UND_ERR_CLOSED', 1],
    ['ECONNREFUSED', 3],
  ])('before it was sent with %s is sent %d times', async (code, times) => {
    let sent = 0;
    const { client } = clientWith(async () => {
      sent += 1;
      throw new NotSentError(gone(code));
    });
    expect(await errorOf(client.call(operations.cancel, thing, { maxAttempts: 3 }))).toMatchObject({
      code: 'ERR_CONNECTION_NOT_SENT',
      systemCode: code,
    });
    expect(sent).toBe(times);
  });

  test('by its timeout before a byte was sent is sent again, even if it is unsafe', async () => {
    let sent = 0;
    const { client, clock } = clientWith((request) => {
      sent += 1;
      request.hold?.(true);
      return new Promise(() => undefined);
    });
    const ended = errorOf(client.call(operations.cancel, thing, { maxAttempts: 2, timeoutInMs: 50 }));
    for (let step = 0; step < 20; step += 1) await clock.advance(1_000);
    expect(await ended).toMatchObject({ code: 'ERR_TIMEOUT_ATTEMPT', outcome: 'not-sent', attempts: 2 });
    expect(sent).toBe(2);
  });

  test('with an error status whose body never ends has the status, and the text so far', async () => {
    let cancelled = 0;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"message":"half')),
      cancel: () => void (cancelled += 1),
    });
    const response: TransportResponse = {
      status: 404,
      headers: new Headers(),
      text: () => new Promise(() => undefined),
      stream: () => stream,
      discard: async () => undefined,
    };
    const { client, clock } = clientWith(async () => response);
    const ended = errorOf(client.call(operations.read, thing, { timeoutInMs: 50 }));
    await clock.advance(50);
    expect(await ended).toMatchObject({ status: 404, attempts: 1 });
    expect(cancelled).toBe(1);
  });

  test("of an upload is a connection error, even if its stream can't be opened again", async () => {
    const { client } = clientWith(async ({ body }) => {
      await new Response(body as ReadableStream).arrayBuffer();
      throw gone('ECONNRESET');
    });
    const data = new Response('content').body as ReadableStream<Uint8Array>;
    expect(await errorOf(client.call(operations.upload, { body: { file: { name: 'a', data } } }))).toMatchObject({
      code: 'ERR_CONNECTION',
      outcome: 'unknown',
    });
  });
});

describe('a call without a credential', () => {
  const failing = (thrown: unknown) => {
    const auth = {
      identity: 'shop',
      credential: () => {
        throw thrown;
      },
    };
    return errorOf(createWorld().runtime({ auth }).call(operations.read, thing)) as Promise<Error>;
  };

  test.each<[unknown, string]>([
    [new Error('x'.repeat(300)), `: ${'x'.repeat(200)}`],
    [new RangeError(''), ': RangeError'],
    [new Error('first\nsecond'), ': first'],
    ['text', ": it threw a value that isn't an Error"],
  ])('names the reason of its strategy shortly: %#', async (thrown, reason) => {
    const error = await failing(thrown);
    expect(error).toMatchObject({ code: 'ERR_AUTH_STRATEGY', cause: thrown, outcome: 'not-sent', operation: 'read' });
    expect(error.message.split('\n')[0]?.replace(/\.?( \(.*)?$/, '')).toBe(
      `The auth strategy returned no credential${reason}`,
    );
  });

  test('has the error of the function that should return its token as the cause', async () => {
    const own = new RangeError('vault');
    const token = (): never => {
      throw own;
    };
    expect(await errorOf(createWorld().runtime({ auth: { token } }).call(operations.read, thing))).toMatchObject({
      code: 'ERR_SECRET_FUNCTION',
      cause: own,
      operation: 'read',
    });
  });
});
