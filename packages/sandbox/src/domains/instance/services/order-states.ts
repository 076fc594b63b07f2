import { refuse, type Rule } from '../../../errors/index.ts';
import type { ServiceOrder, ServiceOrderState } from './model/index.ts';

export type OrderVerb = 'accept' | 'refuse' | 'consume' | 'update' | 'edit the price options of' | 'refund';

/** States that allow each call (SV01, SV02, SV03). The documents don't define refunds. */
const allowed: Readonly<Record<OrderVerb, readonly [Rule, readonly ServiceOrderState[]]>> = {
  accept: ['SV01', ['WAITING_ACCEPTANCE']],
  refuse: ['SV01', ['WAITING_ACCEPTANCE']],
  consume: ['SV02', ['ORDER_PENDING']],
  update: [
    'SV03',
    [
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
  ],
  'edit the price options of': ['SOR04', ['ORDER_PENDING']],
  refund: ['AS02', ['ORDER_PENDING', 'ORDER_CONSUMED', 'ORDER_EXPIRED', 'ORDER_CLOSED']],
};

export function requireState(order: ServiceOrder, verb: OrderVerb): void {
  const [rule, states] = allowed[verb];
  if (states.includes(order.state)) return;
  refuse(
    rule,
    400,
    'ORDER_INVALID_STATE',
    `Can't ${verb} order ${order.id}: it is ${order.state}, not ${states.join(' or ')}.`,
  );
}

export const acceptedState = ({ workflow }: ServiceOrder): ServiceOrderState =>
  workflow.type === 'PAY_ON_ACCEPTANCE' ? 'ORDER_ACCEPTED' : 'ORDER_PENDING';
