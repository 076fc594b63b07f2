import { describe, expect, test } from 'vitest';
import { ArgumentError, RedirectError } from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };

const redirect = (location: string, status = 302): Response => new Response(null, { status, headers: { location } });

describe('redirects', () => {
  test('G52: another host never gets a request or a credential', async () => {
    const world = createWorld({ handler: () => redirect('https://evil.example/collect?token=1') });
    const error = await errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }));
    expect(error).toBeInstanceOf(RedirectError);
    expect(error).toMatchObject({ status: 302, target: 'https://evil.example', outcome: 'refused', attempts: 1 });
    expect(JSON.stringify(error)).not.toContain('collect');
    expect(world.sent.map(({ url }) => new URL(url).host)).toEqual(['hub.example.com']);
  });

  test.each([
    ['another port', 'https://hub.example.com:8443/x'],
    ['plain http', 'http://hub.example.com/x'],
    ['nowhere', 'https://[bad'],
    ['the same with a user name', 'https://evil:pw@hub.example.com/api/v2/things/2'],
  ])('%s is another host', async (_, location) => {
    const world = createWorld({ handler: () => redirect(location) });
    expect(await errorOf(world.runtime(bearer).call(operations.read, { path: { thing_id: 1 } }))).toBeInstanceOf(
      RedirectError,
    );
    expect(world.sent).toHaveLength(1);
  });

  test('a read is followed within its host, up to three times', async () => {
    const world = createWorld({
      handler: ({ path }) => (path === '/api/v2/things/4' ? json({ ok: 4 }) : redirect(`./${Number(path.at(-1)) + 1}`)),
    });
    const runtime = world.runtime(bearer);
    expect(await runtime.call(operations.read, { path: { thing_id: 1 } })).toEqual({ ok: 4 });
    expect(world.sent.every(({ headers }) => headers['authorization'] === 'Bearer fixed-token')).toBe(true);
    expect(await errorOf(runtime.call(operations.read, { path: { thing_id: 0 } }))).toMatchObject({
      name: 'RedirectError',
      code: 'ERR_REDIRECT',
    });
  });

  test("E08: the target of a redirected read is requested again if it isn't JSON", async () => {
    const world = createWorld({
      handler: ({ path }) => {
        if (!path.endsWith('/moved')) return new Response(null, { status: 302, headers: { location: '/api/moved' } });
        return world.sent.length === 2 ? new Response('{"id":') : json({ id: 1 });
      },
    });
    const read = world.runtime({ auth: { token: 'fixed-token' } }).call(operations.read, { path: { thing_id: 1 } });
    expect(await read).toEqual({ id: 1 });
    expect(world.sent).toHaveLength(4);
  });

  test('a write is never followed', async () => {
    const world = createWorld({ handler: () => redirect('/api/v2/elsewhere', 307) });
    expect(await errorOf(world.runtime(bearer).call(operations.upsert, { body: {} }))).toMatchObject({
      name: 'RedirectError',
      outcome: 'refused',
    });
    expect(world.sent).toHaveLength(1);
  });
});

describe('links of other responses', () => {
  const linked: OperationDescriptor = { id: 'TL05', method: 'GET', path: '', response: 'file' };

  test('a link to the same host is called with the credential, and a link to an allowed host without it', async () => {
    const seen: [string, string | null, string | null][] = [];
    const world = createWorld();
    const runtime = world.runtime({
      ...bearer,
      allowedHosts: ['Files.example.net'],
      headers: { 'x-gateway-key': 'own' },
      fetch: async (request) => {
        seen.push([request.url, request.headers.get('authorization'), request.headers.get('x-gateway-key')]);
        return new Response('chunk');
      },
    });
    for (const url of ['https://hub.example.com/files/1?sig=a%2Fb', 'https://files.example.net/1?sig=x']) {
      const response = await runtime.send({ operation: linked, input: { url }, options: {} });
      expect(await response.text()).toBe('chunk');
    }
    expect(seen).toEqual([
      ['https://hub.example.com/files/1?sig=a%2Fb', 'Bearer fixed-token', 'own'],
      ['https://files.example.net/1?sig=x', null, null],
    ]);
  });

  test.each([[undefined], ['/relative'], ['http://files.example.net/1'], ['file:///etc/passwd']])(
    'T12: the link %j is refused',
    async (url) => {
      const world = createWorld();
      expect(
        await errorOf(
          world
            .runtime({ ...bearer, allowedHosts: ['files.example.net'] })
            .send({ operation: linked, input: { url }, options: {} }),
        ),
      ).toBeInstanceOf(ArgumentError);
      expect(world.sent).toHaveLength(0);
    },
  );

  test.each(['https://files.example.net/1', 'https://hub.example.com/1'])(
    "a link with a user name or a password is refused, and the error doesn't repeat it: %s",
    async (link) => {
      const world = createWorld();
      const runtime = world.runtime({ ...bearer, allowedHosts: ['files.example.net'] });
      const url = link.replace('//', '//user:passw0rd@');
      const error = await errorOf(runtime.send({ operation: linked, input: { url }, options: {} }));
      expect(error).toMatchObject({ name: 'ArgumentError', argument: 'url', outcome: 'not-sent' });
      expect(JSON.stringify(error)).not.toContain('passw0rd');
      expect(world.sent).toHaveLength(0);
    },
  );

  test.each([
    ['https://elsewhere.example.net/1', 'elsewhere.example.net'],
    ['https://files.example.net:8443/1', 'files.example.net:8443'],
    ['https://files.example.net.evil.example/1', 'files.example.net.evil.example'],
    ['https://files.example.net@evil.example/1', 'evil.example'],
    ['https://hub.example.com:8443/1', 'hub.example.com:8443'],
  ])("a link to a host that isn't allowed is refused, and the error names the host: %s", async (url, host) => {
    const world = createWorld();
    const runtime = world.runtime({ ...bearer, allowedHosts: ['files.example.net'] });
    const error = await errorOf(runtime.send({ operation: linked, input: { url }, options: {} }));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ message: expect.stringContaining(`'${host}'`) });
    expect(world.sent).toHaveLength(0);
  });
});
