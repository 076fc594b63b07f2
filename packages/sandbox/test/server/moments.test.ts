import { describe, expect, it } from 'vitest';
import { SqliteStore } from '../../src/node/sqlite.ts';
import { MemoryStore } from '../../src/store/index.ts';
import { createChannelWorld, type Json, orderInput, upsertOrders, type World } from '../world.ts';

const createWorldIn = (kind: string): Promise<World> =>
  createChannelWorld({ store: kind === 'sqlite' ? new SqliteStore(':memory:') : new MemoryStore() });

const contentOf = ({ sandbox }: World): Json => {
  const { journal: _, counters, ...rest } = sandbox.snapshot().collections as Json;
  return { ...rest, counters: { ...counters, journal: 0 } };
};

describe.each(['memory', 'sqlite'])('moments (%s)', (kind) => {
  it('compares two moments, and a moment with now', async () => {
    const world = await createWorldIn(kind);
    await upsertOrders(world, orderInput('ORD-1'));
    const first = await world.control('POST', '/moments');
    await upsertOrders(world, orderInput('ORD-2'));
    const second = await world.control('POST', '/moments');
    await world.control('POST', '/clock', { advance: 'PT1M' });
    await upsertOrders(world, orderInput('ORD-1', { channel_updated_at: '2030-01-01T00:00:00Z', status: 'SHIPPED' }));
    const between = async (query: string): Promise<string[]> =>
      (await world.control('GET', `/moments/${query}`)).differences
        .filter(({ collection }: Json) => collection === 'orders')
        .map(({ what, key }: Json) => `${what} ${key}`);
    expect(await between(`${first.id}?until=${second.id}`)).toEqual(['added acme_web_ORD-2']);
    expect(await between(second.id)).toEqual(['changed acme_web_ORD-1']);
    expect((await between(first.id)).toSorted()).toEqual(['added acme_web_ORD-2', 'changed acme_web_ORD-1']);
    expect((await world.control('GET', '/moments')).moments).toEqual([first, second]);
  });

  it('restores everything but the journal, also after a reset and a snapshot', async () => {
    const world = await createWorldIn(kind);
    await upsertOrders(world, orderInput('ORD-1'));
    const { id } = await world.control('POST', '/moments');
    const before = contentOf(world);
    const snapshot = await world.control('GET', '/snapshot');
    const now = world.sandbox.clock.now();
    for (const change of [
      () => upsertOrders(world, orderInput('ORD-2')),
      () => world.control('POST', '/clock', { advance: 'P8D' }),
      () => world.control('POST', '/reset'),
      () => world.control('PUT', '/snapshot', snapshot),
    ]) {
      await change();
      await world.control('PUT', `/moments/${id}`);
      expect(contentOf(world)).toEqual(before);
      expect(world.sandbox.clock.now()).toBe(now);
      expect((await world.control('GET', `/moments/${id}`)).total).toBe(0);
    }
  });

  it('ignores a change that was rolled back', async () => {
    const world = await createWorldIn(kind);
    const { id } = await world.control('POST', '/moments');
    await world.connector.call('POST', '/v1/orders', { origin: {}, orders: [] });
    expect(await world.control('GET', `/moments/${id}`)).toEqual({ differences: [], total: 0 });
  });

  it('keeps the latest 20 moments, and names an unknown one', async () => {
    const world = await createWorldIn(kind);
    for (let n = 0; n < 21; n++) await world.control('POST', '/moments');
    expect((await world.control('GET', '/moments')).moments).toHaveLength(20);
    const response = await world.sandbox.fetch('/__sandbox/moments/1');
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Moment 1 does not exist')]);
  });
});
