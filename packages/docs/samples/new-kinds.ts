import type { Service } from '@tradelane/services-seller';

// #region new-kinds
/** The least that a unit of a service costs, also where its price is of a kind that came after this version. */
export function leastPrice({ pricing }: Service): number {
  const common: { readonly type: string; readonly min_price_per_unit: number } = pricing; // what every kind has
  switch (pricing.type) {
    case 'FIXED_PRICE':
    case 'ESTIMATED_PRICE':
      return pricing.price_per_unit;
    default: // the other kinds that are known, and those that are not
      return common.min_price_per_unit;
  }
}
// #endregion new-kinds
