import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, type Has } from '../../../../machinery/store/index.ts';
import type { Labels } from '../../common/labels.ts';

export type ServiceOrderState = Schemas['ServiceOrderState'];

/** A service order as every surface tells it, but for the customer. */
export type ServiceOrder = Has<Schemas['ServiceOrderDetails'], 'price' | 'has_open_incident'> &
  Pick<Schemas['ServiceOrder'], 'consumption'>;

/** An order as it is stored: with what only some may see. */
export interface StoredServiceOrder {
  readonly shopId: number;
  readonly shopName: string;
  readonly order: ServiceOrder;
  readonly customer: Has<Schemas['OperatorServiceOrderCustomer'], 'first_name' | 'last_name' | 'email'>;
  /** What the customer shows to consume the order. */
  readonly voucherCode?: string;
}

type Evaluation = Schemas['ServiceOrderEvaluation'];

/** What a customer thinks of an order (SOR51). */
export interface ServiceEvaluation extends Omit<Evaluation, 'assessments'> {
  readonly assessments: readonly (Omit<Evaluation['assessments'][number], 'label'> & { readonly labels: Labels })[];
}

/** By id. */
export const serviceOrders: Collection<StoredServiceOrder> = collection('instance.serviceOrders', {
  date_created: ({ order }) => order.date_created,
});
/** By order id. */
export const serviceEvaluations: Collection<ServiceEvaluation> = collection('instance.serviceEvaluations');
