import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, type Json } from '../../harness.ts';

const minuteInMs = 60_000;
const dayInMs = 24 * 60 * minuteInMs;
const weekInMs = 7 * dayInMs;

const linesOf = async (instance: Instance, order: string): Promise<Json[]> =>
  (await instance.ask(`/api/sellerpayment/transactions_logs?order_id=${order}`)).json.data;
const cyclesOf = async (instance: Instance, query = ''): Promise<Json[]> =>
  (await instance.ask(`/api/seller-billing-cycles?limit=1000${query}`)).json.data;
const balancesOf = async (instance: Instance): Promise<Json> =>
  (await instance.ask('/api/account')).json.payment_details;

/** Sells one lamp, and waits for the debit. */
async function sell(instance: Instance): Promise<string> {
  const id = instance.place([{ sku: 'LAMP-2', quantity: 1 }]);
  const { order_lines } = (await instance.ask(`/api/orders?order_ids=${id}`)).json.orders[0];
  const decisions = order_lines.map(({ order_line_id }: Json) => ({ id: order_line_id, accepted: true }));
  await instance.ask(`/api/orders/${id}/accept`, { method: 'PUT', json: { order_lines: decisions } });
  instance.advance(minuteInMs);
  return id;
}

async function ship(instance: Instance, id: string): Promise<void> {
  const tracking = { carrier_name: 'City Bikes', tracking_number: 'CB-1' };
  await instance.ask(`/api/orders/${id}/tracking`, { method: 'PUT', json: tracking });
  expect((await instance.ask(`/api/orders/${id}/ship`, { method: 'PUT' })).status).toBe(204);
}

describe('W69: the end of a billing cycle', () => {
  it('puts the movements of a received order into a cycle with an invoice', async () => {
    const instance = createInstance();
    const before = (await cyclesOf(instance)).length;
    const id = await sell(instance);
    await ship(instance, id);
    const open = await linesOf(instance, id);
    expect(open.map(({ payment_state, seller_billing_cycle_id }) => [payment_state, seller_billing_cycle_id])).toEqual(
      open.map(() => ['PENDING', undefined]),
    );
    instance.advance(2 * weekInMs);
    const closed = await linesOf(instance, id);
    const [cycleId] = closed.map((line) => line.seller_billing_cycle_id);
    expect(closed).toHaveLength(open.length);
    for (const line of closed)
      expect(line).toMatchObject({ payment_state: 'PAYABLE', seller_billing_cycle_id: cycleId });

    const cycles = await cyclesOf(instance, `&id=${cycleId}`);
    const movements = (
      await instance.ask(`/api/sellerpayment/transactions_logs?limit=2000&seller_billing_cycle_id=${cycleId}`)
    ).json.data as Json[];
    const sum = (types: RegExp): number =>
      Math.round(100 * movements.filter(({ type }) => types.test(type)).reduce((all, { amount }) => all + amount, 0)) /
      100;
    expect(cycles).toMatchObject([{ amount_transferred_to_seller: sum(/./), pay_out: { state: 'TO_PAY' } }]);
    expect(cycles[0].summary.total_payable_orders_excl_tax).toBe(sum(/^ORDER_(SHIPPING_)?AMOUNT$/));
    expect((await cyclesOf(instance)).length).toBeGreaterThan(before);

    // Enhanced seller invoicing: the invoice is a document request.
    const requests = (await instance.ask(`/api/document-request/requests?shop_billing_cycle_id=${cycleId}&limit=100`))
      .json.data;
    const invoice = (requests as Json[]).find(({ entity_id }) => entity_id === cycleId);
    expect(invoice).toMatchObject({
      type: 'INVOICE',
      state: 'ISSUED',
      document_number: closed[0].accounting_document_number,
    });
    expect(invoice.total_amount_including_taxes).toBeCloseTo(-sum(/COMMISSION|SUBSCRIPTION/), 2);
    const document = await instance.ask(
      `/api/document-request/documents/download?document_id=${closed[0].accounting_document_id}`,
    );
    expect(document.status).toBe(200);
  });

  it('leaves the movements of an order that is not received to the next cycle', async () => {
    const instance = createInstance();
    const late = await sell(instance);
    instance.advance(weekInMs);
    expect((await linesOf(instance, late))[0]).toMatchObject({ payment_state: 'PENDING' });
    await ship(instance, late);
    instance.advance(2 * weekInMs);
    expect((await linesOf(instance, late))[0]).toMatchObject({ payment_state: 'PAYABLE' });
    // Without open movements, no further cycle closes.
    const cycles = (await cyclesOf(instance)).length;
    instance.advance(4 * weekInMs);
    expect(await cyclesOf(instance)).toHaveLength(cycles);
  });

  it('W69: a cycle closes only in weeks that have a movement due', async () => {
    const instance = createInstance();
    const late = await sell(instance);
    const scheduled = (): number => Number(instance.sandbox.snapshot().collections['counters']?.['job']);
    instance.advance(weekInMs);
    await linesOf(instance, late);
    const before = scheduled();
    instance.advance(500 * weekInMs);
    expect((await linesOf(instance, late))[0]).toMatchObject({ payment_state: 'PENDING' });
    expect(scheduled()).toBe(before);
    await ship(instance, late);
    instance.advance(2 * weekInMs);
    expect((await linesOf(instance, late))[0]).toMatchObject({ payment_state: 'PAYABLE' });
  });

  it('moves the money of the shop from pending to payable', async () => {
    const instance = createInstance();
    const start = await balancesOf(instance);
    const known = new Set((await cyclesOf(instance)).map((cycle) => cycle.id));
    const id = await sell(instance);
    const sold = await balancesOf(instance);
    const lines = await linesOf(instance, id);
    const total = lines.reduce((all, { amount }) => all + amount, 0);
    expect(sold.pending_balance - start.pending_balance).toBeCloseTo(total, 2);
    await ship(instance, id);
    instance.advance(2 * weekInMs);
    const end = await balancesOf(instance);
    expect(end.pending_balance).toBeCloseTo(0, 2);
    // The first cycle contains the sales that waited before.
    const closed = (await cyclesOf(instance)).filter(({ id: one }) => !known.has(one));
    expect(closed).toHaveLength(2);
    const due = closed.reduce((all, { amount_transferred_to_seller: amount }) => all + amount, 0);
    expect(end.payable_balance - start.payable_balance).toBeCloseTo(due, 2);
  });
});
