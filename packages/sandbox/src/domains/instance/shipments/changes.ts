import { type HandlerResponse, ok } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { type AdditionalInformation, marketplaceOrders, shipments, type ShipmentTracking } from './model.ts';
import { eachItem } from './item-errors.ts';
import { book, findShipment, keepShipment, originOf, readInformation } from './parts.ts';
import { requireState } from './states.ts';
import { readTracking } from './tracking.ts';

interface Named {
  readonly id: string;
}

/** A batch of changes: each item succeeds or fails on its own, and failures name the shipment (PR07). */
const batch =
  <I extends Named>(change: (context: Context, item: I) => object) =>
  (context: Context): HandlerResponse => {
    const { shipments: items } = bodyOf<{ readonly shipments: readonly I[] }>(context);
    const { success, errors } = eachItem(
      items,
      (item) => change(context, item),
      ({ id }, { message }) => ({ id, message }),
    );
    return ok({ shipment_success: success, shipment_errors: errors });
  };

/** ST06: the items are to be shipped again. */
function remove(context: Context, { id }: Named): object {
  const { world } = context;
  const { shipment } = findShipment(context, id);
  requireState(shipment, 'delete');
  world.store.delete(shipments, id);
  const order = world.store.get(marketplaceOrders, shipment.order_id);
  if (order !== undefined) book(context, order, shipment.shipment_lines, { inShipments: -1 });
  return { id };
}

/** ST24. */
function ship(context: Context, { id }: Named): object {
  const { world } = context;
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'ship');
  if (stored.shipment.status === 'SHIPPED') return { id };
  keepShipment(context, stored, { status: 'SHIPPED', shipped_date: world.time });
  const order = world.store.get(marketplaceOrders, stored.shipment.order_id);
  if (order !== undefined) book(context, order, stored.shipment.shipment_lines, { sent: 1 });
  return { id };
}

/** ST26. */
function makeReady(context: Context, { id }: Named): object {
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'make ready');
  keepShipment(context, stored, { status: 'READY_FOR_PICK_UP' });
  return { id };
}

/** ST23, PR08. */
function track(context: Context, { id, tracking }: Named & { readonly tracking: ShipmentTracking }): object {
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'track');
  keepShipment(context, stored, { tracking: readTracking(context.world, tracking) });
  return { id };
}

/** ST07. */
function moveOrigin(
  context: Context,
  { id, shipping_from }: Named & { readonly shipping_from: { readonly warehouse: { readonly code: string } } },
): object {
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'move the origin of');
  const origin = originOf(context, stored.shopId, shipping_from.warehouse.code);
  keepShipment(context, stored, { shipping_from: origin });
  return { id, shipping_from: origin };
}

type Description = Named & { readonly shipment_additional_information: readonly AdditionalInformation[] };

/** ST31 for one shipment: fields that are not given stay. */
function describe(context: Context, { id, shipment_additional_information: given }: Description): object {
  const stored = findShipment(context, id);
  requireState(stored.shipment, 'describe');
  const added = readInformation(context, given);
  const kept = (stored.shipment.shipment_additional_information ?? []).filter(
    ({ code }) => !added.some((one) => one.code === code),
  );
  const shipment_additional_information = [...kept, ...added];
  keepShipment(context, stored, { shipment_additional_information });
  return { shipment_id: id, shipment_additional_information };
}

/** ST31: failures tell which field is at fault. */
function describeAll(context: Context): HandlerResponse {
  const { success, errors } = eachItem(
    bodyOf<{ readonly shipments: readonly Description[] }>(context).shipments,
    (item) => describe(context, item),
    ({ id }, { code, field, message }) => ({ shipment_id: id, errors: [{ code, field, message }] }),
  );
  return ok({ shipment_update_success: success, shipment_update_errors: errors });
}

export const shipmentChangeHandlers: Handlers = {
  ST06: batch(remove),
  ST07: batch(moveOrigin),
  ST23: batch(track),
  ST24: batch(ship),
  ST26: batch(makeReady),
  ST31: describeAll,
};
