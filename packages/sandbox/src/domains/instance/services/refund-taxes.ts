import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../errors/index.ts';
import type { ServiceOrder } from './model/index.ts';

type Tax = Schemas['ServiceOrderTax'];

interface Taxed {
  readonly taxes?: readonly Tax[] | undefined;
  readonly options?: readonly TaxedOption[] | undefined;
}
interface TaxedOption {
  readonly taxes?: readonly Tax[] | undefined;
  readonly values?: readonly Pick<TaxedOption, 'taxes'>[] | undefined;
}

type TaxList = readonly [at: string, taxes: readonly Tax[]];

const listsOf = ({ taxes = [], options = [] }: Taxed): readonly TaxList[] => [
  ['$.taxes', taxes],
  ...options.flatMap((option, i): readonly TaxList[] => [
    [`$.options[${i}].taxes`, option.taxes ?? []],
    ...(option.values ?? []).map((value, j): TaxList => [`$.options[${i}].values[${j}].taxes`, value.taxes ?? []]),
  ]),
];

export const inCents = (amount: number): number => Math.round(amount * 100);

/** How much of each tax is left of an order, in cents. */
function taxesLeft({ price, refunds = [] }: ServiceOrder): Map<string, number> {
  const left = new Map<string, number>();
  const add = (taxes: readonly Tax[], times: number): void => {
    for (const { code, amount } of taxes) left.set(code, (left.get(code) ?? 0) + times * inCents(amount));
  };
  for (const [, taxes] of listsOf(price)) add(taxes, 1);
  for (const refund of refunds) for (const [, taxes] of listsOf(refund)) add(taxes, -1);
  return left;
}

/** SV05: only taxes of the order are given back, each once of an amount, and over all refunds no more than the customer paid. */
export function checkTaxes(order: ServiceOrder, request: Taxed): void {
  const left = taxesLeft(order);
  // Each refund rounds its part of a tax, which may make a cent more of the whole.
  const toleranceInCents = (order.refunds?.length ?? 0) + 1;
  for (const [list, taxes] of listsOf(request)) {
    const seen = new Set<string>();
    for (const [i, { code, amount }] of taxes.entries()) {
      const at = `${list}[${i}]`;
      const most = left.get(code) ?? invalid('AS37', `${at}.code`, `isn't a tax of the order: ${code}`);
      if (seen.has(code)) invalid('AS37', `${at}.code`, `appears twice: ${code}`);
      seen.add(code);
      const cents = inCents(amount);
      if (cents > Math.max(0, most) + toleranceInCents)
        invalid('AS37', `${at}.amount`, `must be at most ${Math.max(0, most) / 100}, the rest of the tax`);
      left.set(code, most - cents);
    }
  }
}
