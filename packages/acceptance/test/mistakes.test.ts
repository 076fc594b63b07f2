/** Mistakes of the caller are refused before sending, with an error that explains the fix. */
import { type Account, createAccount } from '@tradelane/account';
import { type ChannelPlatform, createChannelPlatform } from '@tradelane/channel-platform';
import { ArgumentError, type ClientOptions, ConfigurationError } from '@tradelane/core';
import { createHub, hubOptionsFromEnv, type Hub } from '@tradelane/hub';
import { createServicesSeller } from '@tradelane/services-seller';
import { describe, expect, it } from 'vitest';
import { cancelation, channelOrder } from '../src/orders.ts';
import { createWorld, errorOf, origin } from '../src/world.ts';

const good: ClientOptions = {
  baseUrl: 'https://hub.example.com',
  auth: { authUrl: 'https://auth.example.com', clientId: 'connector', clientSecret: 'secret' },
};

describe('wrong configuration', () => {
  it('T11: a surface with keys rejects client credentials with an explanation', () => {
    expect(() => createServicesSeller(good)).toThrow(/apiKey/);
  });

  it('T12, G53: plain HTTP works on loopback and with the opt-in', () => {
    for (const baseUrl of [
      'http://localhost:4010/hub',
      'http://127.0.0.1:4010',
      'http://[::1]:4010',
      'http://sandbox.localhost',
    ])
      expect(() => createHub({ baseUrl, auth: { token: 't' } })).not.toThrow();
    expect(() =>
      createHub({ baseUrl: 'http://hub.test', auth: { token: 't' }, allowInsecureHttp: true }),
    ).not.toThrow();
    expect(() => createHub({ baseUrl: 'http://localhost.example.com', auth: { token: 't' } })).toThrow(
      ConfigurationError,
    );
  });

  it('T10: an incomplete environment is an error with the missing variables, and without values', () => {
    const environment = { TRADELANE_BASE_URL: 'https://hub.example.com', TRADELANE_CLIENT_SECRET: 'hush' };
    expect(() => hubOptionsFromEnv(environment)).toThrow(/TRADELANE_AUTH_URL.*TRADELANE_CLIENT_ID/);
    expect(() => hubOptionsFromEnv(environment)).not.toThrow(/hush|CLIENT_SECRET/);
  });
});

interface Clients {
  readonly hub: Hub;
  readonly connector: ChannelPlatform;
  readonly account: Account;
}

const nothing = undefined as never;
const ids = (count: number): { id: string }[] =>
  Array.from({ length: count }, (_, number) => ({ id: `SKU-${number}` }));

