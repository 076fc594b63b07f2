import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../../src/generated/instance.ts';
import { createInstance, type Json, keys, offsetAll, seekAll } from '../../harness.ts';

const instance = createInstance();
const since = '2025-12-01T00:00:00.000Z';
const idsOf = (invoices: readonly { invoice_id: number }[]): number[] => invoices.map(({ invoice_id }) => invoice_id);

const total = async (query: string): Promise<number> => (await instance.ask(`/api/invoices?${query}`)).json.total_count;

const summaryFor = async (key: string) => (await instance.ask('/api/invoices?max=1', { key })).json.invoices[0].summary;

const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;

describe('invoices', () => {
  it('Q01: past the end of a list, the previous page is the last one, and an empty list has none', async () => {
    const previousOf = async (query: string): Promise<Json> => {
      const link = (await instance.ask(`/api/invoices?type=ALL&${query}`)).headers.get('link') ?? '';
      const previous = /<([^>]+)>; rel="previous"/.exec(link)?.[1];
      return previous === undefined ? undefined : (await instance.ask(previous)).json;
    };
    for (const offset of [100_000, 105]) {
      const page = await previousOf(`max=10&offset=${offset}`);
      expect(page.invoices).toHaveLength(10);
      expect(page.invoices).toEqual((await previousOf(`max=10&offset=${page.total_count}`)).invoices);
    }
    expect(await previousOf('max=10&offset=10&start_date=2099-01-01T00:00:00Z')).toBeUndefined();
  });

  it('Q01: pages hold 10 entries, and Link leads through all of them, each once', async () => {
    const first = await instance.ask('/api/invoices');
    expect(first.json.invoices).toHaveLength(10);
    expect(first.headers.get('link')).not.toContain('rel="previous"');
    const all = await offsetAll(instance, '/api/invoices?max=7', 'invoices');
    expect(all).toHaveLength(first.json.total_count);
    expect(new Set(idsOf(all)).size).toBe(all.length);
    const last = await instance.ask(`/api/invoices?max=7&offset=${all.length - 1}`);
    expect(last.headers.get('link')).toContain('rel="previous"');
    expect(last.headers.get('link')).not.toContain('rel="next"');
  });

  it('Q01: paginate=false, which clients in the wild send, returns everything at once', async () => {
    const { json } = await instance.ask('/api/invoices?paginate=false');
    expect(json.invoices).toHaveLength(json.total_count);
  });

  it.each(['max=101', 'max=0', 'offset=-1', 'sort=price', 'order=up', 'start_date=yesterday', 'invoice_id=abc'])(
    'Q01: %s is refused with 400 that names the parameter',
    async (query) => {
      const { status, json } = await instance.ask(`/api/invoices?${query}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({ status: 400, message: expect.stringContaining(query.split('=')[0] ?? '') });
    },
  );

  it('Q02: sorted by creation, ascending by default', async () => {
    const dates = (await instance.ask('/api/invoices?max=100')).json.invoices.map(
      ({ date_created }: { date_created: string }) => date_created,
    );
    expect(dates).toEqual(dates.toSorted());
    const reversed = (await instance.ask('/api/invoices?max=100&order=desc')).json.invoices;
    expect(reversed.map(({ date_created }: { date_created: string }) => date_created)).toEqual(dates.toReversed());
  });

  it('Q08: dates filter as instants, whatever offset they are written with', async () => {
    const zulu = await total('start_date=2025-11-03T04:00:00Z');
    expect(zulu).toBe(4);
    for (const zone of ['%2B01:00', '%2B0100', '%2B01'])
      expect(await total(`start_date=2025-11-03T05:00:00${zone}`)).toBe(zulu);
    expect(await total('start_date=2025-11-03T04:00:01Z')).toBe(zulu - 1);
  });

  it('finds by type, state of payment and currency', async () => {
    const types = (await instance.ask('/api/invoices?type=MANUAL_INVOICE')).json.invoices;
    expect(types.map(({ payment }: { payment: { state: string } }) => payment.state)).toEqual(['PAID', 'FAILED']);
    expect((await instance.ask('/api/invoices?type=ALL&payment_status=FAILED')).json.total_count).toBe(1);
    expect((await instance.ask('/api/invoices?type=ALL&currency=USD')).json.invoices[0].type).toBe('MANUAL_CREDIT');
  });

  it('shows the operator all shops, vouchers and drafts, which a shop does not see', async () => {
    const asked = '/api/invoices?type=MANUAL_INVOICE&shop=2001&states=DRAFT';
    const [draft] = (await instance.ask(asked, { key: keys.operator })).json.invoices;
    expect(draft).toMatchObject({ shop_id: 2001, payment_voucher_number: expect.any(String) });
    const own = (await instance.ask('/api/invoices?type=ALL&max=100')).json.invoices;
    expect(own.some(({ state }: { state: string }) => state === 'DRAFT')).toBe(false);
    expect(own[0]).not.toHaveProperty('payment_voucher_number');
  });

  it('returns advertising totals on the front surface only, as its types declare', async () => {
    const front: Schemas['FrontInvoiceSummary'] = await summaryFor(keys.front);
    expect(front.total_mirakl_ads_debit_excl_tax).toBeTypeOf('number');
    for (const key of [keys.operator, keys.home]) {
      const other: Schemas['InvoiceSummary'] = await summaryFor(key);
      // @ts-expect-error The other surfaces don't declare the field.
      expect(other.total_mirakl_ads_debit_excl_tax).toBeUndefined();
    }
  });

  it('S10: with enhanced seller invoicing, the list gets no new invoices and billing cycles continue', async () => {
    const { json } = await instance.ask('/api/platform/configuration');
    expect(json.platform_configuration.enhanced_seller_invoicing.enabled).toBe(true);
    const invoices = await offsetAll(instance, '/api/invoices?type=ALL&max=100', 'invoices', keys.operator);
    expect(invoices.filter(({ date_created }) => date_created >= since)).toEqual([]);
    const cycles = await seekAll(instance, `/api/seller-billing-cycles?start_date=${since}&limit=1000`, keys.operator);
    expect(cycles.items).toHaveLength(42);
  });

  it('S10: the download has documents from before only, DR73 those since', async () => {
    const lineOf = async (query: string) =>
      (await instance.ask(`/api/sellerpayment/transactions_logs?limit=1&${query}`)).json.data[0];
    const before = await lineOf('date_created_to=2025-11-01T00:00:00Z');
    const old = await instance.ask(`/api/invoices/${before.accounting_document_id}`);
    expect([old.status, old.fileName]).toEqual([200, `${before.accounting_document_number}.pdf`]);
    const after = await lineOf(`date_created_from=${since}&date_created_to=2026-02-01T00:00:00Z`);
    const number = after.accounting_document_number.replace('INV-', '');
    expect((await instance.ask(`/api/invoices/${number}`)).status).toBe(404);
    const enhanced = await instance.ask(
      `/api/document-request/documents/download?document_id=${after.accounting_document_id}`,
    );
    expect([enhanced.status, enhanced.fileName]).toEqual([200, `${after.accounting_document_number}.pdf`]);
  });
});

describe('billing cycles', () => {
  const path = '/api/seller-billing-cycles';
  const ask = (query: string) => instance.ask(`${path}${query}`, { key: keys.operator });

  it('Q03: pages hold 10 entries, up to 1000, and a token leads on until there is none', async () => {
    const first = (await ask('')).json;
    expect(first.data).toHaveLength(10);
    expect(first.next_page_token.length).toBeGreaterThanOrEqual(40);
    expect(first).not.toHaveProperty('previous_page_token');
    const { items, pages } = await seekAll(instance, `${path}?limit=100`, keys.operator);
    expect([items.length, pages]).toEqual([312, 4]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(312);
    expect((await ask('?limit=1000')).json).not.toHaveProperty('next_page_token');
    expect((await ask('?limit=1001')).status).toBe(400);
  });

  it('Q05: sorted by creation, ascending by default, descending when asked', async () => {
    const dates = async (query: string): Promise<string[]> =>
      (await ask(query)).json.data.map(({ date_created }: { date_created: string }) => date_created);
    const ascending = await dates('?limit=1000');
    expect(ascending).toEqual(ascending.toSorted());
    expect(await dates('?limit=1000&sort=dateCreated,DESC')).toEqual(ascending.toReversed());
    // Without a direction, as clients in the wild have it: the default.
    expect(await dates('?limit=1000&sort=dateCreated')).toEqual(ascending);
  });

  it('finds by shop, state of the pay-out and voucher', async () => {
    const unpaid = (await ask('?pay_out_state=TO_PAY')).json.data;
    expect(unpaid.map(({ shop }: { shop: { shop_id: number } }) => shop.shop_id)).toEqual([2001, 2002, 2003]);
    const [cycle] = (await ask('?payment_voucher_number=PV-2001-7')).json.data;
    expect(cycle.pay_out.reference).toBe('PAY-2001-7');
  });

  it('adds up to the transactions of the shop', async () => {
    const [cycle] = (await ask('?shop_id=2001&pay_out_state=PAID&limit=1')).json.data;
    const { items } = await seekAll(
      instance,
      `/api/sellerpayment/transactions_logs?seller_billing_cycle_id=${cycle.id}&limit=2000`,
    );
    expect(sum(items.map(({ amount }) => amount))).toBeCloseTo(0, 2);
    const payment = items.find(({ type }) => type === 'PAYMENT');
    expect(payment.amount_debited).toBe(cycle.amount_transferred_to_seller);
  });
});
