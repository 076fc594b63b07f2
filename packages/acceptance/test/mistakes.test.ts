/** Mistakes of the caller are refused before sending, with an error that explains the fix. */
import { ArgumentError } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { describe, expect, it } from 'vitest';
import { cancelation } from '../src/orders.ts';
import { createWorld, errorOf } from '../src/world.ts';

describe('wrong arguments', () => {
  it('an ID with a slash, a question mark or a percent sign stays one ID, also with members on Object.prototype', async () => {
    const urls: string[] = [];
    const hub = createHub({
      baseUrl: 'https://hub.example.com',
      auth: { token: 't' },
      fetch: async ({ url }) => {
        urls.push(url);
        return Response.json({});
      },
    });
    // A library that adds members to all objects changes nothing.
    // oxlint-disable-next-line no-extend-native -- the fault of such a library
    Object.defineProperty(Object.prototype, 'extend', { value: () => ({}), enumerable: true, configurable: true });
    try {
      await hub.orders.cancel('a/b?c=d#e%2Ff g', cancelation('l'));
    } finally {
      delete (Object.prototype as { extend?: unknown }).extend;
    }
    expect(urls).toEqual(['https://hub.example.com/api/v2/orders/a%2Fb%3Fc%3Dd%23e%252Ff%20g/cancel']);
  });
});

describe('conversations', () => {
  it('C07: conversations are listed by a change date, by IDs or by a page token, and refused before sending otherwise', async () => {
    const world = createWorld();
    const { conversations } = world.hub({ rateLimiting: false });
    expect(await errorOf(conversations.list())).toBeInstanceOf(ArgumentError);
    expect(await errorOf(conversations.list({ conversation_ids: [] }))).toBeInstanceOf(ArgumentError);
    expect(world.exchanges).toEqual([]);
    expect((await conversations.list({ updated_from: '2026-01-01T00:00:00Z' })).items).toEqual([]);
    expect((await conversations.list({ conversation_ids: ['c1'] })).items).toEqual([]);
    expect(await errorOf(conversations.list({ page_token: 'none' }))).not.toBeInstanceOf(ArgumentError);
  });
});
