import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../errors/index.ts';
import type { Context, Handler } from '../../../http/context.ts';
import type { Jobs } from '../../../world/index.ts';
import { reasons } from '../settings/model.ts';
import { requireServiceOrder, type ServiceOrder, serviceOrders } from './model/index.ts';
import { requireState } from './order-states.ts';
import { keepOrder } from './order-view.ts';
import { checkTaxes, inCents } from './refund-taxes.ts';

/** How long the operator takes to pay a refund. */
const payoutInMs = 60_000;
const payRefund = 'instance.payServiceRefund';

type Refund = Schemas['ServiceOrderRefund'];
type Option = Schemas['ServiceOrderOption'];
type OptionInput = Schemas['ServiceOrderOptionInput'];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function optionAmount(option: Option | OptionInput): number {
  const own = 'amount' in option ? (option.amount ?? 0) : 0;
  return own + sum(('values' in option ? (option.values ?? []) : []).map(({ amount }) => amount));
}

function priceOf({ price }: ServiceOrder): number {
  const units = 'ordered_service_units' in price ? (price.ordered_service_units ?? []) : [];
  const ofUnits = units.flatMap(({ values }) =>
    values.map(({ amount, ordered_quantity }) => amount * ordered_quantity),
  );
  const amount = 'amount' in price ? price.amount : undefined;
  return (amount ?? sum(ofUnits)) + sum((price.options ?? []).map(optionAmount));
}

const refunded = ({ refunds = [] }: ServiceOrder): number =>
  sum(refunds.map(({ amount, options = [] }) => amount + sum(options.map(optionAmount))));

function check({ world, body }: Context<'SOR28'>, order: ServiceOrder): void {
  const { amount, currency_code, reason_code, taxes, options } = body;
  if (currency_code !== order.currency_code) invalid('AS37', '$.currency_code', `must be ${order.currency_code}`);
  if (world.store.get(reasons, `MPS_REFUND/${reason_code}`) === undefined) {
    invalid('AS34', '$.reason_code', `is not a reason of type MPS_REFUND: ${reason_code}`);
  }
  if ('taxes' in order.price && taxes === undefined) invalid('SOR28', '$.taxes', 'is required: the order has taxes');
  if (order.price.options !== undefined && options === undefined)
    invalid('SOR28', '$.options', 'is required: the order has price options');
  const total = inCents(amount + sum((options ?? []).map(optionAmount)));
  if (total <= 0) invalid('AS37', '$.amount', 'must be more than 0');
  const left = inCents(priceOf(order)) - inCents(refunded(order));
  if (total > left) invalid('AS37', '$.amount', `must be at most ${left / 100}, the rest of the price`);
  checkTaxes(order, body);
}

function refundOf(ordered: Option, input: OptionInput, at: string): Option {
  if (ordered.type === 'BOOLEAN' && input.type === 'BOOLEAN') {
    const { label, value } = ordered;
    return { label, value, amount: 0, ...input };
  }
  if (ordered.type !== 'VALUE_LIST' || input.type !== 'VALUE_LIST')
    invalid('AS37', `${at}.type`, `must be ${ordered.type}`);
  const labels = new Map(ordered.values.map(({ code, label }) => [code, label]));
  const values = (input.values ?? []).map((value) => ({ label: labels.get(value.code) ?? value.code, ...value }));
  return { ...ordered, values };
}

function optionsOf({ price }: ServiceOrder, inputs: readonly OptionInput[]): readonly Option[] {
  const seen = new Set<string>();
  return inputs.map((option, index) => {
    const at = `$.options[${index}]`;
    if (seen.has(option.code)) invalid('AS37', `${at}.code`, `appears twice: ${option.code}`);
    seen.add(option.code);
    const ordered = price.options?.find(({ code }) => code === option.code);
    return refundOf(
      ordered ?? invalid('AS37', `${at}.code`, `isn't an option of the order: ${option.code}`),
      option,
      at,
    );
  });
}

/** SOR28: the refund waits until it is paid (SV05). */
export const requestRefund: Handler<'SOR28'> = (context) => {
  const { world, body } = context;
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'refund');
  const options = body.options === undefined ? undefined : optionsOf(stored.order, body.options);
  check(context, stored.order);
  const refund: Refund = {
    id: world.uuid('instance.serviceRefund'),
    state: 'WAITING',
    amount: body.amount,
    reason_code: body.reason_code,
    taxes: body.taxes ?? [],
    ...(options !== undefined && { options }),
    commission: { amount_excluding_taxes: 0, amount_including_taxes: 0 },
    creation_date: world.time,
  };
  keepOrder(world, stored, { refunds: [...(stored.order.refunds ?? []), refund] });
  world.schedule(payRefund, world.now + payoutInMs, { order: stored.order.id, refund: refund.id });
};

export const refundJobs: Jobs = {
  [payRefund]: (world, data) => {
    const stored = world.store.get(serviceOrders, data['order'] ?? '');
    if (stored === undefined) return;
    const payment = {
      transaction_date: world.time,
      transaction_number: `REFUND-${world.next('instance.serviceRefundPayment')}`,
    };
    const paid = (refund: Refund): Refund =>
      refund.id === data['refund'] ? { ...refund, ...payment, state: 'OK' } : refund;
    keepOrder(world, stored, { refunds: (stored.order.refunds ?? []).map(paid) });
  },
};
