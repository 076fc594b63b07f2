import { expect } from 'vitest';
import type { Json } from '../agent.ts';
import type { Job, Use, World } from './job.ts';

const shop = 'marketplace-seller';
const rows = (result: Json): readonly Json[] => result['data'] as readonly Json[];
const text = (value: unknown): string => JSON.stringify(value);
const values = (world: Json): readonly Json[] => Object.values(world) as readonly Json[];

/** Orders of the shop of the demo login. */
const ofShop = (world: Json): readonly Json[] => values(world).filter(({ shopId }) => shopId === 2001);

/** Transactions of the shop of the demo login. */
const linesOf = (transactions: Json): readonly Json[] => ofShop(transactions).map(({ line }) => line as Json);

/** The prices of an offer: the default one, then contract prices. */
const pricesOf = (offers: Json, wanted: string): readonly unknown[] =>
  ofShop(offers)
    .filter(({ sku }) => sku === wanted)
    .flatMap(({ prices }) => prices as readonly Json[])
    .map(({ origin }) => origin);

/** Adjustments of the lines of a hub order, with their quantities and amounts. */
const adjustmentsOf = (order: Json): unknown =>
  ((order['order'] as Json)['order_lines'] as readonly Json[]).map(({ adjustments }) =>
    ((adjustments ?? []) as readonly Json[]).map(({ type, quantity, price }) => [
      type,
      quantity,
      (price as Json)['amount'],
    ]),
  );

/** Entries that the job made. */
const addedTo = (name: string, world: World, before: World): readonly Json[] =>
  Object.entries(world(name)).flatMap(([key, one]) => (before(name, key) === undefined ? [one as Json] : []));

