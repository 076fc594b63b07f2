import type { Schemas } from '../../../generated/hub.ts';
import { invalid } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { type ActionError, type CommandData, recordAction, startCommand } from '../actions/model.ts';
import { chooseCarrier } from './carrier-choice.ts';
import { requireLine } from './lines.ts';
import {
  type Order,
  type Package,
  type PackedItem,
  requireOrder,
  ship,
  type Shipment,
  shipments,
} from './model/index.ts';
import { remainderOf } from './remainder.ts';

/** O10: items of one order, no more of a line than is left of it, with all that waits for the channel taken off. */
function packed(world: World, order: Order, items: Schemas['ShipmentRequest']['items']): readonly PackedItem[] {
  if (items.length === 0) invalid('O10', '$.items', 'must not be empty');
  const remainder = remainderOf(world, order);
  const inPackage: PackedItem[] = [];
  for (const [i, { id, order_line_id, quantity }] of items.entries()) {
    const at = `$.items[${i}]`;
    const line = requireLine(
      order,
      { ...(order_line_id !== undefined && { order_line_id }), ...(id !== undefined && { product_id: id }) },
      order_line_id === undefined ? `${at}.id` : `${at}.order_line_id`,
    );
    if (line.status !== 'AWAITING_SHIPMENT')
      invalid('AS04', at, `is a line in ${line.status}, not in AWAITING_SHIPMENT`, 'ORDER_IN_WRONG_STATE');
    const { toDeliver } = remainder.of(line);
    if (quantity > toDeliver) invalid('O10', `${at}.quantity`, `must be at most ${toDeliver}`);
    const item = { id: line.product.id, order_line_id: line.id, quantity };
    inPackage.push(item);
    remainder.take({ type: 'ship', order_id: order.id, package: { items: [item] } });
  }
  return inPackage;
}

interface Prepared {
  readonly order: Order;
  readonly parcel: Package;
  readonly command: CommandData<'CREATE_SHIPMENT'> | undefined;
  readonly error: ActionError | undefined;
}

function prepare({ world, path, body }: Context<'v2-createShipment' | 'createShipment'>): Prepared {
  const { order } = requireOrder(world, path.order_id);
  const items = packed(world, order, body.items);
  const { carrier, tracking_number, tracking_url, return_tracking_number, warehouse_id }: Schemas['ShipmentRequest'] =
    body;
  const tracking = {
    ...(tracking_number !== undefined && { tracking_number }),
    ...(tracking_url !== undefined && { tracking_url }),
  };
  const choice = chooseCarrier(world, order.origin.channel_id, carrier ?? order.shipping_info.carrier);
  const parcel = { items, ...(carrier !== undefined && { carrier }), ...tracking };
  if ('code' in choice) return { order, parcel, command: undefined, error: choice };
  const command = {
    carrier: choice.name,
    ...tracking,
    ...(return_tracking_number !== undefined && { return_tracking_number }),
    ...(warehouse_id !== undefined && { warehouse_id }),
    items: items.map(({ id, order_line_id, quantity }) => ({
      id,
      channel_order_line_id: requireLine(order, { order_line_id }, '$.items').channel_order_line_id,
      quantity,
    })),
  };
  return { order, parcel: { ...parcel, carrier: choice.name }, command, error: undefined };
}

/** A carrier that the channel does not allow fails as an action error, not as a refusal (E10). */
const createShipment: Handler<'v2-createShipment'> = (context) => {
  const { world } = context;
  const { order, parcel, command, error } = prepare(context);
  if (command === undefined) {
    return recordAction(world, {
      order_id: order.id,
      kind: 'command',
      errors: error === undefined ? [] : [error],
      failed: true,
    });
  }
  return startCommand(world, order, 'CREATE_SHIPMENT', command, { type: 'ship', order_id: order.id, package: parcel });
};

/** The form from before versions responds with the shipment: it is made at once, and the channel learns of it. */
const createShipmentV1: Handler<'createShipment'> = (context) => {
  const { world } = context;
  const { order, parcel, command, error } = prepare(context);
  if (command === undefined) return invalid('P07', '$.carrier', error?.message ?? 'is not supported', error?.code);
  const id = ship(world, order.id, parcel);
  startCommand(world, order, 'CREATE_SHIPMENT', command, { type: 'none' });
  const { order_id: _, ...shown } = world.store.get(shipments, id) as Shipment;
  return shown;
};

export const shipmentHandlers: HandlersOf<'v2-createShipment' | 'createShipment'> = {
  'v2-createShipment': createShipment,
  createShipment: createShipmentV1,
};
