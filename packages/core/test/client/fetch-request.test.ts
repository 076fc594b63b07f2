/** What `createFetch` sends: query, path values, bodies and headers. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createFetch } from '../../src/index.ts';
import { schemaCheck } from '../../src/schemas.ts';
import { clientOn, type SurfaceDescriptor } from '../../src/runtime.ts';
import { createRuntime } from '../support/runtime.ts';
import { createWorld, errorOf, json, operations, surface } from '../support/world.ts';
import { fetchOf, host, worldOf } from './fetch-world.ts';

describe('what is sent', () => {
  test('Q08, Q09: the query as the operation needs it, however a library writes it', async () => {
    const listing: SurfaceDescriptor = {
      ...surface,
      operations: {
        list: {
          id: 'list',
          method: 'GET',
          path: '/v2/things',
          query: { ids: 'comma', states: 'list', since: 'date', limit: 'integer', rate: 'number', deep: 'boolean' },
        },
      },
    };
    const world = createWorld();
    const fetch = fetchOf(world, {}, listing);
    const query = 'ids=a&ids=b%2Cc&states=NEW&states=OLD&since=2026-01-01T00:00:00%2B01:00&limit=5&rate=0.5&deep=true';
    await fetch(`${host}/v2/things?${query}`);
    await fetch(`${host}/v2/things?ids=a,b%2Cc&states=N+E%20W`);
    expect(world.sent.map(({ path }) => path)).toEqual([
      '/api/v2/things?ids=a,b%2Cc&states=NEW&states=OLD&since=2025-12-31T23%3A00%3A00Z&limit=5&rate=0.5&deep=true',
      '/api/v2/things?ids=a,b%2Cc&states=N%20E%20W',
    ]);
    for (const [wrong, argument] of [
      ['limit=many', 'query.limit'],
      ['limit=', 'query.limit'],
      ['limit=1&limit=2', 'query.limit'],
      ['deep=maybe', 'query.deep'],
      ['sinse=2026-01-01T00:00:00Z', 'query.sinse'],
      ['since', 'query.since'],
    ])
      expect(await errorOf(fetch(`${host}/v2/things?${wrong}`))).toMatchObject({ name: 'ArgumentError', argument });
    expect(world.sent).toHaveLength(2);
  });

  test.each(['get', 'Get'])('the method of a request in any case: %s', async (method) => {
    const { world, fetch } = worldOf();
    await fetch(`${host}/v2/things/7`, { method });
    expect(world.sent).toMatchObject([{ method: 'GET', path: '/api/v2/things/7' }]);
  });

  test('an `accept` of the caller, unless it accepts anything', async () => {
    const { world, fetch } = worldOf();
    await fetch(`${host}/v2/things/7`, { headers: { accept: '*/*;q=0.5, text/csv' } });
    expect(world.sent[0]?.headers['accept']).toBe('*/*;q=0.5, text/csv');
  });

  test('a path value in its own segment, or the refusal of the method', async () => {
    const { world, fetch } = worldOf();
    await fetch(`${host}/v2/things/a%2Fb%20c`);
    expect(world.sent[0]?.path).toBe('/api/v2/things/a%2Fb%20c');
    for (const path of ['/v2/things/', '/v2/things/%252e%252e', '/v2/things/..%2F'])
      expect(await errorOf(fetch(host + path)), path).toMatchObject({ argument: 'path.thing_id' });
    expect(world.sent).toHaveLength(1);
  });

  test('JSON with the content type of the operation, again on each attempt', async () => {
    const { world, fetch } = worldOf(() => json({ ok: true }, world.sent.length === 1 ? 503 : 200));
    const init = { method: 'PUT', body: '{"things":[1]}', headers: { 'content-type': 'text/plain' } };
    expect(await (await fetch(`${host}/v2/things`, init)).json()).toEqual({ ok: true });
    expect(world.sent.map(({ body, headers }) => `${headers['content-type']} ${body}`)).toEqual(
      Array(2).fill('application/json {"things":[1]}'),
    );
  });

  test('a body of a stream too, and no body if there is none', async () => {
    const { world, fetch } = worldOf(() => new Response(null, { status: 204 }));
    const cancel = `${host}/v2/things/7/cancel`;
    await fetch(cancel, { method: 'POST', body: new Blob(['{"a":1}']).stream() });
    await fetch(new Request(cancel, { method: 'POST', body: '{"a":2}' }));
    await fetch(cancel, { method: 'POST' });
    await fetch(new Request(cancel), { method: 'POST', body: '{"a":3}' });
    expect(world.sent.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":2}', '', '{"a":3}']);
  });

  test.each([
    ['PUT', '/v2/things', 'not json', 'body', "The body must be JSON. Received: 8 characters that aren't JSON."],
    ['PUT', '/v2/things', '{"id":12345678901234567890}', 'body', 'a number at $.id'],
    ['PUT', '/v2/things', undefined, 'body', 'needs a body'],
    ['POST', '/v2/files', '{"file":1}', 'body', 'Pass a `FormData`'],
  ])('a %s %s with the body %s is refused', async (method, path, body, argument, message) => {
    const { world, fetch } = worldOf();
    const error = await errorOf(fetch(host + path, { method, ...(body !== undefined && { body }) }));
    expect(error).toMatchObject({ name: 'ArgumentError', argument, outcome: 'not-sent' });
    expect(String(error)).toContain(message);
    expect(world.sent).toEqual([]);
  });

  test('the parts of a form as the operation has them', async () => {
    const upload: SurfaceDescriptor = {
      ...surface,
      operations: {
        upload: {
          ...operations.upload,
          parts: { files: 'files!', document: 'json!', shop: 'text' },
          batch: { items: 'body.document', maximum: 2, files: 'body.files' },
        },
      },
    };
    const world = createWorld();
    const fetch = fetchOf(world, {}, upload);
    const form = new FormData();
    form.append('document', '{"name":"a.txt"}');
    form.append('shop', '7');
    for (const name of ['a.txt', 'b.txt']) form.append('files', new File([`of ${name}`], name, { type: 'text/plain' }));
    await fetch(`${host}/v2/files`, { method: 'POST', body: form });
    const [sent] = world.sent;
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=tradelane-/);
    expect(sent?.body).toMatch(/name="document"\r\nContent-Type: application\/json\r\n\r\n\{"name":"a.txt"\}/);
    expect(sent?.body).toMatch(/name="shop"\r\n\r\n7/);
    expect(sent?.body.match(/filename="[ab]\.txt"\r\nContent-Type: text\/plain\r\n\r\nof [ab]\.txt/g)).toHaveLength(2);
    form.append('files', new File(['c'], 'c.txt'));
    const error = await errorOf(fetch(`${host}/v2/files`, { method: 'POST', body: form }));
    expect(error).toMatchObject({ code: 'ERR_BATCH_TOO_LARGE', outcome: 'not-sent' });
  });

  test('G55: a form is checked against the schema of the client, and its fields may be JSON', async () => {
    const requests = { upload: z.strictObject({ file: z.any(), about: z.string().max(3), n: z.number().optional() }) };
    const check = { schemas: { requests, responses: {}, check: schemaCheck }, validate: 'throw' } as const;
    const { world, fetch } = worldOf(undefined, check);
    const send = (about: string, type = 'multipart/form-data'): Promise<Response> => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ about, n: '7', file: new File(['a'], 'a') }))
        form.append(name, value);
      const isJson = type === 'application/json';
      const body = isJson ? JSON.stringify({ about, file: 'a' }) : form;
      return fetch(`${host}/v2/files`, { method: 'POST', body, ...(isJson && { headers: { 'content-type': type } }) });
    };
    expect(await errorOf(send('long'))).toMatchObject({ argument: 'body.about', outcome: 'not-sent' });
    expect(await errorOf(send('a', 'application/json'))).toMatchObject({ argument: 'body.file', outcome: 'not-sent' });
    expect(world.sent).toEqual([]);
    expect((await send('abc')).status).toBe(200);
  });

  test('headers of the caller, without the ones that the client sets', async () => {
    const { world, fetch } = worldOf();
    await fetch(`${host}/v2/things/7`, { headers: { 'x-a': 'b', accept: '*/*', 'content-type': 'text/plain' } });
    expect(world.sent[0]?.headers).toMatchObject({
      'x-a': 'b',
      accept: 'application/json',
      authorization: 'Bearer fixed-token',
    });
    expect(world.sent[0]?.headers['content-type']).toBeUndefined();
    const error = await errorOf(fetch(`${host}/v2/things/7`, { headers: { authorization: 'Bearer mine' } }));
    expect(error).toMatchObject({ code: 'ERR_HEADER_INVALID', outcome: 'not-sent' });
    expect(String(error)).not.toContain('mine');
  });

  test('the presets of a derived client', async () => {
    const world = createWorld();
    const runtime = createRuntime(surface, { ...world.options, auth: { token: 'fixed-token' } });
    await createFetch(clientOn(runtime.with({ query: { shop_id: 7 } }), {}))(`${host}/v2/things`);
    expect(world.sent[0]?.path).toBe('/api/v2/things?shop_id=7');
  });
});
