import type { Geography, ServicePricing, StoredLocation } from './services.ts';

/** What services and orders tell of the geography of a location: no address but that of zones. */
function geographyOf(geography: Geography): object {
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
export const locationInService = ({ location }: StoredLocation): object => ({
  id: location.id,
  label: location.label,
  geography: geographyOf(location.geography),
});

/** A price with the least and the most that one unit costs. */
export function withRange(pricing: Omit<ServicePricing, 'min_price_per_unit' | 'max_price_per_unit'>): ServicePricing {
  const amounts = (pricing.price_per_unit_options ?? []).flatMap(({ values }) => values.map(({ amount }) => amount));
  const all = amounts.length > 0 ? amounts : [pricing.price_per_unit ?? 0];
  return { ...pricing, min_price_per_unit: Math.min(...all), max_price_per_unit: Math.max(...all) };
}