/** The number of entries with each value. */
function countsOf(list: readonly unknown[]): Json {
  const counts: Record<string, number> = {};
  for (const value of list) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Describes a write, then sends its example with `wait`. */
const example =
  (surface: string, operation: string, change: (body: Json) => Json = (body) => body) =>
  async (use: Use): Promise<Json> => {
    const { example: given } = await use('describe', { surface, operation });
    const args = given as Json;
    const body = args['body'] === undefined ? {} : { body: change(args['body'] as Json) };
    return use('write', { ...args, ...body, wait: true });
  };

/** Thirty jobs in plain words. */
export const jobs: readonly Job[] = [
  {
    task: 'Which order of the shop waits longest to be accepted?',
    path: async (use) => {
      await use('search', { query: 'orders waiting to be accepted', limit: 4 });
      const parameters = { order_state_codes: ['WAITING_ACCEPTANCE'], max: 1, order: 'asc' };
      const fields = ['order_id', 'created_date'];
      return rows(await use('read', { surface: shop, operation: 'orders.list', parameters, fields }))[0]?.['order_id'];
    },
    proof: (answer, world) => {
      const waiting = ofShop(world('instance.orders')).filter(({ state }) => state === 'WAITING_ACCEPTANCE');
      const [oldest] = waiting.toSorted((one, other) =>
        text(one['date_created']) < text(other['date_created']) ? -1 : 1,
      );
      expect([answer, waiting.length > 1]).toEqual([oldest?.['id'], true]);
    },
  },
  {
    task: 'How many orders of the hub wait to be accepted?',
    path: async (use) =>
      rows(
        await use('read', {
          surface: 'hub',
          operation: 'orders.list',
          parameters: { statuses: ['AWAITING_ACCEPTANCE'], limit: 100 },
          count: true,
        }),
      )[0]?.['count'],
    proof: (answer, world) => {
      const waiting = values(world('orders')).filter(
        ({ order }) => (order as Json)['status'] === 'AWAITING_ACCEPTANCE',
      );
      expect(answer).toBe(waiting.length);
    },
  },
  {
    task: 'How much did each channel order, in total?',
    path: async (use) => {
      await use('search', { query: 'revenue by channel', limit: 4 });
      return rows(
        await use('read', {
          surface: shop,
          operation: 'orders.list',
          parameters: { max: 100 },
          sum: 'total_price',
          by: 'channel.code',
        }),
      );
    },
    proof: (answer, world) => {
      const sums: Record<string, number> = {};
      for (const { channel, lines } of ofShop(world('instance.orders')))
        for (const { unitPrice, quantity, shippingPrice } of lines as readonly Json[])
          sums[String(channel)] =
            (sums[String(channel)] ?? 0) + cents(unitPrice) * Number(quantity) + cents(shippingPrice);
      const found = (answer as readonly Json[]).map((row) => [row['channel.code'], cents(row['sum'])]);
      expect(Object.fromEntries(found)).toEqual(sums);
    },
  },
  {
    task: 'Accept the order ORD-1041-A.',
    path: example(shop, 'orders.accept'),
    proof: (_, world, before) => {
      const { state, lines } = world('instance.orders', 'ORD-1041-A');
      expect(['WAITING_DEBIT', 'WAITING_DEBIT_PAYMENT', 'SHIPPING']).toContain(state);
      expect((lines as readonly Json[]).length).toBe((before('instance.orders', 'ORD-1041-A')['lines'] as []).length);
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
    task: 'Set the stock of CHAIR-4 to 3.',
    path: (use) =>
      use('write', { operation: 'offers.setStock', parameters: { sku: 'CHAIR-4', quantity: 3 }, wait: true }),
    proof: (_, world) =>
      expect(ofShop(world('instance.offers')).find(({ sku }) => sku === 'CHAIR-4')?.['quantity']).toBe(3),
  },
  {
    task: 'Which prices would the file "CHAIR-4;54.90" remove?',
    path: (use) => use('preview', { operation: 'prices.import', body: { file: 'offer-sku;price\nCHAIR-4;54.90\n' } }),
    proof: (answer, world) => {
      expect(text((answer as Json)['warnings'])).toContain('removes 2 values');
      expect(pricesOf(world('instance.offers'), 'CHAIR-4')).toEqual([79, 69, 74]);
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
    task: 'Accept the return that waits at the shop.',
    path: example(shop, 'returns.accept'),
    proof: (_, world) =>
      expect(world('instance.returns', '00002e7a-0000-4000-8000-000000000001')['shown']).toMatchObject({
        state: 'IN_PROGRESS',
      }),
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
    task: 'Which carriers does the operator know?',
    path: async (use) => use('read', { surface: shop, operation: 'shipping.carriers' }),
    proof: (answer, world) => {
      for (const code of Object.keys(world('instance.carriers'))) expect(text(answer)).toContain(code);
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
    task: 'How many document requests are there in each state of payment?',
    path: async (use) => {
      await use('search', { query: 'unpaid invoices', limit: 3 });
      return rows(
        await use('read', {
          surface: shop,
          operation: 'documentRequests.list',
          parameters: { limit: 100 },
          count: true,
          by: 'payment_state',
        }),
      );
    },
    proof: (answer, world) => {
      const found = (answer as readonly Json[]).map((row) => [row['payment_state'], row['count']]);
      const states = ofShop(world('instance.documentRequests')).map(
        ({ request }) => (request as Json)['payment_state'] ?? '(none)',
      );
      expect(Object.fromEntries(found)).toEqual(countsOf(states));
    },
  },
  {
    task: 'How many automatic invoices are paid, and how many wait for payment?',
    path: async (use) => {
      const list = { surface: shop, operation: 'invoices.list', count: true };
      const paid = rows(await use('read', { ...list, parameters: { payment_status: 'PAID' } }));
      const pending = rows(await use('read', { ...list, parameters: { payment_status: 'PENDING' } }));
      return [Number(paid[0]?.['count'] ?? 0), Number(pending[0]?.['count'] ?? 0)];
    },
    proof: (answer, world) => {
      // The list has no invoices since enhanced invoicing was enabled.
      const { enhancedInvoicingSince: since } = world('instance.platform', 'platform');
      const payments = values(world('instance.invoices'))
        .filter((invoice) => invoice['shop_id'] === 2001 && invoice['type'] === 'AUTO_INVOICE')
        .filter(({ date_created: created }) => String(created) < String(since))
        .map(({ payment }) => (payment as Json)['state']);
      expect(answer).toEqual(['PAID', 'PENDING'].map((state) => payments.filter((one) => one === state).length));
    },
  },
  {
    task: 'Why did the import 7001 fail in parts?',
    path: async (use) => {
      await use('search', { query: 'why did the import fail', limit: 4 });
      await use('read', {
        surface: shop,
        operation: 'imports.list',
        fields: ['import_id', 'import_status', 'has_error_report'],
      });
      return use('read', { surface: shop, operation: 'imports.errorReport', parameters: { import_id: 7001 } });
    },
    proof: (answer, world) => {
      const report = world('instance.importReports', '7001/error_report') as unknown as { readonly $bytes: string };
      const [, line] = Buffer.from(report.$bytes, 'base64').toString('utf8').split('\r\n');
      expect(line).toContain('is not an EAN');
      expect((answer as Json)['text']).toContain(line);
    },
  },
  {
    task: 'What do the transactions of each type add up to?',
    path: async (use) =>
      rows(
        await use('read', {
          surface: shop,
          operation: 'transactions.list',
          parameters: { limit: 2000 },
          sum: 'amount',
          by: 'type',
          max_wait_s: 50,
        }),
      ),
    proof: (answer, world) => {
      const sums: Record<string, number> = {};
      for (const { type, amount } of linesOf(world('instance.transactions')))
        sums[String(type)] = (sums[String(type)] ?? 0) + Number(amount);
      const rounded = Object.entries(sums).map(([type, sum]) => [type, Math.round(sum * 100) / 100]);
      expect(Object.fromEntries((answer as readonly Json[]).map(({ type, sum }) => [type, sum]))).toEqual(
        Object.fromEntries(rounded),
      );
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
    task: 'What do other shops ask for WARDROBE-6?',
    path: async (use) =>
      rows(
        await use('read', {
          surface: shop,
          operation: 'products.offers',
          parameters: { product_ids: ['WARDROBE-6'] },
          fields: ['offers.shop_name', 'offers.price', 'offers.total_price', 'offers.currency_iso_code'],
        }),
      ),
    proof: (answer, world) => {
      const offers = values(world('instance.offers')).filter(({ product_sku: sku }) => sku === 'WARDROBE-6');
      const [found] = answer as readonly { readonly offers: readonly Json[] }[];
      expect(found?.offers.map(({ price }) => price).toSorted()).toEqual(
        offers.map(({ prices }) => (prices as readonly Json[])[0]?.['origin']).toSorted(),
      );
      expect(text(found)).toContain('Grüner Daumen');
    },
  },
  {
    task: 'How many pieces of SKU-100 are in each warehouse of the hub?',
    path: async (use) =>
      rows(
        await use('read', {
          surface: 'hub',
          operation: 'products.list',
          contains: ['"SKU-100"'],
          fields: ['id', 'quantities'],
        }),
      ),
    proof: (answer, world) =>
      expect(answer).toEqual([{ id: 'SKU-100', quantities: world('products', 'SKU-100')['quantities'] }]),
  },
  {
    task: 'Which orders of the hub changed in the last day?',
    path: async (use) => {
      const { now } = await use('whoami');
      const since = new Date(Date.parse(String(now)) - 86_400_000).toISOString();
      return rows(
        await use('read', {
          surface: 'hub',
          operation: 'orders.list',
          parameters: { updated_from: since, limit: 100 },
          fields: ['id', 'updated_at'],
        }),
      );
    },
    proof: (answer, world) => {
      const changed = values(world('orders'))
        .map(({ order }) => order as Json)
        .filter((order) => Date.parse(String(order['updated_at'])) >= Date.UTC(2026, 10, 30, 8));
      expect((answer as readonly Json[]).map(({ id }) => id).toSorted()).toEqual(
        changed.map(({ id }) => id).toSorted(),
      );
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
];
