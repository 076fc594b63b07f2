import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { daysAgo, seedUuid, shopIds } from '../../../common/demo-world.ts';
import {
  locationInService,
  rangeOf,
  type Service,
  type ServiceModel,
  services,
  type StoredService,
} from '../model/index.ts';
import { demoAttributeValues } from './attributes.ts';
import { demoLocations, locationIds } from './locations.ts';
import { assembly, consulting, course, repair } from './models.ts';

interface ServiceProfile {
  readonly code: string;
  readonly title: string;
  readonly model: ServiceModel;
  readonly price: number;
  readonly at?: readonly string[];
  readonly available?: number;
  readonly inactive?: Service['inactive_reasons'];
  readonly sessions?: number;
  readonly finishes?: NonNullable<Schemas['ValueListPriceOption']['values']>;
  readonly picture?: string;
  readonly season?: Pick<Service, 'date_availability_start' | 'date_availability_end'>;
}

const profiles: readonly ServiceProfile[] = [
  {
    code: 'SRV-301',
    title: 'Assembly of a wardrobe',
    model: assembly,
    price: 89.9,
    at: [locationIds.city],
    picture: 'wardrobe',
  },
  {
    code: 'SRV-302',
    title: 'Assembly of a kitchen',
    model: assembly,
    price: 690,
    at: [locationIds.city],
    finishes: [
      { code: 'oil', label: 'Oiled', amount: 60 },
      { code: 'varnish', label: 'Varnished', amount: 90 },
    ],
  },
  { code: 'SRV-303', title: 'Repair of a chair', model: repair, price: 35, at: [locationIds.workshop] },
  {
    code: 'SRV-304',
    title: 'Joinery for beginners',
    model: course,
    price: 59,
    at: [locationIds.workshop, locationIds.studio],
    sessions: 4,
  },
  { code: 'SRV-305', title: 'Advice on interiors', model: consulting, price: 45 },
  { code: 'SRV-306', title: 'Advice on light', model: consulting, price: 40, available: 12 },
  {
    code: 'SRV-307',
    title: 'Advice on colours',
    model: consulting,
    price: 40,
    available: 0,
    inactive: ['ZERO_QUANTITY'],
  },
  {
    code: 'SRV-308',
    title: 'Assembly of a shed',
    model: assembly,
    price: 240,
    at: [locationIds.city, locationIds.district],
    season: { date_availability_start: daysAgo(3), date_availability_end: daysAgo(-180) },
    inactive: ['MANUALLY_DISABLED'],
  },
  {
    code: 'SRV-309',
    title: 'Upholstery for beginners',
    model: course,
    price: 79,
    at: [locationIds.studio],
    sessions: 2,
  },
  { code: 'SRV-310', title: 'Repair of a table', model: repair, price: 55, at: [locationIds.workshop] },
  { code: 'SRV-311', title: 'Advice on acoustics', model: consulting, price: 60 },
  { code: 'SRV-312', title: 'Écoute et conseil', model: consulting, price: 50 },
];

function optionsOf({ model, finishes }: ServiceProfile): NonNullable<Service['pricing']['options']> {
  return (model.pricing.options ?? []).flatMap(({ code, label, type }): readonly Schemas['PriceOption'][] => {
    if (type === 'BOOLEAN') return [{ code, label, type, values: [{ value: true, amount: 15 }] }];
    return finishes === undefined ? [] : [{ code, label, type, values: finishes }];
  });
}

const pricingOf = (profile: ServiceProfile): Service['pricing'] => {
  const { model, price } = profile;
  const { type } = model.pricing;
  if (type === 'FIXED_PRICE_MULTI') {
    const values = [
      { code: 'adult', label: 'Adult', amount: price },
      { code: 'child', label: 'Child', amount: price / 2 },
    ];
    return {
      type,
      price_per_unit_options: [{ code: 'ticket', label: 'Ticket', type: 'VALUE_LIST', values }],
      ...rangeOf([price, price / 2]),
    };
  }
  if (type === 'ESTIMATED_PRICE_MULTI')
    throw new Error('The demo data must contain a service of the price type ESTIMATED_PRICE_MULTI.');
  const options = optionsOf(profile);
  return { type, price_per_unit: price, ...(options.length > 0 && { options }), ...rangeOf([price]) };
};

const sessionStart = (index: number): string => daysAgo(-30 - 7 * index, -15_330);

function bookingOf({ model, sessions = 0 }: ServiceProfile, n: number): Service['booking'] {
  const { type } = model.booking;
  if (type === 'NO_BOOKING') return { type };
  if (type === 'DATETIME_REQUEST') return { type, duration: 'PT2H' };
  return {
    type,
    duration: 'PT3H',
    sessions: Array.from({ length: sessions }, (_, index) => ({
      id: seedUuid(0x5e55, n * 100 + index),
      available_units: 8,
      time_slot: {
        start: sessionStart(index),
        end: new Date(Date.parse(sessionStart(index)) + 10_800_000).toISOString(),
      },
    })),
  };
}

function locationOf({ model, at = [] }: ServiceProfile): Service['location'] {
  const { type } = model.location;
  return type === 'NO_LOCATION' ? { type } : { type, shop_locations: at.map(shown) };
}

function serviceOf(profile: ServiceProfile, n: number): StoredService {
  const { code, title, model, at = [], available, inactive = [], picture, season } = profile;
  const [category] = model.categories;
  if (category === undefined) throw new Error(`Model ${model.code} has no category`);
  return {
    shopId: shopIds.home,
    locationIds: at,
    service: {
      code,
      title,
      description: `${title}, by Acme Home.`,
      category,
      model: { code: model.code, title: model.title },
      booking: bookingOf(profile, n),
      consumption: model.consumption,
      custom_attribute_values: model === assembly ? demoAttributeValues : [],
      date_created: daysAgo(200 - n),
      date_updated: daysAgo(60 - n),
      inactive_reasons: inactive,
      location: locationOf(profile),
      pricing: pricingOf(profile),
      quantity: available === undefined ? { type: 'NO_QUANTITY' } : { type: 'LIMITED', available, max_per_order: 10 },
      service_tax_code: 'STANDARD',
      ...(picture !== undefined && {
        medias: [{ mime_type: 'image/jpeg', url: `https://acme-home.example/${picture}.jpg` }],
      }),
      ...season,
    },
  };
}

function shown(id: string): ReturnType<typeof locationInService> {
  const location = demoLocations.find((one) => one.location.id === id);
  if (location === undefined) throw new Error(`Location does not exist: ${id}`);
  return locationInService(location);
}

export const demoServices: readonly StoredService[] = profiles.map(serviceOf);

/** The services of shop 2001, the only one that sells services. */
export const servicesSeed: Seeding = seedAll(services, demoServices, ({ service }) => service.code);
