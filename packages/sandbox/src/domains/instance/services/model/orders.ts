import { collection, type Collection } from '../../../../machinery/store/index.ts';
import type { Labels } from '../../common/labels.ts';
import type { AttributeValue, BookingType, CodeLabel, ConsumptionType, LocationType, PricingType } from './services.ts';

export type ServiceOrderState =
  | 'WAITING_SCORING'
  | 'SCORING_OK'
  | 'SCORING_KO'
  | 'WAITING_ACCEPTANCE'
  | 'ORDER_ACCEPTED'
  | 'ORDER_REFUSED'
  | 'ORDER_PENDING'
  | 'ORDER_CONSUMED'
  | 'ORDER_EXPIRED'
  | 'ORDER_CLOSED'
  | 'ORDER_CANCELLED';

export interface Tax {
  readonly code: string;
  readonly amount: number;
}

export interface OrderedOption extends CodeLabel {
  readonly type: 'BOOLEAN' | 'VALUE_LIST';
  readonly value?: boolean;
  readonly amount?: number;
  readonly taxes?: readonly Tax[];
  readonly values?: readonly (CodeLabel & { readonly amount: number; readonly taxes?: readonly Tax[] })[];
}

export interface OrderedUnits extends CodeLabel {
  readonly type: string;
  readonly values: readonly { readonly code: string; readonly amount: number; readonly ordered_quantity: number }[];
}

/** What the customer pays: `amount` for `quantity` units together, or the ordered units of a multiple price. */
export interface ServiceOrderPrice {
  readonly type: PricingType;
  readonly amount?: number;
  readonly quantity?: number;
  readonly taxes?: readonly Tax[];
  readonly ordered_service_units?: readonly OrderedUnits[];
  readonly options?: readonly OrderedOption[];
}

export interface ServiceOrderRefund {
  readonly id: string;
  readonly state: 'WAITING' | 'OK';
  readonly amount: number;
  readonly reason_code: string;
  readonly taxes: readonly Tax[];
  readonly options?: readonly OrderedOption[];
  readonly commission: object;
  readonly creation_date: string;
  readonly transaction_date?: string;
  readonly transaction_number?: string;
}

export interface TimeSlot {
  readonly from: string;
  readonly to: string;
}

export interface ServiceOrderBooking {
  readonly type: BookingType;
  readonly time_slots?: readonly TimeSlot[];
  readonly confirmed_time_slots?: readonly TimeSlot[];
  readonly session?: { readonly id: string; readonly timeslot?: { readonly start: string; readonly end: string } };
}

export interface ServiceCustomer {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly locale: string;
  readonly billing_address: Readonly<Record<string, string>>;
}

/** A service order as every surface tells it, but for the customer. */
export interface ServiceOrder {
  readonly id: string;
  readonly commercial_order_id: string;
  readonly state: ServiceOrderState;
  readonly workflow: { readonly type: 'PAY_ON_ACCEPTANCE' | 'PAY_AFTER_CONSUMPTION' };
  readonly service: {
    readonly code: string;
    readonly title: string;
    readonly category: CodeLabel;
    readonly model: CodeLabel;
    readonly custom_attribute_values: readonly AttributeValue[];
  };
  readonly booking: ServiceOrderBooking;
  readonly location: { readonly type: LocationType; readonly [field: string]: unknown };
  readonly price: ServiceOrderPrice;
  readonly currency_code: string;
  readonly commission: object;
  readonly consumption: {
    readonly type: ConsumptionType;
    readonly date_consumed?: string;
    readonly date_expiration?: string;
  };
  readonly custom_attribute_values: readonly AttributeValue[];
  readonly refunds?: readonly ServiceOrderRefund[];
  readonly can_evaluate: boolean;
  readonly has_open_incident: boolean;
  readonly date_created: string;
  readonly date_updated: string;
  readonly date_accepted?: string;
}

/** An order as it is stored: with what only some may see. */
export interface StoredServiceOrder {
  readonly shopId: number;
  readonly shopName: string;
  readonly order: ServiceOrder;
  readonly customer: ServiceCustomer;
  /** What the customer shows to consume the order. */
  readonly voucherCode?: string;
}

/** What a customer thinks of an order (SOR51). */
export interface ServiceEvaluation {
  readonly grade: number;
  readonly comment: string;
  readonly assessments: readonly { readonly code: string; readonly labels: Labels; readonly response: string }[];
  readonly customer_id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly visible: boolean;
  readonly reply?: { readonly type: 'OPERATOR' | 'SHOP'; readonly comment: string; readonly date: string };
  readonly date: string;
  readonly last_updated_date: string;
}

/** By id. */
export const serviceOrders: Collection<StoredServiceOrder> = collection('instance.serviceOrders', {
  date_created: ({ order }) => order.date_created,
});
/** By order id. */
export const serviceEvaluations: Collection<ServiceEvaluation> = collection('instance.serviceEvaluations');
