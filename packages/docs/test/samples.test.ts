import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceCarriers } from '@tradelane/channel-platform';
import { createMemoryCheckpoints, createMemoryTokenStore } from '@tradelane/core';
import { type CancelationRequest, createHub, type Hub, type OrderLine } from '@tradelane/hub';
import { createMarketplaceSeller, type MarketplaceSeller } from '@tradelane/marketplace-seller';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptOrder, follow } from '../samples/actions.ts';
import { documentNames, saveArchive, sendLabel } from '../samples/files.ts';
import {
  creditByCurrency,
  exportedFiles,
  importAndNote,
  importProducts,
  resumeImport,
} from '../samples/imports-and-exports.ts';
import { busyLimits, newOrders, logWaits } from '../samples/limits.ts';
import { countOrders, firstTwoPages, walk } from '../samples/paging.ts';
import { createShipments, deleteProducts, sendOrders, sendReturns, setCarriers } from '../samples/partial-success.ts';
import { cancelOnce } from '../samples/retries.ts';
import { copyOrders, followOrders, passOrders } from '../samples/sync.ts';
import { type Bench, createBench, exampleOrders, longAgo } from './bench.ts';

let it: Bench;
beforeEach(() => {
  it = createBench();
});
afterEach(() => {
  it.close();
});

/** A hub of the seller whose requests pass this way, with the limits and waits that one has where nothing is said. */
function hubOver(fetch: (input: Request) => Promise<Response> = it.sandbox.fetch): Hub {
  const { urls, credentials } = it.sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  return createHub({ baseUrl: urls.base_url, auth, clock: it.clock, tokenStore: createMemoryTokenStore(), fetch });
}

/** An instance that responds so to each path. */
const instanceOver = (respond: (path: string) => Response): MarketplaceSeller =>
  createMarketplaceSeller({
    baseUrl: 'https://instance.example',
    auth: { apiKey: 'key' },
    clock: it.clock,
    fetch: async ({ url }) => respond(new URL(url).pathname),
  });

/** One piece of each line. */
function cancelationOf(lineIds: readonly string[]): CancelationRequest {
  const nothing = { amount: 0, currency: 'EUR' };
  return {
    cancelations: lineIds.map((order_line_id) => ({
      order_line_id,
      quantity: 1,
      price: nothing,
      shipping_price: nothing,
      reason: 'OUT_OF_STOCK',
    })),
  };
}

/** An order with several lines, of each of which pieces can be cancelled more than once. */
async function cancelableOrder(): Promise<{ readonly orderId: string; readonly lines: readonly OrderLine[] }> {
  const { origin, orders } = exampleOrders();
  const [order] = orders;
  const [line] = order?.order_lines ?? [];
  if (order === undefined || line === undefined) throw new Error('The example has an order with a line.');
  const order_lines = ['L1', 'L2'].map((id) => ({ ...line, channel_order_line_id: id, quantity: 5, can_cancel: true }));
  await it.connector.orders.upsert({ origin, orders: [{ ...order, channel_order_id: 'ORD-C', order_lines }] });
  const { items } = await it.hub.orders.list({ order_ids: ['acme_ORD-C'] });
  return { orderId: 'acme_ORD-C', lines: items.flatMap(({ order_lines: lines }) => lines) };
}

