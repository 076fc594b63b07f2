import type { OrderUpsert } from '@tradelane/channel-platform';

const euros = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'EUR' });

/** An order of the channel: three pairs of shoes that wait for acceptance. */
export function channelOrder(channel_order_id: string, at: Date): OrderUpsert {
  const time = at.toISOString();
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
        quantity: 3,
        price: euros(60),
        total_shipping_price: euros(4),
        can_cancel: true,
        can_refund: true,
      },
    ],
  };
}
