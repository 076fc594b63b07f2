import type { OrderUpsert } from '@tradelane/channel-platform';
import type { CancelationRequest, RefundRequest } from '@tradelane/hub';

const euros = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'EUR' });

/** An order as the channel sends it: one line of two pieces that waits for acceptance. */
export function channelOrder(
  channel_order_id: string,
  change: Partial<OrderUpsert> = {},
  time = '2026-03-02T08:00:00Z',
): OrderUpsert {
  return {
    channel_order_id,
    created_at: time,
    channel_updated_at: time,
    status: 'AWAITING_ACCEPTANCE',
    fulfillment: { type: 'FULFILLED_BY_SELLER' },
    shipping_info: {
      method: 'standard',
      email: 'jo.doe@example.com',
      address: { first_name: 'Jo', last_name: 'Doe', street: '1 Quay Street', city: 'Harbour', zip_code: '1000' },
    },
    order_lines: [
      {
        channel_order_line_id: `${channel_order_id}-L1`,
        created_at: time,
        updated_at: time,
        status: 'AWAITING_ACCEPTANCE',
        product: { id: 'SKU-1', title: 'Canvas shoe' },
        quantity: 2,
        price: euros(20),
        total_shipping_price: euros(4),
        can_cancel: true,
        can_refund: true,
      },
    ],
    ...change,
  };
}

/** Requests that would each do harm if executed twice. */
export const cancelation = (order_line_id: string): CancelationRequest => ({
  cancelations: [{ order_line_id, quantity: 1, price: euros(10), shipping_price: euros(0), reason: 'OUT_OF_STOCK' }],
});

export const refund = (order_line_id: string): RefundRequest => ({
  refunds: [{ order_line_id, quantity: 1, price: euros(10), shipping_price: euros(0), reason: 'DEFECT' }],
});
