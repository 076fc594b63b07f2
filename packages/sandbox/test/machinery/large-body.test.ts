import { expect, describe, it } from 'vitest';
import type { SandboxRequest } from '../../src/index.ts';
import { checkOrder } from '../../src/domains/hub/orders/order-check.ts';
import { checkLarge } from '../../src/machinery/http/validation.ts';
import { validators } from '../../src/machinery/operations/generated.ts';
import { fuzz } from '../../fuzz/run.ts';
import { createChannelWorld, createWorld, type Json, orderInput, origin, urlOf } from '../world.ts';

describe('a list whose entries have long lists', () => {
  const rules = { lists: { orders: 100 }, inner: { orders: ['order_lines', 'notes'] } };
  interface Order {
    readonly id: number;
    readonly order_lines: readonly number[];
    readonly notes: readonly number[];
  }
  const upTo = (length: number): readonly number[] => Array.from({ length }, (_, n) => n);
  const entriesOf = ({ id, order_lines, notes }: Order): readonly string[] => [
    `${id}`,
    ...order_lines.map((n) => `${id} line ${n}`),
    ...notes.map((n) => `${id} note ${n}`),
  ];

  it.each([
    ['many with few', upTo(100).map(() => [100, 0])],
    ['one with many', [[20_000, 0]]],
    ['all kinds', [[3, 0], [2000, 3000], [0, 0], ...upTo(90).map(() => [7, 9]), [251, 0]]],
  ])('is checked piece by piece, and all of it: %s', (_, lengths) => {
    const orders = lengths.map(([lines = 0, notes = 0], id): Order => ({
      id,
      order_lines: upTo(lines),
      notes: upTo(notes),
    }));
    const seen = new Set<string>();
    let most = 0;
    const validate = Object.assign(
      (value: unknown) => {
        const entries = (value as { readonly orders: readonly Order[] }).orders.flatMap(entriesOf);
        most = Math.max(most, entries.length);
        for (const one of entries) seen.add(one);
        return true;
      },
      { errors: null },
    );
    for (const _ of checkLarge(validate, rules, { orders }));
    expect(most).toBeLessThanOrEqual(501);
    expect(seen).toEqual(new Set(orders.flatMap(entriesOf)));
  });

  it('names what is wrong at its place', async () => {
    const { connector, sandbox } = await createChannelWorld();
    const lines = Array.from({ length: 4000 }, (_, n) => ({
      ...orderInput('L').order_lines[0],
      channel_order_line_id: `L-${n}`,
      ...(n === 3456 && { quantity: 'two' }),
    }));
    const { status, body } = await connector.call('POST', 'cp:/v1/orders', {
      origin,
      orders: [orderInput('FINE'), orderInput('WRONG', { order_lines: lines })],
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: '$.orders[1].order_lines[3456].quantity', message: 'must be integer' }]);
    expect(Object.keys(sandbox.snapshot().collections['orders'] ?? {}).filter((id) => /FINE|WRONG/.test(id))).toEqual(
      [],
    );
  });

  it('P03: what came meanwhile and is newer stays', async () => {
    const { connector, sandbox } = await createChannelWorld();
    const sent = (channel_updated_at: string, lines: number): object => ({
      origin,
      orders: [
        orderInput('TWICE', {
          channel_updated_at,
          order_lines: Array.from({ length: lines }, (_, n) => ({
            ...orderInput('L').order_lines[0],
            channel_order_line_id: `L-${n}`,
          })),
        }),
      ],
    });
    const long = connector.call('POST', 'cp:/v1/orders', sent('2026-03-01T10:00:00Z', 5000));
    const short = await connector.call('POST', 'cp:/v1/orders', sent('2026-03-01T11:00:00Z', 2));
    expect([short.status, (await long).status]).toEqual([204, 204]);
    const [order] = Object.entries(sandbox.snapshot().collections['orders'] ?? {})
      .filter(([id]) => id.endsWith('TWICE'))
      .map(([, one]) => one as Json);
    expect(order.order.order_lines).toHaveLength(2);
  });
});

