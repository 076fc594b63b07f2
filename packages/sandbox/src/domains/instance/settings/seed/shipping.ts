import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { daysAgo, shopIds } from '../../../common/demo-world.ts';
import {
  carriers,
  type CodedSetting,
  logisticClasses,
  shippingCharges,
  shippingConfigurations,
  type ShippingMethodSetting,
  shippingTypes,
  shippingZones,
} from '../model.ts';

const zones: readonly CodedSetting[] = [
  {
    code: 'EU',
    labels: { en_US: 'European Union', fr_FR: 'Union européenne', de_DE: 'Europäische Union' },
    descriptions: { en_US: 'The other countries of the European Union.' },
    active: true,
    sortIndex: 2,
  },
  {
    code: 'FR',
    labels: { en_US: 'France', fr_FR: 'France', de_DE: 'Frankreich' },
    descriptions: { en_US: 'Mainland France.', fr_FR: 'France métropolitaine.' },
    active: true,
    sortIndex: 1,
  },
  {
    code: 'WORLD',
    labels: { en_US: 'World' },
    descriptions: { en_US: 'Everywhere else.' },
    active: false,
    sortIndex: 3,
  },
];

const methods: readonly ShippingMethodSetting[] = [
  {
    code: 'STD',
    labels: { en_US: 'Standard', fr_FR: 'Standard', de_DE: 'Standard' },
    descriptions: { en_US: 'Three to five days.', fr_FR: 'Trois à cinq jours.' },
    standardCode: 'STANDARD',
    clickAndCollect: false,
    deliveryByOperator: false,
    mandatoryTracking: true,
    active: true,
    sortIndex: 2,
  },
  {
    code: 'EXP',
    labels: { en_US: 'Express', fr_FR: 'Express', de_DE: 'Express' },
    descriptions: { en_US: 'The next day.', fr_FR: 'Le lendemain.' },
    standardCode: 'EXPRESS',
    clickAndCollect: false,
    deliveryByOperator: false,
    mandatoryTracking: true,
    active: true,
    sortIndex: 1,
  },
  {
    code: 'PICKUP',
    labels: { en_US: 'Pick-up at the shop', fr_FR: 'Retrait en magasin', de_DE: 'Abholung' },
    descriptions: { en_US: 'Ready within two hours.' },
    clickAndCollect: true,
    deliveryByOperator: false,
    ignoresLeadTime: true,
    mandatoryTracking: false,
    active: true,
    sortIndex: 3,
  },
  {
    code: 'DRONE',
    labels: { en_US: 'Drone' },
    descriptions: { en_US: 'Tried once.' },
    clickAndCollect: false,
    deliveryByOperator: true,
    mandatoryTracking: false,
    active: false,
    sortIndex: 4,
  },
];

// Not in the order of their labels, so that a response that is not sorted shows.
const registered: readonly Schemas['RegisteredCarrier'][] = [
  { code: 'parcel-line', label: 'Parcel Line' },
  {
    code: 'express-post',
    label: 'Express Post',
    standard_code: 'EXPRESS_POST',
    tracking_url: 'https://post.example/track/{trackingId}',
  },
  { code: 'alpine-freight', label: 'Alpine Freight', tracking_url: 'https://freight.example/?parcel={trackingId}' },
];

const classes: readonly CodedSetting[] = [
  {
    code: 'XL',
    labels: { en_US: 'Bulky', fr_FR: 'Encombrant', de_DE: 'Sperrig' },
    descriptions: { en_US: 'Needs two people.' },
    active: true,
    sortIndex: 3,
  },
  {
    code: 'S',
    labels: { en_US: 'Small', fr_FR: 'Petit', de_DE: 'Klein' },
    descriptions: { en_US: 'Fits into a letter box.' },
    active: true,
    sortIndex: 1,
  },
  {
    code: 'M',
    labels: { en_US: 'Medium', fr_FR: 'Moyen', de_DE: 'Mittel' },
    descriptions: { en_US: 'Carried with one hand.' },
    active: true,
    sortIndex: 2,
  },
];

const configuration = (shopId: number, leadTime: number): Schemas['ShopShippingConfiguration'] => ({
  shop_id: String(shopId),
  last_updated_date: daysAgo(10),
  order_free_shipping: false,
  shipping_paid_by_operator: false,
  lead_time_to_ship: { default_value: 2, shop_value: leadTime },
  delivery_times: [
    {
      shipping_type_code: 'EXP',
      shipping_zone_code: 'FR',
      set_by: 'OPERATOR',
      delivery_time: { earliest_days: 1, latest_days: 1 },
    },
    {
      shipping_type_code: 'STD',
      shipping_zone_code: 'FR',
      set_by: 'SHOP',
      delivery_time: { earliest_days: 2, latest_days: 4 },
    },
    {
      shipping_type_code: 'STD',
      shipping_zone_code: 'EU',
      set_by: 'OPERATOR',
      delivery_time: { earliest_days: 4, latest_days: 8 },
    },
  ],
  order_cut_off_times: [
    { shipping_type_code: 'EXP', cut_off_time: '12:00', is_required: true, set_by: 'SHOP' },
    { shipping_type_code: 'STD', cut_off_time: '14:00', is_required: true, set_by: 'OPERATOR' },
  ],
});

const charges = (shopId: number, ownPrices: boolean): Schemas['ShopShippingCharges'] => ({
  shop_id: shopId,
  currency_iso_code: 'EUR',
  last_updated_date: daysAgo(10),
  configuration: [
    {
      shipping_method_code: 'STD',
      shipping_zone_code: 'FR',
      logistic_class_code: 'S',
      overridden_by_shop: ownPrices,
      prices: { type: 'FIXED_PRICE', initial_price: 4.9, additional_price: 1, free_shipping_threshold: 50 },
    },
    {
      shipping_method_code: 'STD',
      shipping_zone_code: 'EU',
      logistic_class_code: 'XL',
      overridden_by_shop: false,
      prices: {
        type: 'ORDER_RANGE',
        ranges: [
          { threshold: 0, price: 39 },
          { threshold: 500, price: 19 },
        ],
      },
    },
    {
      shipping_method_code: 'PICKUP',
      shipping_zone_code: 'FR',
      logistic_class_code: 'M',
      overridden_by_shop: ownPrices,
      prices: { type: 'FREE_SHIPPING' },
    },
  ],
});

const shops: readonly { readonly id: number; readonly leadTime: number; readonly ownPrices: boolean }[] = [
  { id: shopIds.home, leadTime: 1, ownPrices: true },
  { id: shopIds.garden, leadTime: 3, ownPrices: false },
  { id: shopIds.suspended, leadTime: 2, ownPrices: false },
];

const byCode = (setting: { readonly code: string }): string => setting.code;

/** Zones, methods, carriers and logistic classes of the platform, and the shipping set-up of each shop. */
export const shippingSeed: readonly Seeding[] = [
  seedAll(shippingZones, zones, byCode),
  seedAll(shippingTypes, methods, byCode),
  seedAll(carriers, registered, byCode),
  seedAll(logisticClasses, classes, byCode),
  ...shops.flatMap(({ id, leadTime, ownPrices }) => [
    seedAll(shippingConfigurations, [configuration(id, leadTime)], () => id),
    seedAll(shippingCharges, [charges(id, ownPrices)], () => id),
  ]),
];
