import { describe, expect, test } from 'vitest';
import { TokenError, type TokenRefreshEvent } from '../../src/index.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const token = { access_token: 'good-token', token_type: 'Bearer', expires_in: 3600 };
const read = { path: { thing_id: 1 } };

describe('a response of a token endpoint', () => {
  test.each([
    [
      'a code and a status of wrong credentials',
      json({ error: 'invalid_client' }, 401),
      / 401 \(invalid_client\)\. Check /,
    ],
    ['a code by another name', json({ code: 'bad-client' }, 400), / 400 \(bad-client\)\. Check `clientId`/],
    ['a code that is none', json({ error: 'a sentence, with your secret' }, 403), / responded with 403\.$/],
    ['a code that is longer than any', json({ error: 'x'.repeat(81) }, 403), / responded with 403\.$/],
    ['no code', json({ error: 5 }, 404), / responded with 404\.$/],
    ['a status other than 200', json(token, 300), / responded with 300\.$/],
    ['a code with 200', json({ error: 'invalid_client' }), / 200 \(invalid_client\) and no token\. Check `clientId`/],
    ['no token', json({ ...token, access_token: 5 }), / without a valid access_token \(status 200\)\./],
    ['an empty token', json({ ...token, access_token: '' }), / without a valid access_token /],
    ['a token that fits in no header', json({ ...token, access_token: 'a'.repeat(32_769) }), / valid access_token /],
    ['a token of two lines', json({ ...token, access_token: 'a\nb' }), / without a valid access_token /],
    ['a token with a space before it', json({ ...token, access_token: ' a' }), / without a valid access_token /],
    ['a token that is over', json({ ...token, expires_in: 0 }), / without a valid expires_in /],
    ['an end that is none', json({ ...token, expires_in: 'soon' }), / without a valid expires_in /],
    ['an end that is an object', json({ ...token, expires_in: { toString: 1 } }), / without a valid expires_in /],
    ['a type that is none', json({ ...token, token_type: 5 }), / a token_type other than Bearer /],
  ])('%s causes one request and an error that describes it', async (_, response, message) => {
    const world = createWorld({ tokenHandler: () => response });
    const error = await errorOf(world.runtime().call(operations.read, read));
    expect(error).toBeInstanceOf(TokenError);
    expect((error as TokenError).message).toMatch(message);
    expect(world.tokensIssued()).toBe(1);
  });

  test.each(['null', '5', '{"access_token":'])('%s instead of a token causes another request', async (text) => {
    const world = createWorld({ tokenHandler: (count) => (count === 1 ? new Response(text) : undefined) });
    await world.runtime().call(operations.read, read);
    expect(world.tokensIssued()).toBe(2);
  });
});

test('a request times out if the endpoint never responds, three times, and no request remains', async () => {
  const world = createWorld({ autoAdvance: false });
  const ended: string[] = [];
  const headers: Record<string, string>[] = [];
  const runtime = world.runtime({
    timeoutInMs: 100,
    userAgent: 'acme/1',
    fetch: ({ signal, headers: sent }) =>
      new Promise((_, reject) => {
        headers.push(Object.fromEntries(sent));
        signal.addEventListener('abort', () => {
          ended.push((signal.reason as Error).message);
          reject(signal.reason);
        });
      }),
  });
  const failing = errorOf(runtime.call(operations.read, read));
  for (let step = 0; step < 200 && ended.length < 3; step += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await world.clock.advance(50);
  }
  const message = expect.stringContaining("didn't respond within 100 ms.");
  expect(await failing).toMatchObject({ name: 'TokenError', message });
  expect(ended).toEqual([message, message, message]);
  expect(headers[0]).toMatchObject({ accept: 'application/json', 'user-agent': expect.stringContaining('acme/1') });
  expect(world.clock.pending).toBe(0);
});

test('a response whose body never ends times out', async () => {
  const world = createWorld({ tokenHandler: () => new Response(new ReadableStream()), autoAdvance: false });
  const runtime = world.runtime({ timeoutInMs: 100, random: () => 0 });
  const failing = errorOf(runtime.call(operations.read, read));
  await world.clock.advance(1_000);
  expect(await failing).toMatchObject({ name: 'TokenError', code: 'ERR_TOKEN_TIMEOUT' });
  expect([world.tokensIssued(), world.clock.pending]).toEqual([3, 0]);
});

test('each token request is reported with its reason, its result and its lifetime', async () => {
  let isDown = false;
  const events: TokenRefreshEvent[] = [];
  const world = createWorld({ tokenHandler: () => (isDown ? json({}, 401) : undefined) });
  const runtime = world.runtime({ hooks: { onTokenRefresh: (event) => void events.push(event) } });
  const call = (): PromiseLike<unknown> => runtime.call(operations.read, read);
  await call();
  await world.clock.advance(3_000_000); // 600 s before its expiry.
  await call();
  while (events.length < 2) await world.clock.advance(10);
  await world.clock.advance(3_600_000);
  await call();
  world.revoke();
  await call();
  isDown = true;
  await world.clock.advance(3_600_000);
  await errorOf(call());
  const good = { clientId: 'shop', ok: true, expiresInSeconds: 3_600 };
  expect(events).toEqual([
    { ...good, reason: 'first' },
    { ...good, reason: 'ahead' },
    { ...good, reason: 'expired' },
    { ...good, reason: 'refused' },
    { clientId: 'shop', ok: false, expiresInSeconds: undefined, reason: 'expired' },
  ]);
});
