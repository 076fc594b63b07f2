import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection, type Has, sortedTime, time, value } from '../../../store/index.ts';

export type ShipmentLine = Has<Schemas['ShipmentLine'], 'order_line_id' | 'offer_sku'>;

/** A shipment as it is stored. */
export type Shipment = Omit<Schemas['Shipment'], 'last_updated_date' | 'shipment_additional_information'> & {
  readonly last_updated_date: string;
  readonly shipment_lines: readonly ShipmentLine[];
  readonly shipment_additional_information?: readonly Schemas['AdditionalInformationInput'][];
};

export interface StoredShipment {
  readonly shopId: number;
  readonly shipment: Shipment;
}

/** A warehouse of a shop. */
export interface Warehouse {
  readonly shopId: number;
  readonly code: string;
  readonly address: Schemas['ShippingOriginAddress'];
}

/** A custom field of shipments. AF01 doesn't list these. */
export interface ShipmentField {
  readonly code: string;
  readonly type: Schemas['AdditionalInformationType'];
}

/** By shipment id. */
export const shipments: Collection<StoredShipment> = collection(
  'instance.shipments',
  { order: ({ shipment }) => shipment.order_id },
  {
    dateCreated: sortedTime(({ shipment }) => shipment.created_date),
    lastUpdated: time(({ shipment }) => shipment.last_updated_date),
    shop: value(({ shopId }) => shopId),
    order_id: value(({ shipment }) => shipment.order_id),
    status: value(({ shipment }) => shipment.status),
    status_customer_debit: value(({ shipment }) => shipment.status_customer_debit),
  },
);
/** By shop id and code, joined by `/`. */
export const warehouses: Collection<Warehouse> = collection('instance.warehouses');
/** By code. */
export const shipmentFields: Collection<ShipmentField> = collection('instance.shipmentFields');
