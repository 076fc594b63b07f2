/** The programs of the guides for connectors. */
import { writeFile } from 'node:fs/promises';
import type { NewShipment } from '@tradelane/marketplace-seller';
import { describe, expect, test } from 'vitest';
import { consume, inFolder, it, orderWithTwoLines, ordersFile, seller, shop, usePrograms } from './guide-programs.ts';

usePrograms();

describe('programs of a connector', () => {
  test('partial success: the program prints the result of each return', async () => {
    const { items } = await seller().orders.list({ updated_from: new Date('2020-01-01T00:00:00Z'), limit: 100 });
    const order = items.find(
      ({ origin, order_lines }) =>
        origin.channel_store_id === 'store_1' && order_lines.some(({ status }) => status === 'SHIPPED'),
    );
    const time = new Date(it.clock.now()).toISOString();
    const line = {
      channel_order_line_id: order?.order_lines[0]?.channel_order_line_id,
      quantity: 1,
      reason: 'DEFECTIVE_ITEM',
    };
    const part = { created_at: time, channel_updated_at: time, status: 'REQUEST_INITIATED', return_lines: [line] };
    const returns = [
      { ...part, channel_order_id: order?.channel_order_id, channel_return_id: 'RET-NEW' },
      { ...part, channel_order_id: 'ORD-NONE', channel_return_id: 'RET-NONE' },
    ];
    const origin = {
      channel_id: order?.origin.channel_id,
      channel_store_id: order?.origin.channel_store_id,
    };
    await writeFile(inFolder('returns.json'), JSON.stringify({ origin, returns }));
    const args = [inFolder('returns.json')];
    const [accepted, rejected] = await it.run('send-returns.ts', { args });
    expect([accepted, rejected]).toEqual(['RET-NEW: accepted', expect.stringMatching(/^RET-NONE: ./)]);
  });

  test('partial success: the program leaves out the faulty order only', async () => {
    const args = [await ordersFile([['ORD-1'], ['ORD-2', { order_lines: [] }], ['ORD-3']])];
    expect(await it.run('send-orders.ts', { args })).toEqual([
      'orders accepted: 2',
      expect.stringMatching(/^ORD-2: .*order_lines: ./),
    ]);
    it.sandbox.faults.add({ operation: 'upsertOrders', status: 503, times: 100 });
    expect(await it.run('send-orders.ts', { args: [await ordersFile([['ORD-4']])] })).toEqual([
      'orders accepted: 0',
      expect.stringMatching(/^ORD-4: send again, ./),
    ]);
  });

  test('partial success: 2,500 products are deleted in three requests', async () => {
    await writeFile(inFolder('ids.txt'), Array.from({ length: 2500 }, (_, index) => `SKU-X${index}`).join('\n'));
    expect(await it.run('delete-products.ts', { args: [inFolder('ids.txt')] })).toEqual(['2500 products deleted']);
  });

  test('partial success: a list of shipments is sent once, however often the program starts', async () => {
    await writeFile(inFolder('shipments.json'), JSON.stringify([{ order_id: 'ORD-NONE', shipment_lines: [] }]));
    const args = [inFolder('shipments.json'), 'monday', inFolder('batches.sqlite')];
    expect(await it.run('create-shipments.ts', { args })).toEqual([
      '0 accepted, 1 rejected',
      'total: 0 accepted, 1 rejected',
    ]);
    expect(await it.run('create-shipments.ts', { args })).toEqual(['total: 0 accepted, 1 rejected']);
  });

  test('partial success: a shipment whose response was lost is looked up, and sent again only on request', async () => {
    const tracking = { carrier_name: 'Parcel', tracking_number: '7' };
    const [parcel, other] = ['2', '1'].map((line) => ({
      order_id: 'ORD-1002-A',
      shipment_lines: [{ order_line_id: `ORD-1002-A-${line}`, quantity: 1 }],
      tracking,
    })) as [NewShipment, NewShipment];
    // The other line of the order left in the same parcel.
    (await shop().shipments.create({ shipments: [other] })).throwIfFailed();
    await writeFile(inFolder('shipments.json'), JSON.stringify([parcel]));
    const args = [inFolder('shipments.json'), 'tuesday', inFolder('batches.sqlite')];
    const nothing = 'total: 0 accepted, 0 rejected';
    const missing = 'shipment 0 of the order ORD-1002-A was not found';
    const later = 'run again later, or with --send-missing if none can still arrive';
    it.sandbox.faults.add({ operation: 'ST01', drop: true, times: 1 });
    const run = (...more: string[]) => it.run('create-shipments.ts', { args: [...args, ...more] });
    expect(await run()).toEqual(['0 accepted, 0 rejected', nothing, missing, later]);
    expect(await run()).toEqual([nothing, missing, later]);
    expect(await run('--send-missing')).toEqual([nothing, missing, 'run again to send 1 shipments']);
    expect(await run()).toEqual(['1 accepted, 0 rejected', 'total: 1 accepted, 0 rejected']);
    args[1] = 'wednesday';
    await writeFile(
      inFolder('shipments.json'),
      JSON.stringify([{ ...parcel, tracking: { ...tracking, tracking_number: '8' } }]),
    );
    const lossy = async (request: Request): Promise<Response> => {
      const response = await it.sandbox.fetch(request);
      if (request.method === 'POST') throw new TypeError('the connection broke');
      return response;
    };
    expect(await it.run('create-shipments.ts', { args, fetch: lossy })).toEqual([
      '0 accepted, 0 rejected',
      nothing,
      expect.stringMatching(/^shipment 0 of the order ORD-1002-A arrived: \S+$/),
    ]);
    expect(await run()).toEqual(['total: 1 accepted, 0 rejected']);
    args[1] = 'thursday';
    await writeFile(inFolder('shipments.json'), JSON.stringify([{ ...parcel, tracking: {} }]));
    it.sandbox.faults.add({ operation: 'ST01', drop: true, times: 1 });
    const look = 'shipment 0 of the order ORD-1002-A has no tracking number: look yourself';
    expect(await run()).toEqual(['0 accepted, 0 rejected', nothing, look]);
    expect(await run()).toEqual([nothing, look]);
  });

  test('hosts that differ: the middleware reports FAILED and deletes below /orders/documents', async () => {
    const received: [string, string, string][] = [];
    const otherHost = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      if (!/\/(?:documents|actions)\//.test(pathname)) return it.sandbox.fetch(request);
      received.push([request.method, pathname.replace(/^.*\/v1/, ''), await request.text()]);
      return new Response(null, { status: 204 });
    };
    await it.run('host-differs.ts', { args: ['ORD-1', 'DOC-77', 'action-1'], fetch: otherHost });
    expect(received).toEqual([
      ['DELETE', '/orders/documents/DOC-77', expect.stringContaining('"channel_id":"acme_web"')],
      [expect.any(String), expect.stringContaining('action-1'), expect.stringContaining('"status":"FAILED"')],
    ]);
  });

  test('partial success: a carrier is removed only if it is confirmed', async () => {
    const store = inFolder('channel.sqlite');
    const env = { CONFIRM_REMOVALS: 'true' };
    expect(await it.run('replace-carriers.ts', { args: [store, 'parcel', 'bike'], env })).toEqual(['2 carriers set']);
    expect(await it.run('replace-carriers.ts', { args: [store, 'parcel'] })).toEqual([
      expect.stringMatching(/^not sent, it would remove: .*bike/),
    ]);
  });

  test('connector: business information and carriers are set by the guarded functions', async () => {
    const time = new Date(it.clock.now()).toISOString();
    await writeFile(inFolder('business.json'), JSON.stringify({ currency: 'EUR', updated_at: time }));
    const env = { STORE_FILE: inFolder('channel.sqlite'), CONFIRM_REMOVALS: 'true' };
    expect(await it.run('go-live.ts', { args: ['acme_web', 'store_1', inFolder('business.json')], env })).toEqual([
      'business information and carriers set',
    ]);
  });

  test.each([
    ['all', () => false, ['refuse ORD-L: L1,L2']],
    ['some', (index: number) => index === 0, ['refuse ORD-L: L2', 'accept ORD-L: L1']],
    ['none', () => true, ['accept ORD-L: L1,L2']],
  ] as const)(
    'connector: if the seller refuses %s of the lines, the channel refuses them',
    async (_, accepts, calls) => {
      const { orderId, lineIds } = await orderWithTwoLines('ORD-L');
      const order_lines = lineIds.map((id, index) => ({ id, accepted: accepts(index) }));
      const { action_id } = await seller().orders.accept(orderId, { order_lines });
      const lines = await consume('connector.ts', { DATABASE_FILE: inFolder('connector.sqlite') });
      expect(lines.filter((line) => line.includes('ORD-L'))).toEqual(calls);
      expect((await seller().actions.get(action_id)).status).toBe('SUCCESS');
      // The queue delivers each message twice, and the second delivery does nothing.
      expect(await consume('connector.ts', { DATABASE_FILE: inFolder('connector.sqlite') })).toEqual([]);
    },
  );

  test('connector: a command that the channel does not support fails with a reason', async () => {
    const { orderId, lineIds } = await orderWithTwoLines('ORD-F');
    const price = { amount: 0, currency: 'EUR' };
    const { action_id } = await seller().orders.cancel(orderId, {
      cancelations: [
        { order_line_id: lineIds[0] ?? '', quantity: 1, price, shipping_price: price, reason: 'OUT_OF_STOCK' },
      ],
    });
    await consume('connector.ts', { DATABASE_FILE: inFolder('connector.sqlite') });
    const { status, errors } = await seller().actions.get(action_id);
    expect([status, errors?.[0]?.code]).toEqual(['FAILED', 'ACTION_NOT_SUPPORTED']);
    expect(it.queue.deadLetters).toEqual([]);
  });

  test('events: the effect and the outcome of a handler are one transaction', async () => {
    const { orderId, lineIds } = await orderWithTwoLines('ORD-T');
    const order_lines = lineIds.map((id, index) => ({ id, accepted: index === 0 }));
    const { action_id } = await seller().orders.accept(orderId, { order_lines });
    const file = inFolder('connector.sqlite');
    await consume('exactly-once.ts', { DATABASE_FILE: file });
    expect((await seller().actions.get(action_id)).status).toBe('SUCCESS');
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(file);
    const rows = database.prepare("SELECT status FROM decisions WHERE order_id = 'ORD-T' ORDER BY line_id").all();
    database.close();
    expect(rows.map(({ status }) => status)).toEqual(['accepted', 'refused']);
  });

  test('events: a sync publishes the orders, and a worker handles each once', async () => {
    const publish = (checkpoints: string) =>
      it.run('fan-out-sync.ts', { args: [inFolder(checkpoints)], onLine: () => it.terminate() });
    const env = { DATABASE_FILE: inFolder('worker.sqlite') };
    const [published = ''] = await publish('first.sqlite');
    const orders = (await consume('fan-out-worker.ts', env)).filter((line) => line.includes('ORD-'));
    expect(`${orders.length} orders published`).toBe(published);
    // A sync without its checkpoint publishes all orders again.
    await publish('second.sqlite');
    expect((await consume('fan-out-worker.ts', env)).filter((line) => line.includes('ORD-'))).toEqual([]);
  });
});
