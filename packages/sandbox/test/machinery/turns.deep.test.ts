import { describe, expect, it } from 'vitest';
import { importFiles } from '../../src/domains/instance/products/model/index.ts';
import { products } from '../../src/domains/hub/catalog/model.ts';
import { createSandbox } from '../../src/index.ts';
import { type Collection, MemoryStore, type Store } from '../../src/machinery/store/index.ts';
import { createChannelWorld, urlOf, type World } from '../world.ts';

/** A store that counts what is written. */
class CountingStore extends MemoryStore {
  writes = 0;
  bytes = 0;
  override put<T>(into: Collection<T>, key: string, value: T): void {
    this.writes += 1;
    if (value instanceof Uint8Array) this.bytes += value.length;
    super.put(into, key, value);
  }
}

interface Counted {
  readonly status: number;
  /** Requests of others that had their responses meanwhile. */
  readonly served: number;
  /** Most documents that were written between two of them. */
  readonly mostWrites: number;
  /** Most bytes of files that were written between two of them. */
  readonly mostBytes: number;
}

/** Sends other requests while a request is running. */
async function askMeanwhile(world: World, store: CountingStore, request: () => Promise<Response>): Promise<Counted> {
  const state: { status?: number } = {};
  let [served, mostWrites, mostBytes] = [0, 0, 0];
  store.writes = 0;
  store.bytes = 0;
  const asked = request().then(async (response) => {
    await response.text();
    state.status = response.status;
  });
  while (state.status === undefined) {
    await new Promise((resolve) => setImmediate(resolve));
    mostWrites = Math.max(mostWrites, store.writes);
    mostBytes = Math.max(mostBytes, store.bytes);
    const { status } = await world.seller.call('GET', '/v2/orders?limit=1');
    expect(status).toBe(200);
    store.writes = 0;
    store.bytes = 0;
    served += 1;
  }
  await asked;
  return { status: state.status, served, mostWrites, mostBytes };
}

const control = 'http://sandbox.localhost/__sandbox';
const channel = 'acme_web';
const list = <T>(length: number, entry: (n: number) => T): T[] => Array.from({ length }, (_, n) => entry(n));
const sku = (n: number): string => `SKU-${n}`;

/** Rules of a taxonomy, one document each. */
const rules = (length: number): unknown[] =>
  list(length, (n) => ({
    id: `R-${n}`,
    when: { not: { isSet: { attribute: 'a' } } },
    // oxlint-disable-next-line unicorn/no-thenable -- the wire calls it so
    then: { all: [{ redefine: { attribute: 'b', requirementLevel: 'REQUIRED' } }] },
  }));

interface LongList {
  readonly name: string;
  readonly path: (world: World) => string;
  readonly method?: string;
  readonly by: 'connector' | 'seller';
  readonly body: unknown;
  readonly status: number;
}

const longLists: readonly LongList[] = [
  {
    name: 'catalog items',
    by: 'connector',
    path: ({ sandbox }) => {
      const store = sandbox.info().world.channels[0]?.stores[0]?.store_id ?? '';
      return `cp:/v1/channel-catalog/acme_web/store-catalog-items/${store}`;
    },
    body: { store_catalog_items: list(10_000, (n) => ({ id: sku(n), product_status: 'PRODUCT_CREATED' })) },
    status: 202,
  },
  {
    name: 'carriers',
    by: 'connector',
    path: () => `cp:/v1/orders/channels/${channel}/carriers`,
    body: { carriers: list(5000, (n) => ({ channel_carrier_id: `C-${n}`, name: `Carrier ${n}` })) },
    status: 204,
  },
  {
    name: 'taxonomy rules',
    by: 'connector',
    method: 'PUT',
    path: () => `cp:/v1/taxonomy/channels/${channel}/rules`,
    body: { rules: rules(5000) },
    status: 202,
  },
  {
    name: 'products',
    by: 'seller',
    path: () => '/products',
    body: { products: list(1000, (n) => ({ id: sku(n) })) },
    status: 202,
  },
  {
    name: 'channels',
    by: 'connector',
    path: () => 'account:/v1/channels',
    body: {
      channels: list(3000, (n) => ({
        external_id: `c${n}`,
        name: 'C',
        status: 'AVAILABLE',
        url: 'https://c.example.com',
      })),
    },
    status: 201,
  },
];

