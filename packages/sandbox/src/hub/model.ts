/** Shapes of the hub family as far as the sandbox looks into them. What it only passes on is `unknown` or left to the index signature. */

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export type OrderStatus =
  | 'AWAITING_FRAUD_CHECK'
  | 'AWAITING_ACCEPTANCE'
  | 'AWAITING_PAYMENT'
  | 'AWAITING_SHIPMENT'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CLOSED'
  | 'CHANNEL_SPECIFIC';

export type ReturnStatus =
  | 'REQUEST_INITIATED'
  | 'REQUEST_DECLINED'
  | 'OPENED'
  | 'RECEIVED'
  | 'CLOSED'
  | 'CHANNEL_SPECIFIC';

/** Where orders and returns come from, with the names that a seller reads. */
export interface Origin {
  readonly channel_id: string;
  readonly channel_name?: string;
  readonly channel_store_id: string;
  readonly channel_store_name?: string;
  readonly sub_channel_code?: string;
  readonly sub_channel_name?: string;
}

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

export interface ReturnLine {
  readonly order_line_id: string;
  readonly product_id: string;
  readonly quantity: number;
  readonly reason: string;
}

export interface ReturnTracking {
  readonly carrier_name?: string;
  readonly tracking_number?: string;
  readonly tracking_url?: string;
}

/** A return as sellers read it. */
export interface Return {
  readonly id: string;
  readonly order_id: string;
  readonly channel_return_id: string;
  readonly origin: Origin;
  readonly status: ReturnStatus;
  readonly rejection_reason?: string;
  readonly return_lines: readonly ReturnLine[];
  readonly address?: unknown;
  readonly method?: string;
  readonly rma_id?: string;
  readonly label_url?: string;
  readonly tracking?: ReturnTracking;
  readonly created_at: string;
  readonly updated_at: string;
  readonly channel_updated_at: string;
}

// What connectors send.

export interface OriginInput {
  readonly channel_id: string;
  readonly channel_store_id: string;
  readonly sub_channel_code?: string;
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

export interface ReturnInput {
  readonly channel_order_id: string;
  readonly channel_return_id: string;
  readonly sub_channel_code?: string;
  readonly created_at: string;
  readonly channel_updated_at: string;
  readonly status: ReturnStatus;
  readonly rejection_reason?: string;
  readonly rma_id?: string;
  readonly method?: string;
  readonly label_url?: string;
  readonly address?: unknown;
  readonly tracking?: ReturnTracking;
  readonly return_lines: readonly {
    readonly channel_order_line_id: string;
    readonly quantity: number;
    readonly reason: string;
  }[];
}