/** Calls of a program without types, and the argument that the error must name. */
const wrongCalls: readonly (readonly [string, (clients: Clients) => PromiseLike<unknown>, string])[] = [
  ['a missing path value', ({ hub }) => hub.actions.get(nothing), 'path.action_id'],
  ['an empty path value', ({ hub }) => hub.actions.get(''), 'path.action_id'],
  ['`..` as an id', ({ hub }) => hub.actions.get('..'), 'path.action_id'],
  ['`..` between slashes in an id', ({ hub }) => hub.actions.get('a/../../products'), 'path.action_id'],
  ['an encoded `..` in an id', ({ hub }) => hub.actions.get('%2e%2e'), 'path.action_id'],
  ['a line break in an id', ({ hub }) => hub.actions.get('a\nb'), 'path.action_id'],
  ['an object as an id', ({ hub }) => hub.actions.get({} as never), 'path.action_id'],
  ['no number as an id', ({ hub }) => hub.actions.get(Number.NaN as never), 'path.action_id'],
  [
    'one of two path values missing',
    ({ connector }) => connector.stores.warehouses('acme', nothing),
    'path.channel_store_id',
  ],
  ['a missing body', ({ hub }) => hub.orders.cancel('O-1', nothing), 'body'],
  ['null as a body', ({ hub }) => hub.orders.accept('O-1', null as never), 'body'],
  ['a list as a body', ({ hub }) => hub.orders.accept('O-1', [] as never), 'body'],
  ['a date as a body', ({ hub }) => hub.orders.accept('O-1', new Date(0) as never), 'body'],
  [
    'an inherited field',
    ({ hub }) => hub.orders.accept('O-1', Object.create({ order_lines: [] }) as never),
    'body.order_lines',
  ],
  [
    'a date as a list',
    ({ hub }) => hub.orders.accept('O-1', { order_lines: new Date(0) } as never),
    'body.order_lines',
  ],
  [
    'an object with getters',
    ({ hub }) => hub.orders.accept('O-1', { order_lines: [new Getters()] } as never),
    'body.order_lines[0]',
  ],
  ['another field', ({ hub }) => hub.orders.accept('O-1', { order_line: [] } as never), 'body.order_lines'],
  ['a text as a list', ({ hub }) => hub.orders.accept('O-1', { order_lines: 'x' } as never), 'body.order_lines'],
  ['null as a list', ({ connector }) => connector.orders.upsert({ origin, orders: null } as never), 'body.orders'],
  [
    'a body with a circle',
    ({ hub }) => hub.orders.cancel('O-1', { cancelations: [circle()] } as never),
    'body.cancelations[0].self',
  ],
  [
    'a body with a number that JSON has not',
    ({ hub }) => hub.products.upsert({ products: [{ id: 'x', price: Number.NaN }] } as never),
    'body.products[0].price',
  ],
  [
    'an invalid Date in a body',
    ({ connector }) => connector.orders.upsert({ origin, orders: [{ created_at: new Date('never') }] } as never),
    'body.orders[0].created_at',
  ],
  ['a missing query value', ({ hub }) => hub.returns.list(nothing), 'query.updated_from'],
  [
    'an unknown query value',
    ({ hub }) => hub.orders.list({ updated_since: '2026-01-01T00:00:00Z' } as never),
    'query.updated_since',
  ],
  ['a date without zone', ({ hub }) => hub.orders.list({ updated_from: '2026-01-31T08:00:00' }), 'query.updated_from'],
  [
    'a day that does not exist',
    ({ hub }) => hub.orders.list({ updated_from: '2026-02-30T08:00:00Z' }),
    'query.updated_from',
  ],
  ['an invalid Date', ({ hub }) => hub.orders.list({ updated_from: new Date('never') } as never), 'query.updated_from'],
  ['a page size of none', ({ hub }) => hub.orders.list({ limit: 0 }), 'query.limit'],
  ['a page size beyond the documented', ({ hub }) => hub.orders.list({ limit: 101 }), 'query.limit'],
  ['a page size that is text', ({ hub }) => hub.orders.list({ limit: '10' } as never), 'query.limit'],
  [
    '101 orders in a request that is all or nothing',
    ({ connector }) =>
      connector.orders.upsert({ origin, orders: Array.from({ length: 101 }, (_, n) => channelOrder(`O-${n}`)) }),
    'body.orders',
  ],
  [
    '101 document ids in a download',
    ({ hub }) => hub.documents.download('O-1', { document_ids: ids(101).map(({ id }) => id) }),
    'query.document_ids',
  ],
  ['conversations without a filter', ({ hub }) => hub.conversations.list(), 'query.updated_from'],
  [
    'a failure without a reason',
    ({ connector }) => connector.actions.updateStatus('a1', { status: 'FAILURE', errors: [] }),
    'body.errors',
  ],
  ['the same, shorter', ({ connector }) => connector.actions.fail('a1', []), 'body.errors'],
  [
    '5,001 carriers in a list that must be complete',
    ({ connector }) =>
      connector.carriers.upsert('acme', {
        carriers: Array.from({ length: 5_001 }, (_, n) => ({ channel_carrier_id: `${n}`, name: `${n}` })),
      }),
    'body.carriers',
  ],
  [
    'an upload without its file',
    ({ hub }) => hub.documents.upload('O-1', { metadata: { filename: 'x.pdf', type: 'RETURN_LABEL' } } as never),
    'body.file',
  ],
  [
    'a credential in the headers of a call',
    ({ hub }) => hub.actions.get('A-1', { headers: { authorization: 'Bearer x' } }),
    'headers',
  ],
];

class Getters {
  get id(): string {
    return 'l';
  }
}

function circle(): object {
  const body: { self?: object } = {};
  body.self = body;
  return body;
}

describe('wrong arguments', () => {
  it.each(wrongCalls)(
    'G55: %s is an ArgumentError that names it, and nothing is sent, not even for a token',
    async (_what, call, argument) => {
      let sent = 0;
      const options: ClientOptions = {
        ...good,
        fetch: async () => {
          sent += 1;
          return Response.json({});
        },
      };
      const clients = {
        hub: createHub(options),
        connector: createChannelPlatform(options),
        account: createAccount(options),
      };
      const error = await errorOf(call(clients));
      expect(error).toBeInstanceOf(ArgumentError);
      expect(error).toMatchObject({ outcome: 'not-sent', attempts: 0, operation: expect.any(String) });
      expect(`${String(error['argument'])} ${error.message}`).toContain(argument);
      expect(sent).toBe(0);
    },
  );

  it('an ID with a slash, a question mark or a percent sign stays one ID, also with members on Object.prototype', async () => {
    const urls: string[] = [];
    const hub = createHub({
      ...good,
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
