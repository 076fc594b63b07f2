import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection, type Has, sortedTime, time, value } from '../../../machinery/store/index.ts';

/** One line of a marketplace order, how much of it is in shipments already, and how much of that is sent. */
export interface MarketplaceOrderLine {
  readonly id: string;
  readonly offer_sku: string;
  readonly product_title: string;
  readonly package?: { readonly reference: string; readonly description: string };
  readonly quantity: number;
  readonly in_shipments: number;
  readonly sent: number;
}

/** An order of products at one shop, as far as shipping and messages read it. */
export interface MarketplaceOrder {
  readonly id: string;
  readonly commercial_id: string;
  readonly shopId: number;
  readonly channel: string;
  readonly state: 'WAITING_ACCEPTANCE' | 'SHIPPING' | 'SHIPPED' | 'CLOSED' | 'CANCELED';
  readonly customer: { readonly id: string; readonly name: string };
  readonly shipping_address: Schemas['ShippingAddress'];
  readonly shipping_type_code: string;
  readonly shipping_type_standard_code?: string;
  /** From when on it may be shipped, and until when it should be. */
  readonly shipping_date: string;
  readonly shipping_deadline: string;
  readonly fulfillment_center: string;
  readonly references: Required<Schemas['OrderReferences']>;
  readonly lines: readonly MarketplaceOrderLine[];
  /** Documents that are linked to the order, each with the old message that it was sent with (OR42). */
  readonly documents: readonly OrderDocument[];
  readonly date_created: string;
}

export interface OrderDocument {
  readonly id: number;
  readonly type: string;
  readonly file_name: string;
  readonly file_size: number;
  readonly date_uploaded: string;
  readonly messageId?: number;
}

export type ShipmentLine = Has<Schemas['ShipmentLine'], 'order_line_id' | 'offer_sku'>;

/** A shipment as ST11 returns it. */
export type Shipment = Omit<Schemas['Shipment'], 'shipment_additional_information'> & {
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

export const openQuantity = ({ quantity, in_shipments }: MarketplaceOrderLine): number => quantity - in_shipments;

/** By order id. */
export const marketplaceOrders: Collection<MarketplaceOrder> = collection(
  'instance.orders',
  {},
  {
    /** Orders with something to ship, by the date from which it may be shipped. */
    shippingDate: sortedTime((order) =>
      order.state === 'SHIPPING' && order.lines.some((line) => openQuantity(line) > 0)
        ? order.shipping_date
        : undefined,
    ),
    shop: value(({ shopId }) => shopId),
    order_id: value((order) => order.id),
    fulfillment_center_code: value((order) => order.fulfillment_center),
  },
);
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
