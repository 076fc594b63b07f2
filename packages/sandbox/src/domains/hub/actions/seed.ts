import type { World } from '../../../world/index.ts';
import { at } from '../common/backdate.ts';
import { orders, ship } from '../orders/model/index.ts';
import { type Action, actions, askConnector } from './model.ts';

export function seedActions(world: World): void {
  const waiting = world.store.get(orders, 'acme_ORD-1010')?.order;
  const shipping = world.store.get(orders, 'acme_ORD-1011')?.order;
  if (waiting === undefined || shipping === undefined) return;
  const lines = waiting.order_lines.map(({ id }) => ({ id, accepted: true }));
  const commands = waiting.order_lines.map(({ channel_order_line_id }) => ({ channel_order_line_id, accepted: true }));
  at(world, 1, () =>
    askConnector(world, waiting, 'ACCEPT', { order_lines: commands }, { type: 'accept', order_id: waiting.id, lines }),
  );
  at(world, 3, () => {
    const failed: Action = {
      id: world.uuid('action'),
      kind: 'command',
      order_id: shipping.id,
      status: 'FAILED',
      errors: [{ code: 'CARRIER_NOT_SUPPORTED', message: 'The channel does not know the carrier.' }],
      created_at: world.time,
      updated_at: world.time,
    };
    world.store.put(actions, failed.id, failed);
    const [line] = shipping.order_lines;
    if (line !== undefined) {
      ship(world, shipping.id, {
        items: [{ id: line.product.id, order_line_id: line.id, quantity: 1 }],
        carrier: 'Swift Parcel',
        tracking_number: 'SP-1',
      });
    }
  });
}
