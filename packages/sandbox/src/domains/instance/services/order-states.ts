import { refuse } from '../../../machinery/errors/index.ts';
import type { ServiceOrder, ServiceOrderState } from './model/index.ts';

/** What a shop can do with an order by a call of its own. */
export type OrderVerb = 'accept' | 'refuse' | 'consume' | 'update' | 'edit the price options of' | 'refund';

/** The states in which each can be done (SV01, SV02, SV03). For refunds the documents do not say; money must have been due. */
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

/** Refuses what the state of the order does not allow, and says which states would. */
export function requireState(order: ServiceOrder, verb: OrderVerb): void {
  if (allowed[verb].includes(order.state)) return;
  refuse(
    400,
    'ORDER_INVALID_STATE',
    `Cannot ${verb} order ${order.id}: it is ${order.state}, not ${allowed[verb].join(' or ')}.`,
  );
}

/** Where acceptance leads. An order that is paid on acceptance waits for its payment first. */
export const acceptedState = ({ workflow }: ServiceOrder): ServiceOrderState =>
  workflow.type === 'PAY_ON_ACCEPTANCE' ? 'ORDER_ACCEPTED' : 'ORDER_PENDING';
