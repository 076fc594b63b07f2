/** What `createFetch` returns: responses of any status, bodies and files. */
import { describe, expect, test } from 'vitest';
import { MalformedResponseError } from '../../src/index.ts';
import { errorOf, type Handler, json } from '../support/world.ts';
import { host, worldOf } from './fetch-world.ts';

describe('what comes back', () => {
  test('a standard response with status, headers and URL', async () => {
    const { fetch } = worldOf(() => json({ id: 'x' }, 200, { 'content-encoding': 'identity', 'x-request-id': 'r' }));
    const response = await fetch(`${host}/v2/things/1`);
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.url]).toEqual([200, 'https://hub.example.com/api/v2/things/1']);
    expect([response.headers.get('content-encoding'), response.headers.get('x-request-id')]).toEqual([null, 'r']);
    expect(await response.json()).toEqual({ id: 'x' });
  });

  test.each([400, 404, 422, 500])('a %d is a response too, with its headers, after the retries', async (status) => {
    const { world, fetch } = worldOf(() => json({ code: 'NO' }, status, { 'x-a': '1' }), { maxAttempts: 2 });
    const response = await fetch(`${host}/v2/things/1`);
    expect([response.status, response.headers.get('x-a')]).toEqual([status, '1']);
    expect(await response.json()).toEqual({ code: 'NO' });
    expect(world.sent).toHaveLength(status === 500 ? 2 : 1);
  });

  test.each([
    ['POST', '/v2/things/1/cancel', 1],
    ['PUT', '/v2/things', 4],
    ['GET', '/v2/things/1', 4],
  ])('E01: a %s %s is sent %d times if the server is down', async (method, path, times) => {
    const { world, fetch } = worldOf(() => new Response(null, { status: 503 }));
    const init = { method, ...(method === 'PUT' && { body: '{}' }) };
    expect((await fetch(host + path, init)).status).toBe(503);
    expect(world.sent).toHaveLength(times);
  });

  test.each<[string, Handler]>([
    ['a 204', () => new Response(null, { status: 204 })],
    ['a 200 without a body', () => new Response(null)],
  ])('%s of an operation that returns nothing is empty', async (_, handler) => {
    const { fetch } = worldOf(handler);
    const response = await fetch(`${host}/v2/things/1/cancel`, { method: 'POST' });
    expect([response.body, response.headers.get('content-length')]).toEqual([null, '0']);
  });

  test.each(['<html>', '{"id":', '', '{"id":12345678901234567890}'])(
    'E06: a read that receives %j for its JSON rejects with the typed error',
    async (text) => {
      const { fetch } = worldOf(() => new Response(text));
      expect(await errorOf(fetch(`${host}/v2/things/1`))).toBeInstanceOf(MalformedResponseError);
    },
  );

  test('E06: long integers of a write arrive as strings', async () => {
    const { fetch } = worldOf(() => new Response('{"id":12345678901234567890}'));
    const response = await fetch(`${host}/v2/things`, { method: 'PUT', body: '{}' });
    expect(await response.json()).toEqual({ id: '12345678901234567890' });
  });

  test('E04: the schemas of the client check the body', async () => {
    const schemas = {
      responses: {
        read: { safeParse: () => ({ success: false, error: { issues: [{ message: 'no', path: ['id'] }] } }) },
      },
      check: (await import('../../src/schemas.ts')).schemaCheck,
    };
    const { fetch } = worldOf(() => json({ id: 1 }), { schemas, validate: 'throw' });
    expect(await errorOf(fetch(`${host}/v2/things/1`))).toMatchObject({ code: 'ERR_RESPONSE_SCHEMA' });
  });
});
