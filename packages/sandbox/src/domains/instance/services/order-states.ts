import { refuse } from '../../../machinery/errors/index.ts';
import type { ServiceOrder, ServiceOrderState } from './model/index.ts';

export type OrderVerb = 'accept' | 'refuse' | 'consume' | 'update' | 'edit the price options of' | 'refund';

/** States that allow each call (SV01, SV02, SV03). The documents don't define refunds. We require that a payment was due. */
const allowed: Readonly<Record<OrderVerb, readonly ServiceOrderState[]>> = {
  accept: ['WAITING_ACCEPTANCE'],
  refuse: ['WAITING_ACCEPTANCE'],
  consume: ['ORDER_PENDING'],
  update: [
    'WAITING_SCORING',
    'SCORING_OK',
    'SCORING_KO',
    'WAITING_ACCEPTANCE',
    'ORDER_ACCEPTED',
    'ORDER_REFUSED',
    'ORDER_PENDING',
    'ORDER_CONSUMED',
    'ORDER_EXPIRED',
  ],
  'edit the price options of': ['ORDER_PENDING'],
  refund: ['ORDER_PENDING', 'ORDER_CONSUMED', 'ORDER_EXPIRED', 'ORDER_CLOSED'],
};

export function requireState(order: ServiceOrder, verb: OrderVerb): void {
  if (allowed[verb].includes(order.state)) return;
  refuse(
    400,
    'ORDER_INVALID_STATE',
    `Can't ${verb} order ${order.id}: it is ${order.state}, not ${allowed[verb].join(' or ')}.`,
  );
}

export const acceptedState = ({ workflow }: ServiceOrder): ServiceOrderState =>
  workflow.type === 'PAY_ON_ACCEPTANCE' ? 'ORDER_ACCEPTED' : 'ORDER_PENDING';
