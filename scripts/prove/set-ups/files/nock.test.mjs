import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotFoundError } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import nock from 'nock';

test('nock replaces the hub', async () => {
  const scope = nock('https://hub.example.com').get(/.*/).reply(404, {});
  const hub = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'my-token' },
    rateLimiting: false,
  });
  await assert.rejects(
    hub.actions.get('no-such-action').then(),
    NotFoundError,
  );
  scope.done();
});
