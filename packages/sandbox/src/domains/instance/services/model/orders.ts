import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, type Has, sortedTime, time, value, values } from '../../../../store/index.ts';
import type { Labels } from '../../common/labels.ts';

export type ServiceOrderState = Schemas['ServiceOrderState'];

export type ServiceOrder = Has<Schemas['ServiceOrderDetails'], 'price' | 'has_open_incident'> &
  Pick<Schemas['ServiceOrder'], 'consumption'>;

/** An order as it is stored: with what only some may see. */
export interface StoredServiceOrder {
  readonly shopId: number;
  readonly shopName: string;
  readonly order: ServiceOrder;
  readonly customer: Has<Schemas['OperatorServiceOrderCustomer'], 'first_name' | 'last_name' | 'email'>;
  readonly voucherCode?: string;
}

type Evaluation = Schemas['ServiceOrderEvaluation'];

/** Evaluation of an order by the customer (SOR51). */
export interface ServiceEvaluation extends Omit<Evaluation, 'assessments'> {
  readonly assessments: readonly (Omit<Evaluation['assessments'][number], 'label'> & { readonly labels: Labels })[];
}

/** How much of what was paid was given back. */
function refundOf({ refunds = [], price }: ServiceOrder): 'NO' | 'PARTIAL' | 'FULL' {
  const amount = refunds.reduce((total, refund) => total + refund.amount, 0);
  const paid = 'amount' in price ? price.amount : undefined;
  return amount === 0 ? 'NO' : amount >= (paid ?? Infinity) ? 'FULL' : 'PARTIAL';
}

/** By id. */
export const serviceOrders: Collection<StoredServiceOrder> = collection(
  'instance.serviceOrders',
  {},
  {
    date_created: sortedTime(({ order }) => order.date_created),
    date_updated: time(({ order }) => order.date_updated),
    shop: value(({ shopId }) => shopId),
    order_id: value(({ order }) => order.id),
    commercial_order_id: value(({ order }) => order.commercial_order_id),
    state: value(({ order }) => order.state),
    customer_id: value(({ customer }) => customer.id),
    service_code: value(({ order }) => order.service.code),
    refunded: value(({ order }) => refundOf(order)),
    refund_reason_code: values(({ order }) => order.refunds?.flatMap(({ reason_code }) => reason_code ?? [])),
    has_open_incident: value(({ order }) => order.has_open_incident),
  },
);
/** By order id. */
export const serviceEvaluations: Collection<ServiceEvaluation> = collection('instance.serviceEvaluations');
