import { isoOf, type World } from '../../../world/index.ts';
import { at, hourInMs } from '../common/backdate.ts';
import { orders } from '../orders/model/index.ts';
import { type Return, returns, type ReturnStatus } from './model.ts';

const warehouse: NonNullable<Return['address']> = {
  street: '5 Quay Street',
  street_additional_info: 'Gate 2',
  zip_code: '93300',
  city: 'Aubervilliers',
  state: 'Île-de-France',
  country: 'France',
  country_iso_code: 'FRA',
};

export function seedReturns(world: World): void {
  const list: readonly (readonly [string, ReturnStatus])[] = [
    ['acme_ORD-1006', 'REQUEST_INITIATED'],
    ['acme_ORD-1015', 'OPENED'],
    ['acme_ORD-1024', 'RECEIVED'],
    ['acme_ORD-1033', 'CLOSED'],
    ['acme_ORD-1004', 'REQUEST_DECLINED'],
    ['acme_ORD-1013', 'REQUEST_INITIATED'],
    ['acme_ORD-1009', 'CHANNEL_SPECIFIC'],
  ];
  for (const [i, [order_id, status]] of list.entries()) {
    const order = world.store.get(orders, order_id)?.order;
    const [line] = order?.order_lines ?? [];
    if (order === undefined || line === undefined) continue;
    at(world, 20 - 2 * i, () => {
      const id = world.uuid('return');
      world.store.put(returns, id, {
        id,
        order_id,
        channel_return_id: `RET-${5001 + i}`,
        origin: order.origin,
        status,
        ...(status === 'REQUEST_DECLINED' && { rejection_reason: 'RETURN_WINDOW_CLOSED' }),
        return_lines: [{ order_line_id: line.id, product_id: line.product.id, quantity: 1, reason: 'DEFECTIVE_ITEM' }],
        ...(status !== 'REQUEST_INITIATED' && status !== 'REQUEST_DECLINED' && { address: warehouse }),
        ...(status === 'OPENED' && {
          method: 'Drop-off',
          rma_id: `RMA-${7001 + i}`,
          label_url: `https://shop.example.com/labels/RET-${5001 + i}.pdf`,
        }),
        ...(status === 'RECEIVED' && {
          tracking: {
            carrier_name: 'Swift Parcel',
            tracking_number: 'SP-4711',
            tracking_url: 'https://swift-parcel.example.com/track/SP-4711',
          },
        }),
        created_at: isoOf(world.now - hourInMs),
        channel_updated_at: world.time,
        updated_at: world.time,
      });
    });
  }
}
