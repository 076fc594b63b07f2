import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { seedUuid, shopIds } from '../../../common/demo-world.ts';
import { locations, type StoredLocation } from '../model/index.ts';

const address = (street1: string, zip_code: string, city: string): Schemas['LocationAddress'] => ({
  street1,
  zip_code,
  city,
  country_code: 'FRA',
  formatted_address: `${street1}, ${zip_code} ${city}, France`,
});

const weekday = [{ opening_time: '09:00', closing_time: '18:00' }];
const morning = [{ opening_time: '09:00', closing_time: '12:00' }];
const hours = { monday: weekday, tuesday: weekday, wednesday: weekday, thursday: weekday, friday: weekday };

/** Mondays off, and open at the weekend instead. */
const overridden = (shop_id: number): Schemas['ShopOverriddenOpeningHours'] => {
  const open = { availability: 'OVERRIDDEN_HOURS', opening_hours: weekday } as const;
  return {
    shop_id,
    monday: { availability: 'NOT_AVAILABLE' },
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
    sunday: { availability: 'OVERRIDDEN_HOURS', opening_hours: morning },
  };
};

const id = (index: number): string => seedUuid(0x10c, index);

/** Ids of the locations that services of the demo instance refer to, and of one that no service uses. */
export const locationIds: Readonly<Record<'workshop' | 'city' | 'studio' | 'unused' | 'district', string>> = {
  workshop: id(1),
  city: id(2),
  studio: id(3),
  unused: id(4),
  district: id(100),
};

const named: readonly StoredLocation[] = [
  {
    shopId: shopIds.home,
    location: {
      id: locationIds.workshop,
      label: 'Workshop Central',
      description: 'Second floor, ring at the blue door.',
      geography: {
        type: 'POINT',
        address: {
          ...address('12 rue du Marché', '75002', 'Paris'),
          company: 'Acme Home',
          street2: 'Staircase B',
          complementary: 'Second floor',
          state: 'Île-de-France',
        },
        geocode: { latitude: 48.8672, longitude: 2.3431 },
      },
      contact_info: { email: 'workshop@acme.example', phone: '+33100000000' },
      opening_hours: { ...hours, saturday: weekday, sunday: morning },
      medias: [{ mime_type: 'image/jpeg', url: 'https://acme-home.example/workshop.jpg' }],
    },
    overridden: [overridden(shopIds.home)],
  },
  {
    shopId: shopIds.home,
    location: {
      id: locationIds.city,
      label: 'Inner city',
      geography: {
        type: 'CIRCLE',
        address: address('1 place de la République', '75011', 'Paris'),
        center: { latitude: 48.8674, longitude: 2.3636 },
        radius: 15_000,
      },
    },
  },
  {
    location: {
      id: locationIds.studio,
      label: 'Studio of the platform',
      geography: {
        type: 'POINT',
        address: address('8 quai de la Loire', '75019', 'Paris'),
        geocode: { latitude: 48.884, longitude: 2.371 },
      },
      opening_hours: hours,
    },
    overridden: [overridden(shopIds.home)],
  },
  {
    shopId: shopIds.home,
    location: {
      id: locationIds.unused,
      label: 'Old depot',
      geography: {
        type: 'POINT',
        address: address('3 rue du Port', '93300', 'Aubervilliers'),
        geocode: { latitude: 48.91, longitude: 2.383 },
      },
    },
  },
  {
    shopId: shopIds.garden,
    location: {
      id: id(5),
      label: 'Gewächshaus',
      geography: {
        type: 'ZONE_REFERENCES',
        zone_references: [
          {
            reference_id: 'zone-20095',
            address: {
              city: 'Hamburg',
              zip_code: '20095',
              country_code: 'DEU',
              formatted_address: '20095 Hamburg, Germany',
            },
          },
        ],
      },
    },
  },
];

/** Zones around the city, one location each. */
const districts: readonly StoredLocation[] = Array.from({ length: 12 }, (_, index) => {
  const zip_code = `750${String(index + 3).padStart(2, '0')}`;
  return {
    shopId: shopIds.home,
    location: {
      id: id(100 + index),
      label: `District ${index + 3}`,
      geography: {
        type: 'ZONE_REFERENCES',
        zone_references: [
          {
            reference_id: `zone-${zip_code}`,
            address: { city: 'Paris', zip_code, country_code: 'FRA', formatted_address: `${zip_code} Paris, France` },
          },
        ],
      },
    },
  };
});

export const demoLocations: readonly StoredLocation[] = [...named, ...districts];

/** Places and areas of the shops, one of the platform among them. */
export const locationsSeed: Seeding = seedAll(locations, demoLocations, ({ location }) => location.id);
