import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext, Handler, HandlersOf } from '../../../http/context.ts';
import { eachItem } from '../common/item-errors.ts';
import { marketplaceOrders } from '../orders/model.ts';
import { shipments } from './model.ts';
import { book, findShipment, keepShipment, originOf, readInformation } from './parts.ts';
import { requireState } from './states.ts';
import { readTracking } from './tracking.ts';

type Named = Schemas['ShipmentId'];

/** A batch of changes: each item succeeds or fails on its own, and failures name the shipment (PR07). */
function changeEach<Item extends Named, Changed>(
  items: readonly Item[],
  change: (item: Item) => Changed,
): { readonly shipment_success: Changed[]; readonly shipment_errors: Schemas['ShipmentError'][] } {
  const { success, errors } = eachItem(items, change, ({ id }, { message }) => ({ id, message }));
  return { shipment_success: success, shipment_errors: errors };
}

/** ST06: the items are to be shipped again. */
function remove(context: AnyContext, id: string): Named {
  const { world } = context;
  const { shipment } = findShipment(context, id);
  requireState(shipment, 'delete');
  world.store.delete(shipments, id);
  const order = world.store.get(marketplaceOrders, shipment.order_id);
  if (order !== undefined) book(world, order, shipment.shipment_lines, { inShipments: -1 });
  return { id };
}

/** ST24. */
function ship(context: AnyContext, id: string): Named {
  const { world } = context;
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'ship');
  if (stored.shipment.status === 'SHIPPED') return { id };
  keepShipment(world, stored, { status: 'SHIPPED', shipped_date: world.time });
  const order = world.store.get(marketplaceOrders, stored.shipment.order_id);
  if (order !== undefined) book(world, order, stored.shipment.shipment_lines, { sent: 1 });
  return { id };
}

/** ST26. */
function makeReady(context: AnyContext, id: string): Named {
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'make ready');
  keepShipment(context.world, stored, { status: 'READY_FOR_PICK_UP' });
  return { id };
}

/** ST23, PR08. */
function track(context: AnyContext, { id, tracking }: Schemas['ShipmentTrackingUpdate']): Named {
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'track');
  keepShipment(context.world, stored, { tracking: readTracking(context.world, tracking) });
  return { id };
}

/** ST07. */
function moveOrigin(
  context: AnyContext,
  { id, shipping_from }: Schemas['ShipmentOriginUpdate'],
): Schemas['ShipmentOrigin'] {
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'move the origin of');
  const origin = originOf(context.world, stored.shopId, shipping_from.warehouse.code);
  keepShipment(context.world, stored, { shipping_from: origin });
  return { id, shipping_from: origin };
}

/** ST31 for one shipment: fields that are not given stay. */
function describe(
  context: AnyContext,
  { id, shipment_additional_information: inputs }: Schemas['ShipmentInformationUpdate'],
): Schemas['ShipmentInformation'] {
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'describe');
  const added = readInformation(context.world, inputs);
  const codes = new Set(added.map(({ code }) => code));
  const kept = (stored.shipment.shipment_additional_information ?? []).filter(({ code }) => !codes.has(code));
  const shipment_additional_information = [...kept, ...added];
  keepShipment(context.world, stored, { shipment_additional_information });
  return { shipment_id: id, shipment_additional_information };
}

/** ST31: failures name the invalid field. */
const describeAll: Handler<'ST31'> = (context) => {
  const { success, errors } = eachItem(
    context.body.shipments,
    (item) => describe(context, item),
    ({ id }, { code, field, message }) => ({ shipment_id: id, errors: [{ code, field, message }] }),
  );
  return { shipment_update_success: success, shipment_update_errors: errors };
};

export const shipmentChangeHandlers: HandlersOf<'ST06' | 'ST07' | 'ST23' | 'ST24' | 'ST26' | 'ST31'> = {
  ST06: (context) => changeEach(context.body.shipments, ({ id }) => remove(context, id)),
  ST07: (context) => changeEach(context.body.shipments, (item) => moveOrigin(context, item)),
  ST23: (context) => changeEach(context.body.shipments, (item) => track(context, item)),
  ST24: (context) => changeEach(context.body.shipments, ({ id }) => ship(context, id)),
  ST26: (context) => changeEach(context.body.shipments, ({ id }) => makeReady(context, id)),
  ST31: describeAll,
};
