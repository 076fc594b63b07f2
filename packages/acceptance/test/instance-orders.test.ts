/** Orders of a shop: batches, partial success, and changes that are never sent twice. */
import { describe, expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';

/** The connection breaks before the response arrives. */
const lose = (): never => {
  throw new TypeError('fetch failed');
};

describe('orders of a shop', () => {
  it.each(['refund', 'cancel', 'ship', 'accept'] as const)(
    'G13: orders.%s is never sent again if its outcome is unknown',
    async (method) => {
      const instance = createInstance({ change: lose });
      const { orders } = instance.shop();
      const line = { order_line_id: 'ORD-1001-A-1', amount: 5, shipping_amount: 0, reason_code: '14' };
      const calls = {
        refund: () => orders.refund({ refunds: [line] }),
        cancel: () => orders.cancel('ORD-1001-A'),
        ship: () => orders.ship('ORD-1001-A'),
        accept: () => orders.accept('ORD-1041-A', { order_lines: [{ id: 'ORD-1041-A-1', accepted: true }] }),
      };
      const { sent } = await instance.during(async () => {
        await expect(calls[method]()).rejects.toMatchObject({ outcome: 'unknown' });
      });
      expect(sent).toHaveLength(1);
    },
  );

  it('G13: a tracking number is sent again if its outcome is unknown', async () => {
    let fails = 1;
    const instance = createInstance({ change: (response) => (fails-- > 0 ? lose() : response) });
    const tracking = { carrier_code: 'express-post', tracking_number: 'EP7' };
    const { sent } = await instance.during(() => instance.shop().orders.updateTracking('ORD-1001-A', tracking));
    expect(sent).toHaveLength(2);
  });
});
