/** Which operation `createFetch` runs for a URL, and which URLs it refuses. */
import { describe, expect, test } from 'vitest';
import { ArgumentError, createFetch } from '../../src/index.ts';
import { clientOn, type SurfaceDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, surface } from '../support/world.ts';
import { fetchOf, host, worldOf } from './fetch-world.ts';

describe('fetch by operation', () => {
  const nested: SurfaceDescriptor = {
    ...surface,
    operations: {
      byId: { id: 'byId', method: 'GET', path: '/v2/things/{thing_id}' },
      newest: { id: 'newest', method: 'GET', path: '/v2/things/newest' },
      part: { id: 'part', method: 'GET', path: '/v2/things/{thing_id}/parts/{part_id}' },
      newestPart: { id: 'newestPart', method: 'GET', path: '/v2/things/newest/{part_id}/all' },
      link: { id: 'link', method: 'GET', path: '' },
    },
  };

  test.each([
    ['/v2/things/newest', 'newest'],
    ['/v2/things/7', 'byId'],
    ['/v2/things/7/parts/1', 'part'],
    ['/v2/things/newest/parts/all', 'newestPart'],
    ['/v2/things/newest/parts/1', 'part'],
  ])('the operation of the path %s is the most specific one: %s', async (path, id) => {
    const world = createWorld();
    const seen: string[] = [];
    const hooks = { onRequest: ({ operation }: { operation: string }) => void seen.push(operation) };
    await fetchOf(world, { hooks }, nested)(host + path);
    expect(seen).toEqual([id]);
    expect(world.sent[0]?.path).toBe(`/api${path}`);
  });

  test.each([
    `${host}/api/v2/things/7`,
    `${host}/v2/things/7`,
    new URL(`${host}/api/v2/things/7`),
    new Request(`${host}/v2/things/7`),
    '/api/v2/things/7',
    '/v2/things/7#part',
  ])('the operation is found with and without the base path, whatever the URL is passed as: %s', async (input) => {
    const { world, fetch } = worldOf();
    expect((await fetch(input)).status).toBe(200);
    expect(world.sent[0]?.path).toBe('/api/v2/things/7');
  });

  test('the operation is found below the path of a gateway, and only there', async () => {
    const { world, fetch } = worldOf(undefined, { baseUrl: `${host}/gateway/` });
    for (const base of [`${host}/gateway/api`, `${host}/gateway`]) await fetch(`${base}/v2/things/7`);
    expect(world.sent.map(({ path }) => path)).toEqual(Array(2).fill('/gateway/api/v2/things/7'));
    expect(await errorOf(fetch(`${host}/api/v2/things/7`))).toMatchObject({ code: 'ERR_OPERATION_UNKNOWN' });
  });

  test.each([
    ['GET', '/elsewhere', 'Check the path'],
    ['GET', '/v2/thing/7', 'Did you mean /v2/things/7?'],
    ['GET', '/api/v2/thigns', 'Did you mean /api/v2/things?'],
    ['GET', '/v2', 'Check the path'],
    ['GET', '/api', 'Check the path'],
    ['GET', '/', 'Check the path'],
    ['GET', '/apiv2/things', 'Did you mean /api/v2/things?'],
    ['DELETE', '/v2/things', 'This path takes GET, PUT.'],
    ['HEAD', '/v2/things/7', 'This path takes GET.'],
  ])('a request without an operation is refused: %s %s', async (method, path, remedy) => {
    const { world, fetch } = worldOf();
    const error = await errorOf(fetch(`${host}${path}?page_token=secret`, { method }));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ code: 'ERR_OPERATION_UNKNOWN', argument: 'input', outcome: 'not-sent' });
    expect(String(error)).toContain(`No operation of hub matches ${method} ${path}. ${remedy}`);
    expect(String(error)).not.toContain('secret');
    expect(world.sent).toEqual([]);
  });

  test('the error for a wrong method names each method of the path once', async () => {
    const error = await errorOf(fetchOf(createWorld(), {}, nested)(`${host}/v2/things/newest`, { method: 'DELETE' }));
    expect(String(error)).toMatch(/This path takes GET\.$/);
  });

  test.each([
    'https://elsewhere.example.com/api/v2/things/7',
    'http://hub.example.com/api/v2/things/7',
    'https://hub.example.com:444/api/v2/things/7',
    'https://hub.example.com.elsewhere.example.com/api/v2/things/7',
    'https://user:pass@hub.example.com/api/v2/things/7',
    'https://user@hub.example.com/api/v2/things/7',
    'https://:pass@hub.example.com/api/v2/things/7',
    '//elsewhere.example.com/api/v2/things/7',
  ])('T10: a URL of another host is refused before anything is sent: %s', async (url) => {
    const { world, fetch } = worldOf();
    const error = await errorOf(fetch(url));
    expect(error).toMatchObject({ name: 'ArgumentError', code: 'ERR_LINK_REFUSED', outcome: 'not-sent' });
    expect(String(error)).not.toContain('pass@');
    expect(world.sent).toEqual([]);
  });

  test('a copy of a client, and a value that is none, are refused', () => {
    const client = clientOn(createWorld().runtime(), {});
    for (const value of [{ ...client }, {}, undefined, null])
      expect(() => createFetch(value as object)).toThrow(/Expected a client\. Received: a value that isn't a client\./);
    expect(() => createFetch(client)).not.toThrow();
  });
});