describe('samples of the guides that work with a hub and an instance', () => {
  test('limits: a call that would wait too long says when to come back', async () => {
    const logged: string[] = [];
    it.close();
    it = createBench(logWaits((line) => logged.push(line)));
    expect(await newOrders(it.hub)).toBeInstanceOf(Array);
    expect(await newOrders(it.hub)).toBeInstanceOf(Date);
    expect(busyLimits(it.hub).some((line) => line.includes('v2-listOrders') && line.endsWith('1 of 1'))).toBe(true);
    await it.hub.orders.list();
    expect(logged.some((line) => line.startsWith('v2-listOrders wait'))).toBe(true);
  });

  test('retries: a cancelation whose response was lost is found on the order, not sent again', async () => {
    const orderId = await it.waitingOrder();
    const { items } = await it.hub.orders.list({ order_ids: [orderId] });
    const line = items[0]?.order_lines[0];
    const request = cancelationOf([line?.id ?? '']);
    const seen = vi.fn<(path: string) => void>();
    // The hub does what was asked, and the response is lost.
    const shaky = hubOver(async (input) => {
      const response = await it.sandbox.fetch(input.clone());
      if (!input.url.endsWith('/cancel')) return response;
      seen(input.url);
      await it.emptyQueue();
      return new Response('', { status: 503 });
    });
    expect(await cancelOnce(shaky, orderId, request)).toBe('done before');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test('retries: a cancelation that never arrived is not taken for an earlier one of the same line', async () => {
    const { orderId, lines } = await cancelableOrder();
    const [line] = lines;
    const request = cancelationOf([line?.id ?? '']);
    await it.hub.orders.cancel(orderId, request);
    await it.emptyQueue();
    it.sandbox.faults.add({ operation: 'v2-cancelOrderLines', status: 503, times: 1 });
    const failure = await cancelOnce(hubOver(), orderId, request).catch((error: unknown) => error);
    expect(failure).toMatchObject({ operation: 'v2-cancelOrderLines', status: 503, outcome: 'unknown' });
  });

  test('retries: a cancelation of which another line was never cancelled is not done', async () => {
    const { orderId, lines } = await cancelableOrder();
    const ids = lines.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    // Meanwhile somebody else cancels one of the lines.
    const shaky = hubOver(async (input) => {
      if (!input.url.endsWith('/cancel')) return it.sandbox.fetch(input);
      await it.hub.orders.cancel(orderId, cancelationOf(ids.slice(0, 1)));
      await it.emptyQueue();
      return new Response('', { status: 503 });
    });
    await expect(cancelOnce(shaky, orderId, cancelationOf(ids))).rejects.toMatchObject({ outcome: 'unknown' });
  });

  test('retries: what nobody knows stays unknown where the look-up fails', async () => {
    const { orderId, lines } = await cancelableOrder();
    let isLost = false;
    const shaky = hubOver(async (input) => {
      if (input.url.endsWith('/cancel')) {
        isLost = true;
        return new Response('', { status: 503 });
      }
      return isLost ? new Response('{}', { status: 403 }) : it.sandbox.fetch(input);
    });
    await expect(cancelOnce(shaky, orderId, cancelationOf([lines[0]?.id ?? '']))).rejects.toMatchObject({
      operation: 'v2-cancelOrderLines',
      outcome: 'unknown',
    });
  });

  test('paging: every entry, two pages, and a walk that resumes', async () => {
    const total = await walk(it.hub, longAgo, () => Promise.resolve());
    expect(total).toBeGreaterThan(10);
    expect(await countOrders(it.hub, longAgo)).toBeLessThanOrEqual(total);
    expect(await firstTwoPages(it.hub, longAgo)).toBe(4);
    const page = await it.hub.orders.list({ updated_from: longAgo, limit: 3 });
    expect(await walk(it.hub, longAgo, () => Promise.resolve(), page.nextCursor)).toBe(total - 3);
  });

  test('sync: a second run handles nothing twice, and a change is seen', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samples-'));
    try {
      const handled: string[] = [];
      const handle = (order: { readonly id: string }): Promise<void> => {
        handled.push(order.id);
        return Promise.resolve();
      };
      await it.emptyQueue();
      expect((await passOrders(it.hub, join(folder, 'checkpoints.db'), handle)).handled).toBe(handled.length);
      const first = handled.length;
      expect(new Set(handled).size).toBe(first);
      expect((await passOrders(it.hub, join(folder, 'checkpoints.db'), handle)).handled).toBe(0);
      const orderId = await it.waitingOrder();
      await it.accept(orderId);
      await it.emptyQueue();
      const leaving = new AbortController();
      await followOrders(
        it.hub,
        join(folder, 'checkpoints.db'),
        async (order) => {
          await handle(order);
          leaving.abort();
        },
        leaving.signal,
      );
      expect(handled.slice(first)).toEqual([orderId]);
      expect(await copyOrders(it.hub, join(folder, 'orders.sqlite'))).toBe(first);
      expect(await copyOrders(it.hub, join(folder, 'orders.sqlite'))).toBe(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('actions: an order is accepted once the connector has reported, and a failure names its reason', async () => {
    const orderId = await it.waitingOrder();
    // Time stands still while the connector works: a wait ends after an hour.
    it.clock.stop();
    const deciding = acceptOrder(it.hub, orderId);
    const isAsked = (): boolean =>
      it.sandbox
        .events()
        .some(({ type, data }) => type === 'ACCEPT' && JSON.stringify(data).includes(orderId.replace('acme_', '')));
    while (!isAsked()) await it.clock.advanceToNext();
    await it.emptyQueue('the channel has closed it');
    await it.clock.advanceToNext();
    expect(await deciding).toEqual(['OTHER']);
  });

  test('actions: a wait leaves a text to resume by', async () => {
    const orderId = await it.waitingOrder();
    const action_id = await it.accept(orderId);
    await it.emptyQueue();
    const saved: string[] = [];
    expect(await follow(it.hub, action_id, (text) => saved.push(text))).toBe('SUCCESS');
    expect(await follow(it.hub, { resume: saved[0] ?? '' }, () => undefined)).toBe('SUCCESS');
  });

  test('imports: a product file is sent, followed and its report read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samples-'));
    const log = vi.spyOn(console, 'log').mockReturnValue();
    try {
      const path = join(folder, 'products.csv');
      await writeFile(path, await readFile(new URL('../../../specs/arazzo/files/products.csv', import.meta.url)));
      expect(await importProducts(it.instance, path)).toEqual({
        ok: false,
        rejected: [expect.stringMatching(/^line 3: .*title/)],
      });
      expect(log).toHaveBeenCalledWith(expect.stringMatching(/^2 lines read, 0 of them faulty, \d+ products arrived$/));
      const kept: string[] = [];
      expect(await importAndNote(it.instance, path, (text) => kept.push(text))).toBe(false);
      expect(await resumeImport(it.instance, kept[0] ?? '')).toBe(false);
    } finally {
      log.mockRestore();
      await rm(folder, { recursive: true });
    }
  });

  test('exports: every transaction line comes by, and the files can be had by hand', async () => {
    expect((await creditByCurrency(it.instance, longAgo)).get('EUR')).toBeGreaterThan(0);
    // One export a day.
    await it.clock.advance(86_400_000);
    expect((await exportedFiles(it.instance, it.clock)).length).toBeGreaterThan(0);
  });

  test('exports: amounts of different currencies are not added up, and none is rounded away', async () => {
    const lines = [
      { currency_iso_code: 'EUR', amount_credited: 0.1 },
      { currency_iso_code: 'EUR', amount_credited: 0.2 },
      { currency_iso_code: 'KWD', amount_credited: 1.005 },
      { currency_iso_code: 'EUR', amount_debited: 5 },
    ];
    const urls = ['https://instance.example/api/transactions/files/1'];
    const instance = instanceOver((path) =>
      path.endsWith('/1')
        ? new Response(lines.map((line) => JSON.stringify(line)).join('\n'))
        : Response.json({ tracking_id: 'T1', status: 'COMPLETED', urls }),
    );
    expect([...(await creditByCurrency(instance, longAgo))]).toEqual([
      ['EUR', 0.3],
      ['KWD', 1.005],
    ]);
  });

  test.each(['FAILED', 'CANCELED'])(
    'exports: one that ends as %s by hand is no export without files',
    async (status) => {
      const instance = instanceOver(() => Response.json({ tracking_id: 'T1', status }));
      await expect(exportedFiles(instance, it.clock)).rejects.toThrow(status);
    },
  );

  test('exports: a status that nobody knows is not the end of one that is followed by hand', async () => {
    const states = ['PENDING', 'RUNNING', 'COMPLETED'];
    const instance = instanceOver((path) =>
      Response.json(
        path.endsWith('/async') ? { tracking_id: 'T1' } : { status: states.shift(), urls: ['https://i.example/1'] },
      ),
    );
    expect(await exportedFiles(instance, it.clock)).toEqual(['https://i.example/1']);
    expect(states).toEqual([]);
  });

  test('files: a label goes up, and the archive of an order is saved and walked', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samples-'));
    try {
      await writeFile(join(folder, 'label.pdf'), '%PDF-1.4\n%%EOF\n');
      const { documents } = (await it.hub.documents.list()).body;
      const orderId = documents[0]?.order_id ?? '';
      expect((await sendLabel(it.hub, orderId, join(folder, 'label.pdf'))).action_id).not.toBe('');
      const saved = await saveArchive(it.hub, orderId, folder);
      expect(saved).toContain(orderId);
      expect((await readFile(saved)).subarray(0, 2).toString()).toBe('PK');
      expect((await documentNames(it.hub, orderId)).length).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('partial success: a return that fails does not hold up another', async () => {
    const { items } = await it.hub.orders.list({ updated_from: longAgo, limit: 100 });
    const order =
      items.find(
        ({ origin: from, order_lines }) =>
          from.channel_store_id === 'store_1' && order_lines.some(({ status }) => status === 'SHIPPED'),
      ) ?? items[0];
    const time = new Date(it.clock.now()).toISOString();
    const one = { created_at: time, channel_updated_at: time, status: 'REQUEST_INITIATED' } as const;
    const line = {
      channel_order_line_id: order?.order_lines[0]?.channel_order_line_id ?? '',
      quantity: 1,
      reason: 'DEFECTIVE_ITEM',
    } as const;
    const lines = await sendReturns(it.connector, {
      origin: { channel_id: order?.origin.channel_id ?? '', channel_store_id: order?.origin.channel_store_id ?? '' },
      returns: [
        { ...one, channel_order_id: order?.channel_order_id ?? '', channel_return_id: 'RET-NEW', return_lines: [line] },
        { ...one, channel_order_id: 'ORD-NONE', channel_return_id: 'RET-NONE', return_lines: [line] },
      ],
    });
    expect(lines[0]).toBe('RET-NEW: accepted');
    expect(lines[1]).toMatch(/^RET-NONE: .+/);
  });

  test('partial success: nothing arrived, and every order and return is told', async () => {
    const { origin, orders } = exampleOrders();
    const body = {
      origin,
      orders: ['ORD-1', 'ORD-2'].flatMap((id) => orders.map((o) => ({ ...o, channel_order_id: id }))),
    };
    it.sandbox.faults.add({ operation: 'upsertOrders', status: 503, times: 100 });
    expect(await sendOrders(it.connector, body)).toEqual([
      expect.stringMatching(/^ORD-1: look before sending it again, ./),
      expect.stringMatching(/^ORD-2: look before sending it again, ./),
    ]);
    it.sandbox.faults.add({ operation: 'upsertReturns', status: 403, times: 100 });
    const time = new Date(it.clock.now()).toISOString();
    const returns = Array.from({ length: 150 }, (_, number) => ({
      created_at: time,
      channel_updated_at: time,
      status: 'REQUEST_INITIATED' as const,
      channel_order_id: 'ORD-1',
      channel_return_id: `RET-${number}`,
      return_lines: [{ channel_order_line_id: 'L1', quantity: 1, reason: 'DEFECTIVE_ITEM' as const }],
    }));
    const told = await sendReturns(it.connector, { origin, returns });
    expect(told).toHaveLength(150);
    expect(told.at(-1)).toMatch(/^RET-149: to be sent again, ./);
  });

  test('partial success: of many orders only the faulty one is left out', async () => {
    const { origin, orders } = exampleOrders();
    const named = (id: string, part: object = {}) =>
      orders.map((order) => ({ ...order, channel_order_id: id, ...part }));
    const body = { origin, orders: [...named('ORD-1'), ...named('ORD-2', { order_lines: [] }), ...named('ORD-3')] };
    expect(await sendOrders(it.connector, body)).toEqual([expect.stringMatching(/^ORD-2: .*order_lines: ./)]);
    const page = await it.hub.orders.list({ order_ids: ['acme_ORD-1', 'acme_ORD-3'] });
    expect(page.items.length).toBe(2);
  });

  test('partial success: a carrier is not removed unless somebody confirms it', async () => {
    const store = createMemoryCheckpoints();
    const [parcel, bike] = ['parcel', 'bike'].map((id) => ({ channel_carrier_id: id, name: `Carrier ${id}` }));
    if (parcel === undefined || bike === undefined) throw new Error('There are two carriers.');
    await replaceCarriers(it.connector, 'acme_web', { carriers: [parcel, bike] }, { store, confirmRemovals: true });
    expect(await setCarriers(it.connector, 'acme_web', { carriers: [parcel] }, store)).toEqual([
      expect.stringContaining('bike'),
    ]);
  });

  test('partial success: twenty-five hundred products are deleted in three requests', async () => {
    const ids = Array.from({ length: 2500 }, (_, index) => `SKU-X${index}`);
    expect(await deleteProducts(it.hub, ids)).toBe(2500);
  });

  test('partial success: shipments are created through restarts, by one key, once', async () => {
    const checkpoint = createMemoryCheckpoints();
    const shipments = [{ order_id: 'ORD-NONE', shipment_lines: [] }];
    const record = vi.fn<() => void>();
    for (let restarts = 0; restarts < 3; restarts += 1) {
      const { failed, unknown } = await createShipments(it.instance, shipments, 'monday', checkpoint, record);
      expect([failed.length, unknown.length]).toEqual([1, 0]);
    }
    expect(record).toHaveBeenCalledTimes(1);
  });
});
