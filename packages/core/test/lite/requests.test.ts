/** `createLite`: options, requests and credentials. */
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ArgumentError, AuthenticationError, ConfigurationError } from '../../src/index.ts';
import { createLite, type Lite, type LiteOperation, type LiteOptions } from '../../src/lite.ts';
import { errorOf, type Handler, json } from '../support/world.ts';
import { cancel, list, liteOf, one, read, upload, upsert } from './lite-of.ts';

describe('options', () => {
  test.each([
    ['baseUrl', undefined, 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'hub.example.com', 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'https://user:passw0rd@hub.example.com', 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'https://hub.example.com?passw0rd', 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'javascript:alert(1)', 'ERR_BASE_URL_INVALID'],
    ['baseUrl', 'http://hub.example.com', 'ERR_BASE_URL_INSECURE'],
    ['auth', undefined, 'ERR_SECRET_INVALID'],
    ['auth', { token: '' }, 'ERR_SECRET_INVALID'],
    ['auth', { token: 'Bearer passw0rd' }, 'ERR_SECRET_INVALID'],
    ['auth', { apiKey: 'passw0rd\n' }, 'ERR_SECRET_INVALID'],
  ])('T12: `%s` %j is refused without its value', (name, value, code) => {
    const create = (): Lite =>
      createLite({ baseUrl: 'https://x.example', auth: { token: 't' }, [name]: value } as never);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(expect.objectContaining({ code, outcome: 'not-sent' }));
    expect(create).not.toThrow(/passw0rd/);
  });

  test.each(['http://localhost:1', 'http://127.0.0.1', 'http://[::1]'])(
    'T12: plain http to %s is allowed',
    (baseUrl) => {
      expect(() => createLite({ baseUrl, auth: { token: 't' } })).not.toThrow();
    },
  );

  test.each([
    ['maxAttempts', Number.NaN],
    ['maxAttempts', 0],
    ['maxResponseBytes', Number.NaN],
    ['deadlineInMs', -1],
    ['deadlineInMs', null],
    ['timeoutInMs', '5s'],
  ])('the number `%s` is refused if it is %j', (name, value) => {
    const create = (): unknown => liteOf(undefined, { [name]: value });
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(`\`${name}\` must be 1 or more.`);
  });

  test.each([
    ['deadlineInMs', Number.NaN],
    ['deadlineInMs', '5s'],
    ['timeoutInMs', -1],
  ])('the number `%s` of a call is refused if it is %j, and nothing is sent', async (argument, value) => {
    const { world, lite } = liteOf();
    const error = await errorOf(lite(read, one, { [argument]: value }));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ argument, operation: 'read', outcome: 'not-sent' });
    expect((error as Error).message).toBe(`read: \`${argument}\` must be 1 or more.`);
    expect(world.sent).toEqual([]);
  });

  test('T12: plain http to another host needs `allowInsecureHttp`', () => {
    const allowInsecureHttp = true;
    expect(() => createLite({ baseUrl: 'http://h.example', auth: { token: 't' }, allowInsecureHttp })).not.toThrow();
  });
});

describe('what is sent', () => {
  test.each<[string, LiteOperation, object, string]>([
    ['a path value', read, {}, 'path.thing_id'],
    ['an empty path value', read, { path: { thing_id: ' ' } }, 'path.thing_id'],
    ['a dot segment', read, { path: { thing_id: '..' } }, 'path.thing_id'],
    ['an encoded dot segment', read, { path: { thing_id: 'a%2f%2E.' } }, 'path.thing_id'],
    ['a dot segment behind a slash', read, { path: { thing_id: 'x/../y' } }, 'path.thing_id'],
    ['a control character', read, { path: { thing_id: 'a\u0000' } }, 'path.thing_id'],
    ['an object in the path', read, { path: { thing_id: {} } }, 'path.thing_id'],
    ['a required query value', list, {}, 'query.site'],
    ['an empty required query value', list, { query: { site: '' } }, 'query.site'],
    ['an empty list', list, { query: { site: 's', ids: [] } }, 'query.ids'],
    ['a date without a zone', list, { query: { site: 's', since: '2026-01-01T00:00:00' } }, 'query.since'],
    ['an invalid date', list, { query: { site: 's', since: new Date(Number.NaN) } }, 'query.since'],
    ['NaN', list, { query: { site: 's', limit: Number.NaN } }, 'query.limit'],
    ['one of two filters', { ...list, required: [['a', 'b']] }, {}, 'query.a'],
    ['a body', upsert, {}, 'body'],
    ['a body that JSON would change', upsert, { body: { a: [Number.NaN] } }, 'body'],
    ['an integer beyond 2^53', upsert, { body: { id: 2 ** 53 } }, 'body'],
    ['a part', upload, { body: {} }, 'body.about'],
    ["a file that isn't a file", upload, { body: { about: {}, files: ['x'] } }, 'body.files'],
  ])('%s is missing or invalid: nothing is sent', async (_, operation, input, argument) => {
    const { world, lite } = liteOf();
    const error = await errorOf(lite(operation, input));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ argument, outcome: 'not-sent', operation: operation.id });
    expect((error as Error).message).toContain(`\`${argument}\``);
    expect(world.sent).toEqual([]);
  });
});

