/** `createLite`: responses. */
import { describe, expect, test } from 'vitest';
import { MalformedResponseError } from '../../src/index.ts';
import { errorOf, type Handler } from '../support/world.ts';
import { cancel, download, liteOf, one, read, upsert } from './lite-of.ts';

describe('what comes back', () => {
  test.each([301, 302, 303, 307, 308])('G52: a %d is never followed', async (status) => {
    const { world, lite } = liteOf(() => new Response(null, { status, headers: { location: '/api/elsewhere' } }));
    const outcome = status === 303 ? 'unknown' : 'refused';
    expect(await errorOf(lite(read, one))).toMatchObject({ name: 'RedirectError', status, outcome, attempts: 1 });
    expect(world.sent).toHaveLength(1);
  });

  test.each([
    '{"id":9007199254740993}',
    '[-12345678901234567890]',
    '{"a":"\\\\","id":12345678901234567890}',
    '{"a":"1e400,","id":1e400}',
  ])('G58, E06: %s has a number that JavaScript changes', async (text) => {
    const { world, lite } = liteOf(() => new Response(text));
    const error = await errorOf(lite(read, one));
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect((error as Error).message).toContain('a number is too large');
    expect(world.sent).toHaveLength(1);
  });

  test('G58, E06: long integers and infinite numbers of a write arrive as strings', async () => {
    const { lite } = liteOf(() => new Response('{"id":-12345678901234567890,"a":"1","b":[1E400,"\\"1e400,"]}'));
    const [id, b] = ['-12345678901234567890', ['1E400', '"1e400,']];
    expect(await lite(upsert, { body: {} })).toEqual({ id, a: '1', b });
  });

  test.each(['', 'OK', '42', 'null'])(
    'E08: a read that gets %j is an error, and the status of a write decides',
    async (text) => {
      const { lite } = liteOf(() => new Response(text), { maxAttempts: 1 });
      expect(await errorOf(lite(read, one))).toBeInstanceOf(MalformedResponseError);
      expect(await lite(upsert, { body: {} })).toBeUndefined();
      expect(await lite(cancel, {})).toBeUndefined();
    },
  );

  test('a body beyond `maxResponseBytes` is an error at once, and is not read further', async () => {
    let canceled = 0;
    const { world, lite } = liteOf(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(40)),
            cancel: () => void (canceled += 1),
          }),
        ),
      { maxResponseBytes: 100 },
    );
    expect(await errorOf(lite(read, one))).toBeInstanceOf(MalformedResponseError);
    expect([world.sent.length, canceled]).toEqual([1, 1]);
  });

  const names = Array.from({ length: 210_000 }, (_, at) => `"${at}k":1`);
  test.each([
    '['.repeat(510_000),
    `[${'{},'.repeat(260_000)}{}]`,
    `{${names.join(',')}}`,
    `[${'12345678901234567890,'.repeat(510_000)}1]`,
  ])('G59: JSON with 500,000 strings and marks is not parsed, and the status of a write decides', async (text) => {
    const { lite } = liteOf(() => new Response(text), { maxAttempts: 1 });
    expect(await errorOf(lite(read, one))).toBeInstanceOf(MalformedResponseError);
    expect([await lite(upsert, { body: {} }), await lite(cancel, {})]).toEqual([undefined, undefined]);
  });

  test("G59: brackets in texts don't count", async () => {
    const value = { a: '[\\"{'.repeat(200_000), b: '\\' };
    expect(await liteOf(() => Response.json(value)).lite(read, one)).toEqual(value);
    const { lite } = liteOf(() => new Response(`["\\\\",${'{},'.repeat(310_000)}"\\""]`), { maxAttempts: 1 });
    expect(await errorOf(lite(read, one))).toBeInstanceOf(MalformedResponseError);
  });

  test('a response without a stream is read whole, and is limited too', async () => {
    const whole = { text: async () => '{"a":1}', arrayBuffer: async () => new TextEncoder().encode('a;b').buffer };
    const fetch = (async () => ({
      status: 200,
      headers: new Headers(),
      ...whole,
    })) as unknown as typeof globalThis.fetch;
    const { lite } = liteOf(undefined, { fetch });
    expect([await lite(read, one), await (await lite<Blob>(download, {})).text()]).toEqual([{ a: 1 }, 'a;b']);
    const { lite: small } = liteOf(undefined, { fetch, maxResponseBytes: 2 });
    expect(await errorOf(small(read, one))).toBeInstanceOf(MalformedResponseError);
  });

  test("a file is a Blob, but a web page and JSON aren't, unless they are attachments", async () => {
    const typed =
      (type: string, headers = {}): Handler =>
      () =>
        new Response('a;b', { headers: { 'content-type': type, ...headers } });
    const file = await liteOf(typed('text/csv')).lite<Blob>(download, {});
    expect([file.type, await file.text()]).toEqual(['text/csv', 'a;b']);
    for (const type of ['text/html; charset=utf-8', 'application/json', 'application/problem+json'])
      expect(await errorOf(liteOf(typed(type), { maxAttempts: 1 }).lite(download, {}))).toBeInstanceOf(
        MalformedResponseError,
      );
    const page = typed('text/html', { 'content-disposition': 'attachment' });
    expect((await liteOf(page).lite<Blob>(download, {})).type).toBe('text/html');
    const none = liteOf(() => new Response(null, { status: 204 }), { maxAttempts: 1 });
    expect(await errorOf(none.lite(download, {}))).toBeInstanceOf(MalformedResponseError);
  });
});
