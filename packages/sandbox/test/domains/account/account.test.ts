import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/index.ts';
import { createChannelWorld, type Json, type World } from '../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createChannelWorld();
});

/** Reads a collection of the store, because some data is in no response. */
const stored = (collection: string): Json => world.sandbox.snapshot().collections[collection] ?? {};

describe('account', () => {
  it('P14, AS65, AS153: channels are created and updated in one batch, by their external id', async () => {
    const channel = (external_id: string, name: string): object => ({
      external_id,
      name,
      status: 'AVAILABLE',
      url: 'https://c.example.com',
    });
    const first = await world.connector.call('POST', 'account:/v1/channels', {
      channels: [channel('bloom', 'Bloom'), channel('acme_web', 'Acme 2')],
    });
    expect(first.status).toBe(201);
    expect(first.body.channels).toMatchObject([
      { id: 'bloom', name: 'Bloom', external_id: 'bloom' },
      { id: 'acme_web', name: 'Acme 2' },
    ]);
    expect(world.sandbox.info().world.channels.map((one) => one.channel_id)).toEqual(['acme_web', 'bloom']);
  });

  it('P14, AS45: several stores are created and linked to a user with a token that is good once', async () => {
    const store = (channel_store_id: string): object => ({
      channel_id: 'acme_web',
      channel_store_id,
      name: 'S',
      state: 'ACTIVE',
    });
    const create = (token: string, ...stores: object[]): Promise<Json> =>
      world.connector.call('POST', `account:/v1/users/stores?token=${token}`, { stores });
    const token = world.sandbox.info().world.link_token;
    expect((await create(token, store('a'), { ...store('b'), channel_id: 'nope' })).status).toBe(400);
    expect(await create(token, store('a'), store('b'))).toMatchObject({ status: 201, body: undefined });
    expect(await create(token, store('c'))).toMatchObject({ status: 410, body: undefined });
    expect((await create('nope', store('c'))).status).toBe(410);
    expect(world.sandbox.info().world.channels[0]?.stores.map((one) => one.channel_store_id)).toEqual([
      'a',
      'b',
      'store_1',
    ]);
  });

  it('P14: the link token of the first `info()` is already valid at startup', () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const tokens = (): readonly string[] => Object.keys(sandbox.snapshot().collections['link_tokens'] ?? {});
    const atStartup = tokens();
    expect(atStartup).toHaveLength(1);
    sandbox.info();
    expect(tokens()).toEqual(atStartup);
  });

  it.each(['a/b c', String.raw`a\b`, 'ünï%2F', '..%2F..'])(
    'P14: a store of any name is created and updated under it: %s',
    async (name) => {
      const token = world.sandbox.info().world.link_token;
      const store = { channel_id: 'acme_web', channel_store_id: name, name: 'S', state: 'ACTIVE' };
      const created = await world.connector.call('POST', `account:/v1/users/stores?token=${token}`, {
        stores: [store],
      });
      expect(created.status).toBe(201);
      const path = `account:/v1/channels/acme_web/stores/${encodeURIComponent(name)}`;
      expect((await world.connector.call('PUT', path, { name: 'New', state: 'ACTIVE' })).status).toBe(200);
      expect(stored('stores')[`acme_web\n${name}`]).toMatchObject({ name: 'New' });
    },
  );

  it('P14: a store is updated', async () => {
    const put = (store: string): Promise<Json> =>
      world.connector.call('PUT', `account:/v1/channels/acme_web/stores/${store}`, {
        name: 'New',
        state: 'SUSPENDED',
        suspension_type: 'CHANNEL',
      });
    expect(await put('store_1')).toMatchObject({ status: 200, body: undefined });
    expect(stored('stores')['acme_web\nstore_1']).toMatchObject({
      name: 'New',
      state: 'SUSPENDED',
      business_information: { currency: 'EUR' },
    });
    expect((await put('nope')).status).toBe(404);
  });
});
