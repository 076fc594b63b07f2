import { expect } from 'vitest';
import type { Json } from '../agent.ts';
import type { Job } from './job.ts';
import { cents, countsOf, linesOf, ofShop, pricesOf, rows, shop, text, values } from './world.ts';

/** Jobs that end with an answer. */
export const questions: readonly Job[] = [
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
    task: 'Which prices would the file "CHAIR-4;54.90" remove?',
    path: (use) =>
      use('preview', {
        surface: shop,
        operation: 'prices.import',
        body: { file: 'offer-sku;price\nCHAIR-4;54.90\n' },
      }),
    proof: (answer, world) => {
      expect(text((answer as Json)['warnings'])).toContain('removes 2 values');
      expect(pricesOf(world('instance.offers'), 'CHAIR-4')).toEqual([79, 69, 74]);
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
];
