import { beforeEach, describe, expect, it } from 'vitest';
import { table } from '../../../src/operations/generated.ts';
import { call, createWorld, type Json, type World } from '../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

const exchange = (fields: Readonly<Record<string, string>>): Promise<Json> =>
  call(world.sandbox, 'POST', 'auth:/oauth/token', new URLSearchParams(fields));

const valid = (): Readonly<Record<string, string>> => {
  const { client_id, client_secret } = world.sandbox.info().credentials.seller;
  return { grant_type: 'client_credentials', client_id, client_secret };
};

describe('the token exchange', () => {
  it.each(['grant_type', 'client_id', 'client_secret'])('T01: %s is mandatory', async (field) => {
    const { [field]: _, ...rest } = valid();
    expect(await exchange(rest)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('T01, AS38, AS45: only client_credentials is granted, only known clients, only as a form', async () => {
    expect((await exchange({ ...valid(), grant_type: 'password' })).status).toBe(400);
    expect(await exchange({ ...valid(), client_secret: 'wrong' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    expect(await exchange({ ...valid(), client_id: 'nobody' })).toMatchObject({ status: 401 });
    expect((await call(world.sandbox, 'POST', 'auth:/oauth/token', valid())).status).toBe(415);
    expect((await exchange({ ...valid(), audience: 'company' })).status).toBe(200);
  });

  it('T02: returns a Bearer token with its lifetime in seconds, also with empty target_app and resource_owner', async () => {
    const { status, body } = await exchange(valid());
    expect(status).toBe(200);
    expect(body).toEqual({
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.\w+$/),
      expires_in: 3599,
      target_app: '',
      resource_owner: '',
    });
  });
});

describe('401 and 403', () => {
  const orders = (authorization?: string): Promise<Json> =>
    call(world.sandbox, 'GET', '/v2/orders', undefined, authorization === undefined ? {} : { authorization });

  it('T08: no token, an unknown one and a malformed header are 401', async () => {
    for (const authorization of [undefined, 'Bearer nope', 'Bearer', 'Basic abc', '', world.seller.token]) {
      expect(await orders(authorization)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    }
  });

  it('T08: a token is good for 3599 seconds', async () => {
    await world.sandbox.clock.advance(3_598_999);
    expect((await orders(`Bearer ${world.seller.token}`)).status).toBe(200);
    await world.sandbox.clock.advance(1);
    expect((await orders(`Bearer ${world.seller.token}`)).status).toBe(401);
  });

  it('T08: a revoked token gets a 401, and tokens of other clients stay valid', async () => {
    expect(await world.control('POST', '/tokens/revoke', { client_id: 'sandbox-seller' })).toEqual({ revoked: 1 });
    expect((await orders(`Bearer ${world.seller.token}`)).status).toBe(401);
    expect((await world.connector.call('GET', 'cp:/v1/channels/a/stores/b/warehouses')).status).toBe(404);
  });

  it('T08: a key of the instance is 401 at the hub, with and without Bearer', async () => {
    const { shops, operator } = world.sandbox.info().credentials;
    for (const key of [...shops.map(({ api_key }) => api_key), operator.api_key, operator.bearer])
      for (const authorization of [key, `Bearer ${key}`]) expect((await orders(authorization)).status).toBe(401);
  });

  it('T13: a token of the hub is 401 at the instance', async () => {
    expect((await world.seller.call('GET', 'instance:/api/channels')).status).toBe(401);
  });

  it('T08: a valid token without the scope of the operation is 403', async () => {
    expect(await world.connector.call('GET', '/v2/orders')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await world.seller.call('POST', 'cp:/v1/orders', {})).status).toBe(403);
    expect((await world.seller.call('POST', 'account:/v1/channels', {})).status).toBe(403);
    expect((await world.limited.call('POST', 'cp:/v1/orders', {})).status).toBe(400);
    expect((await world.limited.call('POST', 'cp:/v1/orders/returns', {})).status).toBe(403);
  });
});

const secured = table.surfaces
  .filter(({ name }) => ['hub', 'channel-platform', 'account'].includes(name))
  .flatMap(({ name, operations }) => operations.map((operation) => ({ surface: name, ...operation })));

const targetOf = ({ surface, path }: { surface: string; path: string }): string =>
  (surface === 'hub' ? '' : surface === 'account' ? 'account:' : 'cp:') + path.replaceAll(/\{\w+\}/g, 'x');

describe('scopes', () => {
  it.each(secured)('T09: $surface $id takes its own scope and no other', async (operation) => {
    const [own, other] =
      operation.surface === 'hub' ? [world.seller, world.connector] : [world.connector, world.seller];
    expect((await call(world.sandbox, operation.method, targetOf(operation))).status).toBe(401);
    expect((await other.call(operation.method, targetOf(operation))).status).toBe(403);
    expect([401, 403]).not.toContain((await own.call(operation.method, targetOf(operation))).status);
  });

  it('T09, AS67: scopes of the channel platform have the form connect-channel-platform:<area>:<action>', () => {
    const scopesOf = new Map(secured.map(({ id, scopes }) => [id, scopes]));
    for (const { surface, scopes } of secured)
      if (surface === 'channel-platform')
        for (const scope of scopes ?? []) expect(scope).toMatch(/^connect-channel-platform:[\w-]+:[\w-]+$/);
    expect(scopesOf.get('upsertBusinessInformation')).toEqual(['connect-channel-platform:store:write']);
    expect(scopesOf.get('configureChannelCatalog')).toEqual(['connect-channel-platform:channel-catalog:configure']);
    expect(scopesOf.get('upsertOrders')).toEqual(['connect-channel-platform:orders:upsert']);
    expect(scopesOf.get('updateActionStatus')).toEqual(['connect-channel-platform:order-action:upsert']);
    expect(scopesOf.get('upsertReturns')).toEqual(['connect-channel-platform:order-returns:upsert']);
  });

  it('AS154: warehouses of a store require the scope connect-channel-platform:store:read', async () => {
    const { connector, limited } = world.sandbox.info().credentials;
    const scope = 'connect-channel-platform:store:read';
    expect([connector.scopes.includes(scope), limited.scopes.includes(scope)]).toEqual([true, false]);
    const warehouses = 'cp:/v1/channels/a/stores/b/warehouses';
    expect((await world.connector.call('GET', warehouses)).status).toBe(404);
    const refused = await world.limited.call('GET', warehouses);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).toContain(scope);
  });
});
