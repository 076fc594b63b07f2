import type { MarketplaceOrderLine, Reduction, TaxAmount } from './model.ts';

// Amounts of lines. Prices include their taxes.

export const rounded = (amount: number): number => Math.round(amount * 100) / 100;
export const sumOf = (amounts: readonly number[]): number => rounded(amounts.reduce((sum, one) => sum + one, 0));

const commissionPercent = 12;
export const commissionTax: { readonly code: string; readonly rate: number } = { code: 'VAT20', rate: 20 };

export const commissionOf = (amount: number): number => rounded((amount * commissionPercent) / 100);
export const commissionTaxOf = (commission: number): number => rounded((commission * commissionTax.rate) / 100);

export const taxIn = (amount: number, { tax }: Pick<MarketplaceOrderLine, 'tax'>): number =>
  tax === undefined ? 0 : rounded((amount * tax.rate) / (100 + tax.rate));

export const taxesIn = (amount: number, line: Pick<MarketplaceOrderLine, 'tax'>): readonly TaxAmount[] =>
  line.tax === undefined || amount === 0 ? [] : [{ code: line.tax.code, amount: taxIn(amount, line) }];

const totals = (all: readonly Reduction[]): { amount: number; shipping: number; quantity: number } => ({
  amount: sumOf(all.map(({ amount }) => amount)),
  shipping: sumOf(all.map(({ shipping }) => shipping)),
  quantity: all.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** Price, shipping charge and quantity of a line after its cancelations. */
export function chargedFor(line: MarketplaceOrderLine): { amount: number; shipping: number } {
  const canceled = totals(line.cancelations);
  const ordered = line.quantity + canceled.quantity;
  return {
    amount: rounded(line.unitPrice * ordered - canceled.amount),
    shipping: rounded(line.shippingPrice - canceled.shipping),
  };
}

/** The amounts of a line that are neither canceled nor refunded. */
export function restOf(line: MarketplaceOrderLine): { amount: number; shipping: number } {
  const charged = chargedFor(line);
  const refunded = totals(line.refunds);
  return {
    amount: rounded(charged.amount - refunded.amount),
    shipping: rounded(charged.shipping - refunded.shipping),
  };
}

export const hasRest = (line: MarketplaceOrderLine): boolean => {
  const { amount, shipping } = restOf(line);
  return amount > 0 || shipping > 0;
};