describe('the credential', () => {
  test('T11: an API key is sent without a scheme', async () => {
    const { world, lite } = liteOf(() => json({}), { auth: { apiKey: 'my-key' }, fetch: undefined });
    const fetch: LiteOptions['fetch'] = async (request) =>
      world.options.fetch!(
        new Request(request, {
          headers: { authorization: 'Bearer fixed-token', 'x-seen': request.headers.get('authorization') ?? '' },
        }),
      );
    await createLite({ baseUrl: 'https://hub.example.com', auth: { apiKey: 'my-key' }, fetch })(read, one);
    expect(world.sent[0]?.headers['x-seen']).toBe('my-key');
    expect(lite).toBeTypeOf('function');
  });

  test('T05: a 401 runs the function again and replays the call once, even one that is not safe to repeat', async () => {
    const tokens = ['old', 'fixed-token'];
    const { world, lite } = liteOf(() => new Response(), { auth: { token: () => tokens.shift() ?? 'none' } });
    await lite(cancel, {});
    expect(world.sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer fixed-token']);
  });

  test.each([
    ['the same token', () => 'old', 1],
    [
      'another refused token',
      (
        (count) => () =>
          `old-${(count += 1)}`
      )(0),
      2,
    ],
  ])('T05: a 401 with %s is an error', async (_, token, times) => {
    const { world, lite } = liteOf(undefined, { auth: { token } });
    const error = await errorOf(lite(read, one));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ outcome: 'refused', attempts: times });
    expect(world.sent).toHaveLength(times);
  });

  test('T10: an error hides the token, a replaced token and the tokens of earlier calls', async () => {
    const quoted: string[] = [];
    const fetch: LiteOptions['fetch'] = async (request) => {
      quoted.push((request.headers.get('authorization') ?? '').replace('Bearer ', ''));
      if (quoted.length === 1) return json({ a: 1 });
      if (quoted.length === 2) return json({}, 401);
      const text = quoted.join(' then ');
      return json({ message: `you sent ${text}` }, 400, { 'x-request-id': `of ${text}` });
    };
    const tokens = ['SECRETTOKEN1', 'SECRETTOKEN', 'SECRETTOKEN2'];
    const { lite } = liteOf(undefined, { auth: { token: () => tokens.shift() ?? '' }, fetch });
    await lite(read, one);
    const error = await errorOf(lite(read, one));
    expect(error).toMatchObject({ serverMessage: 'you sent *** then *** then ***', requestId: expect.any(String) });
    expect(inspect(error, { depth: 9 })).not.toContain('SECRETTOKEN');
    expect(quoted).toEqual(['SECRETTOKEN1', 'SECRETTOKEN', 'SECRETTOKEN2']);
  });

  const quoting: Readonly<Record<string, Handler>> = {
    'an error that quotes it': (sent) => {
      const said = sent.headers['authorization'] ?? '';
      return json({ code: said, message: `no ${said}`, errors: [{ field: said }] }, 400, { 'x-request-id': said });
    },
    'a 401 that quotes it': (sent) => new Response(sent.headers['authorization'], { status: 401 }),
    'a success that is cut short': (sent) => new Response(`{"a":"${sent.headers['authorization']}`),
    'a redirect': (sent) =>
      new Response(null, {
        status: 302,
        headers: { location: `https://${sent.headers['authorization']?.slice(7)}.example` },
      }),
    'a broken connection': (sent) => {
      throw Object.assign(new TypeError(`failed ${JSON.stringify(sent.headers)}`), { headers: sent.headers });
    },
  };
  test.each(Object.entries(quoting))('T10, G51: %s does not show the credential', async (_, handler) => {
    const { lite } = liteOf(handler, { maxAttempts: 1 });
    const error = (await errorOf(lite(read, one))) as Error;
    const shown = `${inspect(error, { depth: 20, showHidden: true })} ${JSON.stringify(error)} ${error.stack}`;
    expect(shown).not.toContain('fixed-token');
    expect(`${inspect(lite, { depth: 20, showHidden: true })} ${JSON.stringify(lite)}`).not.toContain('fixed-token');
  });
});
