import type { Schemas } from '../../../generated/instance.ts';
import { digest } from '../../../world/index.ts';

const countries: Readonly<Record<string, string>> = {
  france: 'FRA',
  germany: 'DEU',
  deutschland: 'DEU',
  'united states': 'USA',
  usa: 'USA',
  spain: 'ESP',
  italy: 'ITA',
};

function addressOf(formatted_address: string): Schemas['LocationAddress'] {
  const [street1 = '', place = '', country = ''] = formatted_address.split(',').map((part) => part.trim());
  const [, zip_code, city = place] = /^(\d{4,5}) +(.+)$/.exec(place) ?? [];
  return {
    formatted_address,
    ...(street1 !== '' && { street1 }),
    ...(zip_code !== undefined && { zip_code }),
    ...(city !== '' && { city }),
    country_code: countries[country.toLowerCase()] ?? 'FRA',
  };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A point that stands for an address: always the same, and somewhere within western Europe. */
function pointOf(text: string): Schemas['Coordinates'] {
  const part = (from: number): number => Number.parseInt(digest(text).slice(from, from + 6), 16) / 0xff_ff_ff;
  return { latitude: rounded(43 + part(0) * 8), longitude: rounded(part(6) * 8) };
}

/** Resolves the addresses and references of a geography, as a geocoding service would. */
export function resolve(input: Schemas['GeographyInput']): Schemas['Geography'] {
  switch (input.type) {
    case 'POINT':
      return {
        type: input.type,
        address: addressOf(input.address.formatted_address),
        geocode: pointOf(input.address.formatted_address),
      };
    case 'CIRCLE':
      return {
        type: input.type,
        address: addressOf(input.address.formatted_address),
        center: pointOf(input.address.formatted_address),
        radius: input.radius,
      };
    default:
      return {
        type: input.type,
        zone_references: input.zone_references.map(({ reference_id }) => ({
          reference_id,
          address: { formatted_address: `Zone ${reference_id}`, country_code: 'FRA' },
        })),
      };
  }
}
