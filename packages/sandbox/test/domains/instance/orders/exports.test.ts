import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, keys, type ApiResponse } from '../../harness.ts';

const period = { start_date: '2025-01-01T00:00:00Z', end_date: '2026-12-31T00:00:00Z' };

const start = (instance: Instance, json: object, query = ''): Promise<ApiResponse> =>
  instance.ask(`/api/orders/async-export${query}`, { method: 'POST', json });

describe('exports of orders', () => {
  it('OR13, OR14, OR15: an export has the orders of OR11 in its files', async () => {
    const instance = createInstance();
    const { tracking_id } = (await start(instance, { ...period, order_state_codes: ['SHIPPED'] })).json;
    const status = (key?: string): Promise<ApiResponse> =>
      instance.ask(`/api/orders/async-export/status/${tracking_id}`, key === undefined ? {} : { key });
    expect((await status()).json).toMatchObject({ status: 'PENDING' });
    expect((await status(keys.garden)).status).toBe(404);
    instance.advance(30_000);
    await instance.settled();
    const { json } = await status();
    expect(json).toMatchObject({ status: 'COMPLETED', urls: [expect.stringContaining('file=1')] });
    const { orders } = (await instance.ask('/api/orders?order_state_codes=SHIPPED')).json;
    expect((await instance.ask(json.urls[0])).json).toEqual({ orders });
    expect((await instance.ask(json.urls[0].replace('file=1', 'file=2'))).status).toBe(404);
  });

  it('OR13, AS98: each period has both ends, and one period is required', async () => {
    const instance = createInstance();
    const { start_date, end_date } = period;
    const wrong = [{}, { start_date }, { end_date }, { start_update_date: start_date }];
    for (const json of wrong) expect((await start(instance, json)).status).toBe(400);
    expect((await start(instance, { start_update_date: start_date, end_update_date: end_date })).status).toBe(200);
  });

  it('W20: a shop has one export at a time', async () => {
    const instance = createInstance();
    expect((await start(instance, period)).status).toBe(200);
    expect((await start(instance, period)).json.errors[0].code).toBe('EXPORT_IN_PROGRESS');
    expect((await start(instance, period, '?shop_id=2002')).status).toBe(200);
    instance.advance(30_000);
    await instance.settled();
    expect((await start(instance, { ...period, fulfillment_center_codes: 'FC-SOUTH' })).status).toBe(200);
  });
});
