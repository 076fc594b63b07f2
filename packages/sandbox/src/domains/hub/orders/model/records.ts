import { collection, type Collection, keyOf } from '../../../../machinery/store/index.ts';
import type { Origin } from '../../../account/model/index.ts';
import type { Money } from '../../common/money.ts';

export type OrderStatus =
  | 'AWAITING_FRAUD_CHECK'
  | 'AWAITING_ACCEPTANCE'
  | 'AWAITING_PAYMENT'
  | 'AWAITING_SHIPMENT'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CLOSED'
  | 'CHANNEL_SPECIFIC';

export interface Address {
  readonly first_name?: string;
  readonly last_name: string;
}

export interface ShippingInfo {
  readonly address?: Address;
  readonly email?: string;
  readonly carrier?: string;
  readonly method?: string;
  readonly pudo_id?: string;
  readonly delivery_date?: unknown;
  readonly shipping_deadline?: string;
}

/** What a cancelation or refund is about, apart from the line. */
export interface AdjustedAmounts {
  readonly reason: string;
  readonly price: Money;
  readonly taxes?: readonly unknown[];
  readonly shipping_price: Money;
  readonly shipping_taxes?: readonly unknown[];
}

export interface Adjustment extends AdjustedAmounts {
  readonly id: string;
  readonly adjustment_id: string;
  readonly type: 'REFUND' | 'CANCELATION';
  readonly quantity: number;
  readonly created_at: string;
}

/** A line as sellers read it: quantity and price are net of cancelations, not of refunds. */
export interface OrderLine {
  readonly id: string;
  readonly channel_order_line_id: string;
  readonly product: { readonly id: string; readonly title: string };
  readonly quantity: number;
  readonly price: Money;
  readonly taxes: readonly unknown[];
  readonly total_shipping_price: Money;
  readonly shipping_taxes: readonly unknown[];
  readonly status: OrderStatus;
  readonly status_reason?: string;
  readonly can_cancel: boolean;
  readonly can_refund: boolean;
  readonly adjustments: readonly Adjustment[];
  readonly custom_attributes: readonly unknown[];
}

/** An order as sellers read it. */
export interface Order {
  readonly id: string;
  readonly channel_order_id: string;
  readonly origin: Origin;
  readonly status: OrderStatus;
  readonly status_reason?: string;
  readonly fulfillment: { readonly type: string; readonly code?: string };
  readonly billing_info?: { readonly address?: Address };
  readonly shipping_info: ShippingInfo;
  readonly order_lines: readonly OrderLine[];
  readonly custom_attributes: readonly unknown[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly channel_updated_at: string;
  readonly anonymized_at?: string;
}

export interface AdjustmentInput extends AdjustedAmounts {
  readonly channel_adjustment_id: string;
  readonly type: 'REFUND' | 'CANCELATION';
  readonly quantity: number;
  readonly created_at: string;
}

export interface OrderLineInput {
  readonly channel_order_line_id: string;
  readonly product: { readonly id: string; readonly title: string };
  readonly quantity: number;
  readonly price: Money;
  readonly taxes?: readonly unknown[];
  readonly total_shipping_price: Money;
  readonly shipping_taxes?: readonly unknown[];
  readonly status: OrderStatus;
  readonly status_reason?: string;
  readonly can_cancel: boolean;
  readonly can_refund: boolean;
  readonly adjustments?: readonly AdjustmentInput[];
  readonly custom_attributes?: readonly unknown[];
}

export interface OrderInput {
  readonly channel_order_id: string;
  readonly sub_channel_code?: string;
  readonly created_at: string;
  readonly channel_updated_at: string;
  readonly status: OrderStatus;
  readonly status_reason?: string;
  readonly fulfillment: Order['fulfillment'];
  readonly billing_info?: { readonly address?: Address };
  readonly shipping_info: ShippingInfo;
  readonly order_lines: readonly OrderLineInput[];
  readonly custom_attributes?: readonly unknown[];
}

export interface StoredOrder {
  readonly order: Order;
  /** Number of the last line id given out, so that a new line never gets the id of another. */
  readonly lastLine: number;
  readonly anonymize_after?: string;
}

export interface Shipment {
  readonly id: string;
  readonly channel_shipment_id: string;
  readonly order_id: string;
  readonly items: readonly { readonly id: string; readonly order_line_id: string; readonly quantity: number }[];
  readonly carrier?: string;
  readonly tracking_number?: string;
  readonly tracking_url?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A carrier that a channel allows. */
export interface Carrier {
  readonly channel_id: string;
  readonly channel_carrier_id: string;
  readonly name: string;
}

export const orders: Collection<StoredOrder> = collection('orders', {
  updated_at: ({ order }) => order.updated_at,
  created_at: ({ order }) => order.created_at,
  channel: ({ order }) => keyOf(order.origin.channel_id, order.channel_order_id),
});

export const shipments: Collection<Shipment> = collection('shipments', { order: (shipment) => shipment.order_id });

export const carriers: Collection<Carrier> = collection('carriers', { channel: (carrier) => carrier.channel_id });
