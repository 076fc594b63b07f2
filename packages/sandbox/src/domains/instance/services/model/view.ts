import type { Schemas } from '../../../../generated/instance.ts';
import type { StoredLocation } from './services.ts';

function geographyOf(geography: Schemas['Geography']): Schemas['ShopLocationGeography'] {
  switch (geography.type) {
    case 'POINT':
      return { type: geography.type, geocode: geography.geocode };
    case 'CIRCLE':
      return { type: geography.type, center: geography.center, radius: geography.radius };
    default:
      return {
        type: geography.type,
        zone_references: geography.zone_references.map(({ reference_id, address }) => ({
          reference_id,
          formatted_address: address.formatted_address,
        })),
      };
  }
}

/** A location as services and orders show it. */
export const locationInService = ({ location }: StoredLocation): Schemas['ShopLocation'] => ({
  id: location.id,
  label: location.label,
  geography: geographyOf(location.geography),
});

/** The least and the most that one unit costs. */
export const rangeOf = (
  amounts: readonly number[],
): Pick<Schemas['SinglePricing'], 'min_price_per_unit' | 'max_price_per_unit'> => ({
  // Spread as arguments, very many amounts would not fit the stack.
  min_price_per_unit: amounts.reduce((least, amount) => Math.min(least, amount), Infinity),
  max_price_per_unit: amounts.reduce((most, amount) => Math.max(most, amount), -Infinity),
});
