/** An order of about two kilobytes. */
export function sampleOrder(id: string): object {
  const line = (index: number): object => ({
    id: `${id}-${index}`,
    channel_order_line_id: `L-${index}`,
    status: 'AWAITING_ACCEPTANCE',
    quantity: index,
    product: { id: `SKU-${index}`, title: 'Canvas shoe, blue, size 42' },
    price: { amount: 59.9, currency: 'EUR' },
    total_price: { amount: 59.9 * index, currency: 'EUR' },
    total_shipping_price: { amount: 4.9, currency: 'EUR' },
    can_cancel: true,
    can_refund: false,
    created_at: '2026-01-12T09:00:00Z',
    updated_at: '2026-01-12T09:30:00Z',
    taxes: [{ code: 'VAT', rate: 0.2, amount: 11.98 }],
  });
  return {
    id,
    channel_order_id: `CH-${id}`,
    status: 'AWAITING_ACCEPTANCE',
    created_at: '2026-01-12T09:00:00Z',
    updated_at: '2026-01-12T09:30:00Z',
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
    order_lines: [1, 2, 3, 4].map(line),
  };
}

/** A page of such orders, 217 KB in all. */
export function samplePage(): object {
  const orders: object[] = [];
  let size = 20;
  for (let number = 1; size < 217 * 1024; number += 1) {
    const order = sampleOrder(String(number));
    orders.push(order);
    size += JSON.stringify(order).length + 1;
  }
  return { data: orders };
}