describe('while a long list is being read', () => {
  it.each(longLists)('$name: others get their responses', async ({ by, path, method = 'POST', body, status }) => {
    const store = new CountingStore();
    const world = await createChannelWorld({ store });
    if (by === 'connector') for (let n = 0; n < 10_000; n++) store.put(products, sku(n), { id: sku(n) });
    const { fetch } = world.sandbox;
    const counted = await askMeanwhile(world, store, () =>
      fetch(urlOf(path(world)), {
        method,
        headers: { authorization: `Bearer ${world[by].token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    expect(counted.status).toBe(status);
    expect(counted.served).toBeGreaterThan(1);
    // Six slices of a hundred entries with up to three documents each.
    expect(counted.mostWrites).toBeLessThan(2000);
  });

  it('a short one is done before anybody else has a turn', async () => {
    const { connector, sandbox, seller } = await createChannelWorld();
    const sent = connector.call('PUT', `cp:/v1/taxonomy/channels/${channel}/rules`, { rules: rules(300) });
    await seller.call('GET', '/v2/orders?limit=1');
    expect(Object.keys(sandbox.snapshot().collections['taxonomy_rules'] ?? {})).toHaveLength(300);
    expect((await sent).status).toBe(202);
  });

  it('a world that is replaced meanwhile gets nothing of it', async () => {
    const { connector, sandbox } = await createChannelWorld();
    const before = sandbox.snapshot();
    const sent = connector.call('PUT', `cp:/v1/taxonomy/channels/${channel}/rules`, { rules: rules(5000) });
    await new Promise((resolve) => setImmediate(resolve));
    while (sandbox.snapshot().collections['taxonomy_rules'] === undefined)
      await new Promise((resolve) => setImmediate(resolve));
    sandbox.restore(before);
    expect((await sent).status).toBe(503);
    expect(sandbox.snapshot().collections['taxonomy_rules']).toBeUndefined();
  });
});

describe('while a large product file is being processed', () => {
  const mebibyte = 1024 * 1024;

  it('PR01, PR03: others get their responses, and the file is read to its end', async () => {
    const store = new CountingStore();
    const world = await createChannelWorld({ store });
    const key = world.sandbox.info().credentials.shops[0]?.api_key ?? '';
    const headers = { authorization: key };
    const imports = 'http://sandbox.localhost/instance/api/products/imports';
    const lines = list(6000, (n) => `${sku(n)};2098765432101;${'t'.repeat(3000)}`);
    const form = new FormData();
    form.append('file', new Blob([`shop_sku;ean;title\n${lines.join('\n')}\n`]), 'large.csv');
    const sent = await askMeanwhile(world, store, () =>
      world.sandbox.fetch(imports, { method: 'POST', headers, body: form }),
    );
    expect(sent).toMatchObject({ status: 201 });
    expect(sent.served).toBeGreaterThan(5);
    expect(sent.mostBytes).toBeLessThanOrEqual(4 * mebibyte);

    const worked = await askMeanwhile(world, store, () =>
      world.sandbox.fetch(`${control}/clock`, { method: 'POST', body: '{"advance":"PT10M"}' }),
    );
    expect(worked.mostBytes).toBeLessThanOrEqual(4 * mebibyte);
    const tracking = (
      (await (await world.sandbox.fetch(imports, { headers })).json()) as {
        readonly product_import_trackings: readonly Record<string, unknown>[];
      }
    ).product_import_trackings.find(({ transform_lines_read: read }) => read === 6000);
    expect(tracking).toMatchObject({ import_status: 'COMPLETE', has_transformed_file: true });
    const file = await world.sandbox.fetch(`${imports}/${String(tracking?.['import_id'])}/transformed_file`, {
      headers,
    });
    expect((await file.text()).split('\n').filter((line) => line.includes('ttt'))).toHaveLength(6000);
    // Nothing is left of the file that was sent.
    expect(Object.keys(world.sandbox.snapshot().collections['instance.importFiles'] ?? {})).toEqual([]);
  });
});

describe('an upload whose process dies in the middle', () => {
  it('leaves no piece of its file behind once the world is opened again', async () => {
    const store = new MemoryStore();
    const { sandbox } = await createChannelWorld({ store });
    const form = new FormData();
    form.append('file', new Blob(['x'.repeat(6 * 1024 * 1024)]), 'large.csv');
    const headers = { authorization: sandbox.info().credentials.shops[0]?.api_key ?? '' };
    const imports = 'http://sandbox.localhost/instance/api/products/imports';
    const pieces = (of: Store): number => of.count(importFiles as Collection<never>);
    const sent = sandbox.fetch(imports, { method: 'POST', headers, body: form });
    while (pieces(store) < 2) await new Promise((resolve) => setImmediate(resolve));
    // The content that a crash leaves in the file now.
    const left = new MemoryStore();
    left.restore(store.snapshot());
    expect(pieces(left)).toBeLessThan(12);
    createSandbox({ store: left, seed: 'empty' });
    expect(pieces(left)).toBe(0);

    // An import that came to be keeps its file.
    expect((await sent).status).toBe(201);
    const whole = new MemoryStore();
    whole.restore(store.snapshot());
    createSandbox({ store: whole, seed: 'empty' });
    expect(pieces(whole)).toBe(12);
  });
});

describe('while a world is written down, put back, or made', () => {
  it('others get their responses', async () => {
    const store = new CountingStore();
    const world = await createChannelWorld({ store });
    for (let n = 0; n < 6000; n++) store.put(products, sku(n), { id: sku(n), brand: 'x'.repeat(500) });
    const read = await askMeanwhile(world, store, () => world.sandbox.fetch(`${control}/snapshot`));
    expect(read).toMatchObject({ status: 200 });
    expect(read.served).toBeGreaterThan(5);
    const body = JSON.stringify(world.sandbox.snapshot());
    const put = await askMeanwhile(world, store, () =>
      world.sandbox.fetch(`${control}/snapshot`, { method: 'PUT', body }),
    );
    expect(put).toMatchObject({ status: 204 });
    expect(put.served).toBeGreaterThan(5);
    expect(JSON.stringify(world.sandbox.snapshot().collections['products'])).toBe(
      JSON.stringify((JSON.parse(body) as { collections: Record<string, unknown> }).collections['products']),
    );
  });

  it('a snapshot that is written in slices is of the moment at which it was asked for', async () => {
    const { sandbox, connector, seller } = await createChannelWorld();
    await seller.call('POST', '/products', { products: list(1000, (n) => ({ id: sku(n), brand: 'x'.repeat(1000) })) });
    const before = sandbox.snapshot().collections;
    const asked = sandbox.fetch(`${control}/snapshot`);
    await connector.call('POST', `cp:/v1/orders/channels/${channel}/carriers`, {
      carriers: [{ channel_carrier_id: 'LATE', name: 'Late' }],
    });
    const { collections } = (await (await asked).json()) as ReturnType<typeof sandbox.snapshot>;
    expect(collections).toEqual(before);
    expect(sandbox.snapshot().collections['carrier_lists']).toBeDefined();
  });
});
