import { expect } from 'vitest';
import type { Json } from '../agent.ts';
import type { Job, World } from './job.ts';
import { addedTo, adjustmentsOf, countsOf, example, linesOf, pricesOf, rows, shop, text, values } from './world.ts';

export const changes: readonly Job[] = [
  {
    task: 'Create a promotion: ten percent off two pieces of CHAIR-4.',
    path: example(shop, 'promotions.create', (body) => ({
      ...body,
      internal_id: 'CHAIRS',
      trigger: { ...(body['trigger'] as Json), selection: { type: 'OFFER', values: ['CHAIR-4'] } },
    })),
    proof: (answer, world, before) => {
      expect(text((answer as Json)['read_back'])).toContain('"internal_id":"CHAIRS"');
      const trigger = { quantity_purchased: 2, selection: { values: ['CHAIR-4'] } };
      expect(addedTo('instance.promotions', world, before)).toMatchObject([{ shopId: 2001, request: { trigger } }]);
    },
  },
  {
    task: 'Accept the first line of acme_ORD-1001 and refuse the second.',
    path: example('hub', 'orders.accept'),
    proof: (_, world) => {
      const { order_lines: lines } = world('orders', 'acme_ORD-1001')['order'] as Json;
      expect((lines as readonly Json[]).slice(0, 2).map(({ status }) => status)).toEqual([
        'AWAITING_SHIPMENT',
        'CLOSED',
      ]);
    },
  },
  {
    task: 'Refund one damaged piece of acme_ORD-1002, and prove it.',
    path: example('hub', 'orders.refund'),
    proof: (answer, world) => {
      expect(text(answer)).toContain('"REFUND"');
      expect(adjustmentsOf(world('orders', 'acme_ORD-1002'))).toEqual([[['REFUND', 1, 24]]]);
    },
  },
  {
    task: 'Cancel one piece of acme_ORD-1001 that is out of stock.',
    path: example('hub', 'orders.cancel'),
    proof: (_, world) =>
      expect(adjustmentsOf(world('orders', 'acme_ORD-1001'))).toEqual([[['CANCELATION', 1, 23]], [], []]),
  },
  {
    task: 'Ship acme_ORD-1002 with Swift Parcel, number PX123456789.',
    path: example('hub', 'shipments.create', (body) => ({ ...body, carrier: 'Swift Parcel' })),
    proof: (_, world, before) => {
      const added = addedTo('shipments', world, before);
      expect(added).toMatchObject([
        { order_id: 'acme_ORD-1002', carrier: 'Swift Parcel', tracking_number: 'PX123456789' },
      ]);
    },
  },
  {
    task: 'Write to the customer of a conversation that the parcel has left.',
    path: example('hub', 'conversations.reply'),
    proof: (_, world, before) => {
      const added = addedTo('messages', world, before);
      expect(added).toMatchObject([{ body: 'The parcel has left.', conversation_id: expect.any(String) }]);
    },
  },
  {
    task: 'Accept the return that a customer of the hub asks for.',
    path: async (use) => {
      const parameters = { statuses: ['REQUEST_INITIATED'], updated_from: '2020-01-01T00:00:00Z' };
      const [first] = rows(
        await use('read', { surface: 'hub', operation: 'returns.list', parameters, fields: ['id', 'status'] }),
      );
      const args = {
        surface: 'hub',
        operation: 'returns.accept',
        parameters: { return_id: first?.['id'] },
        body: { accepted: true },
      };
      await use('preview', args);
      await use('write', { ...args, wait: true });
      return first?.['id'];
    },
    proof: (answer, world, before) => {
      expect(text(before('returns', String(answer)))).toContain('"status":"REQUEST_INITIATED"');
      expect(text(world('returns', String(answer)))).toContain('"status":"OPENED"');
    },
  },
  {
    task: 'Set the price of CHAIR-4 to 54.90 and keep its contract prices.',
    path: async (use) => {
      await use('search', { query: 'set the price of an offer', limit: 3 });
      return use('write', { operation: 'offers.setPrice', parameters: { sku: 'CHAIR-4', price: 54.9 }, wait: true });
    },
    proof: (_, world) => {
      expect(pricesOf(world('instance.offers'), 'CHAIR-4')).toEqual([54.9, 69, 74]);
    },
  },
  {
    task: 'Set the stock of BED-40 of the shop 2002 to 4.',
    path: (use) =>
      use('write', {
        operation: 'offers.setStock',
        parameters: { sku: 'BED-40', quantity: 4, shop_id: 2002 },
        wait: true,
      }),
    proof: (_, world, before) => {
      const stock = (one: World): Json =>
        Object.fromEntries(values(one('instance.offers')).map(({ id, quantity }) => [String(id), quantity]));
      const offer = values(world('instance.offers')).find(({ sku, shopId }) => sku === 'BED-40' && shopId === 2002);
      expect(stock(world)).toEqual({ ...stock(before), [String(offer?.['id'])]: 4 });
    },
  },
  {
    task: 'Reply to the thread about the order ORD-1001-A, by name.',
    path: async (use) => {
      const parameters = { entity_type: 'MMP_ORDER', entity_id: ['ORD-1001-A'] };
      const fields = ['id', 'current_participants'];
      const [thread] = rows(await use('read', { surface: shop, operation: 'threads.list', parameters, fields }));
      const people = thread?.['current_participants'] as readonly Json[];
      const customer = people.find(({ type }) => type === 'CUSTOMER');
      const body = {
        message_input: {
          body: `Dear ${String(customer?.['display_name'])}, it leaves today.`,
          to: [{ type: 'CUSTOMER', id: customer?.['id'] }],
        },
      };
      return use('write', {
        surface: shop,
        operation: 'threads.reply',
        parameters: { thread_id: thread?.['id'] },
        body,
        wait: true,
      });
    },
    proof: (_, world) => {
      const thread = values(world('instance.threads')).find(({ entity }) => (entity as Json)['id'] === 'ORD-1001-A');
      const last = ((thread?.['messages'] ?? []) as readonly Json[]).at(-1);
      expect(last).toMatchObject({ body: 'Dear Camille Roux, it leaves today.', to: [{ id: 'CUST-100' }] });
    },
  },
  {
    task: 'Ask the operator whether the incident of ORD-1047-A may be refunded.',
    path: (use) =>
      use('write', {
        surface: shop,
        operation: 'OR43',
        parameters: { order_id: 'ORD-1047-A' },
        body: {
          thread_input: { body: 'May we refund it?', to: ['OPERATOR'], topic: { type: 'REASON_CODE', value: '43' } },
        },
        wait: true,
      }),
    proof: (answer, world, before) => {
      expect((answer as Json)['read_back']).toMatchObject({ operation: 'threads.list' });
      const [thread, ...others] = addedTo('instance.threads', world, before);
      expect([thread?.['entity'], others]).toMatchObject([{ id: 'ORD-1047-A' }, []]);
      expect(thread?.['messages']).toMatchObject([{ body: 'May we refund it?', to: [{ type: 'OPERATOR' }] }]);
    },
  },
  {
    task: 'Refund 10 EUR of ORD-1002-A.',
    path: example(shop, 'OR28'),
    proof: (_, world) => {
      const lines = world('instance.orders', 'ORD-1002-A')['lines'] as readonly Json[];
      const refunds = lines.flatMap(({ refunds: list }) => list as readonly Json[]);
      expect(refunds.map(({ amount }) => amount)).toEqual([10]);
    },
  },
  {
    task: 'Create a shipment of ORD-1001-A and one of ORD-1002-A.',
    path: example(shop, 'shipments.create'),
    proof: (_, world) => {
      const shipped = (id: string): unknown =>
        (world('instance.orders', id)['lines'] as readonly Json[]).map((line) => line['in_shipments']);
      expect(text(world('instance.shipments'))).toContain('SW123456789');
      expect([shipped('ORD-1001-A'), shipped('ORD-1002-A')]).toEqual([[1], [0, 2, 0]]);
    },
  },
  {
    task: 'Resolve the incident of the order ORD-1047-A.',
    path: example(shop, 'orders.resolveIncident'),
    proof: (_, world) => {
      const [line] = world('instance.orders', 'ORD-1047-A')['lines'] as readonly Json[];
      expect([line?.['id'], line?.['incident']]).toEqual(['ORD-1047-A-1', undefined]);
    },
  },
  {
    task: 'Export the transactions that are payable, and read the first lines.',
    path: async (use) => {
      const started = await example(shop, 'transactions.startExport', (body) => ({
        ...body,
        payment_state: ['PAYABLE'],
      }))(use);
      const { urls } = started['status'] as { readonly urls: readonly string[] };
      return use('read', { surface: shop, operation: 'TL05', parameters: { url: urls[0] }, max_characters: 1000 });
    },
    proof: (answer, world) => {
      const ids = [...String((answer as Json)['text']).matchAll(/^\{"id":"([^"]+)"/gm)].map(([, id]) => id);
      const found = linesOf(world('instance.transactions')).filter(({ id }) => ids.includes(String(id)));
      expect(found.length).toBeGreaterThan(0);
      expect(countsOf(found.map((line) => line['payment_state']))).toEqual({ PAYABLE: ids.length });
    },
  },
  {
    task: 'Change the phone number of the shop, and nothing else.',
    path: async (use) => {
      await use('describe', { surface: shop, operation: 'account.update' });
      const { data } = await use('read', { surface: shop, operation: 'account.get', fields: ['contact_informations'] });
      const { email, fax: _, web_site: __, ...address } = (data as Json)['contact_informations'] as Json;
      return use('write', {
        surface: shop,
        operation: 'account.update',
        body: { email, address: { ...address, phone: '+33199887766' } },
      });
    },
    proof: (_, world, before) => {
      const accountIn = (one: World): Json => {
        const account = one('instance.shops', '2001')['account'] as Json;
        return Object.fromEntries(
          Object.entries(account).filter(([name, value]) => !name.startsWith('last_') && value !== null),
        );
      };
      const { contact_informations: contact, ...others } = accountIn(before);
      expect(accountIn(world)).toEqual({
        ...others,
        contact_informations: { ...(contact as Json), phone: '+33199887766' },
      });
    },
  },
  {
    task: 'Delete the product SKU-100 of the hub, after a preview.',
    path: async (use) => {
      const args = { surface: 'hub', operation: 'products.delete', body: { products: [{ id: 'SKU-100' }] } };
      await use('preview', args);
      return use('write', args);
    },
    proof: (_, world, before) => {
      const { 'SKU-100': gone, ...others } = before('products');
      expect([gone, world('products')]).toEqual([expect.anything(), others]);
    },
  },
  {
    task: 'Cancel the order ORD-1001-A.',
    path: example(shop, 'orders.cancel'),
    proof: (_, world) => expect(world('instance.orders', 'ORD-1001-A')['state']).toBe('CANCELED'),
  },
  {
    task: 'Offer WARDROBE-1 under the new SKU NEW-1, seven pieces for 99.50.',
    path: example(shop, 'offers.upsert', (body) => {
      const [{ discount: _, all_prices: __, ...offer } = {}] = body['offers'] as readonly Json[];
      return { offers: [{ ...offer, shop_sku: 'NEW-1', price: 99.5, quantity: 7 }] };
    }),
    proof: (_, world, before) =>
      expect(addedTo('instance.offers', world, before)).toMatchObject([
        { shopId: 2001, sku: 'NEW-1', product_sku: 'WARDROBE-1', quantity: 7, prices: [{ origin: 99.5 }] },
      ]),
  },
];