describe("members of an order that aren't in its schema", () => {
  it('is checked some lines at a time', () => {
    let looks = 0;
    let [before, most] = [0, 0];
    const [line] = orderInput('L').order_lines;
    const order_lines = Array.from({ length: 5000 }, (_, n) => ({
      ...line,
      get channel_order_line_id() {
        looks += 1;
        return `L-${n}`;
      },
    }));
    for (const _ of checkOrder(orderInput('LONG', { order_lines }), '$', [])) {
      most = Math.max(most, looks - before);
      before = looks;
    }
    // Each line is asked for its id twice.
    expect(Math.max(most, looks - before)).toBeLessThanOrEqual(200);
    expect(looks).toBe(10_000);
  });
});

/** A list that counts how many of its entries were looked at. */
function counted(length: number, entry: unknown): { readonly list: unknown[]; readonly looks: () => number } {
  let looks = 0;
  const list = new Proxy(
    Array.from({ length }, () => entry),
    {
      get: (target, name, self) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
        return Reflect.get(target, name, self) as unknown;
      },
    },
  );
  return { list, looks: () => looks };
}

describe('a list with only invalid entries', () => {
  it.each([
    ['channel-platform/upsertOrders', 'orders'],
    ['channel-platform/upsertReturns', 'returns'],
    ['hub/v2-cancelOrderLines', 'cancelations'],
    ['marketplace-seller/ST24', 'shipments'],
  ])('%s: is looked at until enough was found', (key, name) => {
    for (const entry of [{}, 0]) {
      const { list, looks } = counted(20_000, entry);
      const validate = validators[key];
      expect(validate?.({ [name]: list })).toBe(false);
      expect(looks()).toBeLessThan(500);
      expect(validate?.errors?.length).toBeLessThan(1000);
    }
  });

  it('is refused by its length before an entry is looked at', async () => {
    const { connector } = await createWorld();
    const { body } = await connector.call('POST', 'cp:/v1/orders', {
      origin,
      orders: Array.from({ length: 101 }, () => ({})),
    });
    expect(body.errors).toEqual([{ field: '$.orders', message: 'must NOT have more than 100 items' }]);
  });

  it('names the position of the entry if the body is read in slices', async () => {
    const { sandbox, connector } = await createChannelWorld();
    const store = sandbox.info().world.channels[0]?.stores[0]?.store_id ?? '';
    const items = Array.from({ length: 9000 }, (_, n) =>
      n === 8123 ? { id: 7 } : { id: `SKU-${n}-${'x'.repeat(20)}` },
    );
    const response = await connector.call('POST', `cp:/v1/channel-catalog/acme_web/store-catalog-items/${store}`, {
      store_catalog_items: items,
    });
    expect(response.status).toBe(400);
    expect(response.body.errors[0].field).toBe('$.store_catalog_items[8123].id');
  });
});

describe('while a large body is read', () => {
  it('others get their responses', async () => {
    const { sandbox, connector, seller } = await createChannelWorld();
    const order = orderInput('LARGE', {
      order_lines: Array.from({ length: 10_000 }, (_, n) => ({
        ...orderInput('L').order_lines[0],
        channel_order_line_id: `L-${n}`,
      })),
    });
    const inboundOf = (token: string, target: string, body: unknown): SandboxRequest => {
      const bytes = new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));
      const headers: Readonly<Record<string, string>> = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      return {
        method: body === undefined ? 'GET' : 'POST',
        target: new URL(urlOf(target)).pathname,
        origin: 'http://sandbox.localhost',
        header: (name) => headers[name],
        body: bytes,
        tooLarge: false,
      };
    };
    const state = { isDone: false };
    const large = Promise.resolve(
      sandbox.handle(inboundOf(connector.token, 'cp:/v1/orders', { origin, orders: [order] })),
    ).then((response) => {
      state.isDone = true;
      return response;
    });
    let served = 0;
    while (!state.isDone) {
      const { status } = await sandbox.handle(inboundOf(seller.token, '/v2/orders', undefined));
      expect(status).toBe(200);
      served += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await large).status).toBe(204);
    expect(served).toBeGreaterThan(10);
  });
});

describe('requests of chance', () => {
  it('none fails, and none that is refused changes anything', async () => {
    const { statuses, failures, changed } = await fuzz({ seed: 11, requests: 2000 });
    expect(failures).toEqual([]);
    expect([...statuses.keys()].filter((status: Json) => status >= 500)).toEqual([]);
    expect(changed).toEqual([]);
  });
});
