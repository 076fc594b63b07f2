import { describe, expect, it } from 'vitest';
import { SqliteStore } from '../../src/index.ts';
import { MemoryStore, type Store } from '../../src/store/index.ts';
import { createChannelWorld, type Json, orderInput, readOrder, start, upsertOrders, type World } from '../world.ts';
import { chairs, columns } from '../domains/instance/products/imports.ts';

/** A world with a clock that the test moves. */
interface Moved extends World {
  move(inMs: number): number;
}

async function createMoved(store: Store, actions: 'auto' | 'manual' = 'manual'): Promise<Moved> {
  let now = start;
  const world = await createChannelWorld({ store, actions, clock: { now: () => now } });
  return { ...world, move: (inMs) => (now += inMs) };
}

const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Follows a list by the time of the previous request while something is running, and once after that. */
async function follow(world: Moved, work: Promise<unknown>, ask: (since: string) => Promise<readonly string[]>) {
  const state = { done: false };
  const done = work.finally(() => (state.done = true));
  const seen = new Set<string>();
  let last = world.move(0);
  let polls = 0;
  for (let left = 2; left > 0; left -= state.done ? 1 : 0) {
    const since = new Date(last).toISOString();
    last = world.move(1000);
    for (const one of await ask(since)) seen.add(one);
    polls += 1;
    await oneTurn();
  }
  await done;
  return { seen: [...seen].sort(), polls };
}

const changed =
  (world: World, path: string, id: string) =>
  async (since: string): Promise<string[]> => {
    const { body } = await world.seller.call('GET', `${path}?limit=100&updated_from=${since}`);
    return body.data.map((one: Json) => one[id]);
  };

const kinds: readonly (readonly [string, () => Store])[] = [
  ['memory', () => new MemoryStore()],
  ['a file', () => new SqliteStore(':memory:')],
];

describe.each(kinds)('a client that follows changes in %s by the time of the previous request', (_, create) => {
  it('PR04: no import completes later because the clock was set back', async () => {
    const world = await createMoved(create());
    const authorization = world.sandbox.info().credentials.shops[0]?.api_key ?? '';
    const ask = async (path: string, init: RequestInit = {}): Promise<Json> =>
      (
        await world.sandbox.fetch(`http://sandbox.localhost/instance/api${path}`, {
          ...init,
          headers: { authorization },
        })
      ).json();
    const body = new FormData();
    body.append('file', new File([[columns, ...chairs(9000)].join('\n')], 'large.csv'));
    body.append('operator_format', 'true');
    const { import_id } = await ask('/products/imports', { method: 'POST', body });
    world.move(1_800_000);
    const statuses = new Set<string>();
    const found = async (): Promise<Json> => {
      const one = await ask(`/products/imports/${import_id}`);
      statuses.add(one.import_status);
      await oneTurn();
      return one;
    };
    for (let n = 0; n < 3; n += 1) await found();
    expect(statuses).not.toContain('COMPLETE');
    const since = new Date(world.move(-900_000) + 1000).toISOString();
    // No request is sent until it's complete.
    await world.sandbox.clock.advance(0);
    expect((await found()).import_status).toBe('COMPLETE');
    const { product_import_trackings: later } = await ask(`/products/imports?max=100&last_request_date=${since}`);
    expect(later).toEqual([]);
  });

  it('PR04, PR05: sees a large import complete, and every product of it', async () => {
    const world = await createMoved(create());
    const key = world.sandbox.info().credentials.shops[0]?.api_key ?? '';
    const instance = 'http://sandbox.localhost/instance/api';
    const ask = async (path: string, init: RequestInit = {}): Promise<Json> => {
      const response = await world.sandbox.fetch(instance + path, { ...init, headers: { authorization: key } });
      const text = await response.text();
      return text === '' ? [] : JSON.parse(text);
    };
    const file = new File([[columns, ...chairs(9000)].join('\n')], 'large.csv');
    const body = new FormData();
    body.append('file', file);
    body.append('operator_format', 'true');
    const { import_id } = await ask('/products/imports', { method: 'POST', body });
    const isDone = async (): Promise<boolean> => {
      const { import_status } = await ask(`/products/imports/${import_id}`);
      await oneTurn();
      return import_status === 'COMPLETE' || isDone();
    };
    const { seen, polls } = await follow(world, isDone(), async (since) => {
      world.move(10_000);
      const { product_import_trackings } = await ask(`/products/imports?max=100&last_request_date=${since}`);
      const sheets = await ask(`/mcm/products/sources/status/export?updated_since=${since}`);
      return [
        ...product_import_trackings.map((one: Json) => one.import_status),
        ...sheets.map((one: Json) => one.provider_unique_identifier),
      ];
    });
    expect(polls).toBeGreaterThan(5);
    expect(seen).toContain('COMPLETE');
    expect(seen.filter((one) => one.startsWith('C-'))).toHaveLength(9000);
  });

  it('O05: sees what comes due after the clock was set back at its time, not at that from before', async () => {
    const world = await createMoved(create(), 'auto');
    await upsertOrders(world, orderInput('O', {}, { can_cancel: true }));
    world.move(1_800_000);
    await changed(world, '/v2/orders', 'id')('2026-03-02T08:00:00Z');
    world.move(-1_800_000);
    const decision = { order_lines: [1, 2].map((n) => ({ id: `acme_web_O-${n}`, accepted: true })) };
    expect((await world.seller.call('PUT', '/v2/orders/acme_web_O/accept', decision)).status).toBe(202);
    const now = world.move(60_000);
    const { order_lines: lines, updated_at } = await readOrder(world, 'O');
    expect(lines[0].status).toBe('AWAITING_SHIPMENT');
    expect(Date.parse(updated_at)).toBeLessThanOrEqual(now);
  });
});
