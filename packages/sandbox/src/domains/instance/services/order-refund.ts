import { invalid } from '../../../machinery/errors/index.ts';
import { bodyOf, type Context } from '../../../machinery/http/context.ts';
import {
  type OrderedOption,
  requireServiceOrder,
  type ServiceOrder,
  type ServiceOrderRefund,
  serviceOrders,
  type Tax,
} from './model/index.ts';
import { reasons } from '../settings/model.ts';
import type { Jobs } from '../../../machinery/world/index.ts';
import { requireState } from './order-states.ts';
import { keepOrder } from './order-view.ts';

interface RefundInput {
  readonly amount: number;
  readonly currency_code: string;
  readonly reason_code: string;
  readonly taxes?: readonly Tax[];
  readonly options?: readonly OrderedOption[];
}

/** How long the operator takes to pay a refund. */
const payoutInMs = 60_000;
const payRefund = 'instance.payServiceRefund';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const inCents = (amount: number): number => Math.round(amount * 100);

const optionAmount = ({ amount = 0, values = [] }: OrderedOption): number =>
  amount + sum(values.map((value) => value.amount));

/** What the customer pays for the service and its options. */
function priceOf({ price }: ServiceOrder): number {
  const units = (price.ordered_service_units ?? []).flatMap(({ values }) =>
    values.map((value) => value.amount * value.ordered_quantity),
  );
  return (price.amount ?? sum(units)) + sum((price.options ?? []).map(optionAmount));
}

const refunded = ({ refunds = [] }: ServiceOrder): number =>
  sum(refunds.map(({ amount, options = [] }) => amount + sum(options.map(optionAmount))));

function check(context: Context, order: ServiceOrder, input: RefundInput): void {
  const { amount, currency_code, reason_code, taxes, options } = input;
  if (currency_code !== order.currency_code) invalid('$.currency_code', `must be ${order.currency_code}`);
  if (context.world.store.get(reasons, `MPS_REFUND/${reason_code}`) === undefined) {
    invalid('$.reason_code', `is no reason of type MPS_REFUND: ${reason_code}`);
  }
  if (order.price.taxes !== undefined && taxes === undefined) invalid('$.taxes', 'is required: the order has taxes');
  if (order.price.options !== undefined && options === undefined)
    invalid('$.options', 'is required: the order has price options');
  for (const [index, { code }] of (options ?? []).entries()) {
    if (!order.price.options?.some((option) => option.code === code))
      invalid(`$.options[${index}].code`, `names no option of the order: ${code}`);
  }
  const total = inCents(amount + sum((options ?? []).map(optionAmount)));
  if (total <= 0) invalid('$.amount', 'must be more than nothing');
  const left = inCents(priceOf(order)) - inCents(refunded(order));
  if (total > left) invalid('$.amount', `must be at most ${left / 100}, which is left of the price`);
}

/** SOR28: the refund waits until it is paid (SV05). */
export function requestRefund(context: Context): void {
  const { world } = context;
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'refund');
  const input = bodyOf<RefundInput>(context);
  check(context, stored.order, input);
  const labels = new Map((stored.order.price.options ?? []).map(({ code, label }) => [code, label]));
  const labelled = (option: OrderedOption): OrderedOption => ({
    ...option,
    label: labels.get(option.code) ?? option.code,
  });
  const refund: ServiceOrderRefund = {
    id: world.uuid('instance.serviceRefund'),
    state: 'WAITING',
    amount: input.amount,
    reason_code: input.reason_code,
    taxes: input.taxes ?? [],
    ...(input.options !== undefined && { options: input.options.map(labelled) }),
    commission: { amount_excluding_taxes: 0, amount_including_taxes: 0 },
    creation_date: world.time,
  };
  keepOrder(context, stored, { refunds: [...(stored.order.refunds ?? []), refund] });
  world.schedule(payRefund, world.now + payoutInMs, { order: stored.order.id, refund: refund.id });
}

/** What the operator does in its own time. */
export const refundJobs: Jobs = {
  [payRefund]: (world, data) => {
    const stored = world.store.get(serviceOrders, data['order'] ?? '');
    if (stored === undefined) return;
    const payment = {
      transaction_date: world.time,
      transaction_number: `REFUND-${world.next('instance.serviceRefundPayment')}`,
    };
    const paid = (refund: ServiceOrderRefund): ServiceOrderRefund =>
      refund.id === data['refund'] ? { ...refund, ...payment, state: 'OK' } : refund;
    keepOrder({ world }, stored, { refunds: (stored.order.refunds ?? []).map(paid) });
  },
};
