import type { Schemas } from '../../../generated/instance.ts';
import type { AnyContext } from '../../../http/context.ts';
import type { World } from '../../../world/index.ts';
import { keepOrder, type MarketplaceOrder, shipOrder } from '../orders/model.ts';
import { sees } from '../common/access.ts';
import { fail } from '../common/item-errors.ts';
import {
  type Shipment,
  shipmentFields,
  type ShipmentLine,
  shipments,
  type StoredShipment,
  warehouses,
} from './model.ts';

/** The shipment that an item names, if it exists for the caller. */
export function findShipment(context: AnyContext, id: string): StoredShipment {
  const stored = context.world.store.get(shipments, id);
  return stored !== undefined && sees(context, stored.shopId)
    ? stored
    : fail('AS34', 'SHIPMENT_NOT_FOUND', 'id', `Shipment ${id} does not exist.`);
}

/** A shipment as ST01 and ST11 return it: unknown values are null. */
export function showShipment({
  invoice_reference = null,
  payment_details = null,
  shipped_date = null,
  shipping_from,
  tracking,
  ...shipment
}: Shipment): Schemas['Shipment'] {
  return {
    ...shipment,
    invoice_reference,
    payment_details,
    shipped_date,
    ...(shipping_from !== undefined && { shipping_from: { warehouse: null, ...shipping_from } }),
    ...(tracking !== undefined && {
      tracking: {
        carrier_code: null,
        carrier_standard_code: null,
        last_known_location: null,
        validity_status: null,
        ...tracking,
        ...(tracking.milestones !== undefined && {
          milestones: tracking.milestones.map((one) => ({ additional_info: null, ...one })),
        }),
      },
    }),
  };
}

/** Keeps a shipment with these changes, as updated now. */
export function keepShipment(world: World, stored: StoredShipment, changes: Partial<Shipment>): Shipment {
  const shipment: Shipment = { ...stored.shipment, ...changes, last_updated_date: world.time };
  world.store.put(shipments, shipment.id, { ...stored, shipment });
  return shipment;
}

export function originOf(world: World, shopId: number, code: string): Schemas['ShippingOrigin'] {
  const warehouse = world.store.get(warehouses, `${shopId}/${code}`);
  if (warehouse === undefined)
    fail('AS34', 'WAREHOUSE_NOT_FOUND', 'shipping_from.warehouse.code', `The shop has no warehouse ${code}.`);
  return { warehouse: { code }, address: warehouse.address };
}

/** Checks custom fields of a shipment: known ones, of their type. */
export function readInformation(
  world: World,
  inputs: readonly Schemas['AdditionalInformationInput'][],
): readonly Schemas['AdditionalInformationInput'][] {
  for (const [index, { code, type, value }] of inputs.entries()) {
    const at = `shipment_additional_information[${index}]`;
    const field = world.store.get(shipmentFields, code);
    if (field === undefined) fail('AS34', 'FIELD_NOT_FOUND', `${at}.code`, `Field ${code} does not exist.`);
    if (field.type !== type) fail('AS34', 'INVALID_TYPE', `${at}.type`, `${code} is a ${field.type}.`);
    if (type === 'DATE' && Number.isNaN(Date.parse(value)))
      fail('AS34', 'INVALID_VALUE', `${at}.value`, `${code} must be a date.`);
  }
  return inputs;
}

export function book(
  world: World,
  order: MarketplaceOrder,
  lines: readonly ShipmentLine[],
  change: { readonly inShipments?: 1 | -1; readonly sent?: 1 },
): void {
  const booked = order.lines.map((line) => {
    const units = lines.reduce(
      (sum, { order_line_id, quantity }) => (order_line_id === line.id ? sum + quantity : sum),
      0,
    );
    return {
      ...line,
      in_shipments: line.in_shipments + units * (change.inShipments ?? 0),
      sent: line.sent + units * (change.sent ?? 0),
    };
  });
  if (booked.every(({ quantity, sent }) => sent >= quantity)) shipOrder(world, { ...order, lines: booked });
  else keepOrder(world, order, { lines: booked });
}
