/** Settings that are read through `createFetch`. */
import { createFetch, createMemoryCheckpoints, RateLimitError } from '@tradelane/core';
import { clientOn } from '@tradelane/core/runtime';
import { expect, test } from 'vitest';
import { createRuntime } from '../../../core/test/support/runtime.ts';
import { createWorld, errorOf, json, operations, surface } from '../../../core/test/support/world.ts';
import { withSettingsCache } from '../support.ts';

const host = 'https://hub.example.com';

test('a setting that is read once a day comes from the settings cache, and an error of it as a response', async () => {
  const world = createWorld({
    handler: ({ method }) => (method === 'PUT' ? json({ code: 'NO' }, 400) : json({ read: world.sent.length })),
  });
  const options = { ...world.options, auth: { token: 'fixed-token', identity: 'me' } };
  const runtime = withSettingsCache(createRuntime(surface, options), createMemoryCheckpoints());
  const fetch = createFetch(clientOn(runtime, {}));
  for (let time = 0; time < 2; time += 1)
    expect(await (await fetch(`${host}/v2/settings`)).json()).toEqual({ read: 1 });
  const refused = await fetch(`${host}/v2/settings`, { method: 'PUT', body: '{}' });
  expect([refused.status, await refused.json()]).toEqual([400, { code: 'NO' }]);
  expect(world.sent).toHaveLength(2);
});

test('E03: a cached read that was never sent throws', async () => {
  const world = createWorld();
  const options = { ...world.options, auth: { token: 'fixed-token', identity: 'me' } };
  const runtime = createRuntime(surface, options);
  await runtime.call(operations.daily, {});
  const fetch = createFetch(clientOn(withSettingsCache(runtime, createMemoryCheckpoints()), {}));
  const error = await errorOf(fetch(`${host}/v2/settings`, { maxWaitInMs: 0 }));
  expect(error).toBeInstanceOf(RateLimitError);
  expect(error).toMatchObject({ code: 'ERR_LIMIT_WAIT', outcome: 'not-sent', attempts: 0 });
  expect(world.sent).toHaveLength(1);
});

test('a change whose refusal is a text is a response with that text', async () => {
  const world = createWorld({ handler: () => new Response('not today', { status: 400 }) });
  const options = { ...world.options, auth: { token: 'fixed-token', identity: 'me' } };
  const runtime = withSettingsCache(createRuntime(surface, options), createMemoryCheckpoints());
  const fetch = createFetch(clientOn(runtime, {}));
  const refused = await fetch(`${host}/v2/settings`, { method: 'PUT', body: '{}' });
  expect([refused.status, await refused.text()]).toEqual([400, 'not today']);
});
