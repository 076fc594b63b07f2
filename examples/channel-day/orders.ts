import type { OrderUpsert } from '@tradelane/channel-platform';

const money = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'EUR' });

/** Order `number` of the day: two lines that wait for acceptance. */
export function channelOrder(number: number, at: Date, change: Partial<OrderUpsert> = {}): OrderUpsert {
  const channel_order_id = `ORD-${String(number).padStart(4, '0')}`;
  const time = at.toISOString();
  const line = (index: number, price: number): OrderUpsert['order_lines'][number] => ({
    channel_order_line_id: `${channel_order_id}-L${index}`,
    created_at: time,
    updated_at: time,
    status: 'AWAITING_ACCEPTANCE',
    product: { id: `SKU-${100 + index}`, title: index === 1 ? 'Canvas shoe' : 'Rain coat' },
    quantity: index,
    price: money(price * index),
    total_shipping_price: money(4.9),
    can_cancel: true,
    can_refund: true,
  });
  return {
    channel_order_id,
    created_at: time,
    channel_updated_at: time,
    status: 'AWAITING_ACCEPTANCE',
    fulfillment: { type: 'FULFILLED_BY_SELLER' },
    shipping_info: {
      method: 'standard',
      email: 'jo.doe@example.com',
      address: {
        first_name: 'Jo',
        last_name: 'Doe',
        street: '1 Quay Street',
        city: 'Harbour',
        zip_code: '1000',
        country_iso_code: 'FRA',
      },
    },
    order_lines: [line(1, 59.9), line(2, 89)],
    ...change,
  };
}
