import { seedAll, type Seeding } from '../../../../world/index.ts';
import { channelCodes, daysAgo, shopIds } from '../../../common/demo-world.ts';
import type { StoredOffer } from '../../offers/model.ts';
import { demoOffers } from '../../offers/seed.ts';
import { type MarketplaceOrder, type MarketplaceOrderLine, marketplaceOrders } from '../model.ts';
import { businessOf, linePartsOf, orderPartsOf } from './particulars.ts';

const people: readonly (readonly [string, string])[] = [
  ['Camille', 'Roux'],
  ['Jonas', 'Fischer'],
  ['Léa', 'Garnier'],
  ['Marta', 'Silva'],
  ['Tom', 'Berger'],
  ['Zoé', 'Dupont'],
  ['Emil', 'Vogel'],
];
const goods: readonly (readonly [string, string])[] = [
  ['WARDROBE-1', 'Wardrobe, oak'],
  ['CHAIR-4', 'Chair, beech'],
  ['LAMP-2', 'Floor lamp'],
  ['RUG-7', 'Rug, 160 × 230 cm'],
  ['POT-3', 'Plant pot, 30 cm'],
];

interface OrderProfile {
  readonly n: number;
  readonly shopId: number;
  readonly state: MarketplaceOrder['state'];
  readonly quantities: readonly number[];
  /** The goods are in shipments already. */
  readonly shipped?: true;
}

/** The offer of a line, by its SKU. The garden sells its own offers. */
function offerOf(shopId: number, sku: string, index: number): StoredOffer {
  const own = demoOffers.filter((offer) => offer.shopId === shopId);
  const found = shopId === shopIds.home ? own.find((offer) => offer.sku === sku) : own[index];
  if (found === undefined) throw new Error(`Shop ${shopId} has no offer ${sku}`);
  return found;
}

const squareMeters = 3.68;

/** One order in ten has a tax in its prices. */
const hasTax = ({ n }: OrderProfile): boolean => n % 10 === 6;
const isFor = (one: number, { n }: OrderProfile): boolean => n === one;

function linesOf(profile: OrderProfile): MarketplaceOrderLine[] {
  const { n, shopId, quantities, shipped, state } = profile;
  const isExpress = n % 4 === 0;
  return quantities.map((quantity, index) => {
    const at = (n + index) % goods.length;
    const [sku, title] = goods[at] as readonly [string, string];
    const offer = offerOf(shopId, sku, at);
    const [offer_sku, product_title] = shopId === shopIds.home ? [sku, title] : [offer.sku, offer.product_title];
    return {
      id: `ORD-${n}-A-${index + 1}`,
      offerId: offer.id,
      offer_sku,
      product_title,
      unitPrice: offer.prices[0].origin,
      shippingPrice: index > 0 ? 0 : isExpress ? 9.9 : 4.9,
      ...(hasTax(profile) && { tax: { code: 'VAT20', rate: 20 } }),
      ...(sku === 'RUG-7' && {
        measure: { unit: 'SQUARE_METER' as const, ordered: squareMeters * quantity, limit: 10 },
      }),
      ...(isFor(1047, profile) && { incident: { reason: '21' } }),
      ...(state === 'CANCELED' && { ended: state }),
      refunds: [],
      cancelations: [],
      fields: index === 0 && isFor(1008, profile) ? [{ code: 'engraving', type: 'STRING', value: 'Z. D.' }] : [],
      ...(offer_sku === 'WARDROBE-1' && {
        package: { reference: 'PKG-FLAT', description: 'Two flat boxes, 45 kg together' },
      }),
      quantity,
      in_shipments: shipped ? quantity : 0,
      sent: isShipped(state) ? quantity : 0,
      ...linePartsOf(n, index, offer, state),
    };
  });
}

const isShipped = (state: MarketplaceOrder['state']): boolean => state === 'SHIPPED' || state === 'RECEIVED';

/** When the order was decided, debited, shipped and received. */
function timesOf(state: MarketplaceOrder['state'], age: number) {
  const times = {
    ...(state !== 'WAITING_ACCEPTANCE' && { decided: daysAgo(age, 1800), debited: daysAgo(age, 3600) }),
    ...(isShipped(state) && { shipped: daysAgo(age - 2) }),
    ...(state === 'RECEIVED' && { received: daysAgo(age - 7) }),
  };
  return { ...times, updated: times.received ?? times.shipped ?? times.debited ?? daysAgo(age) };
}

const office = {
  civility: 'Mrs',
  company: 'Atelier Rousseau',
  company_2: 'Purchasing',
  street_2: 'Building B, third floor',
  additional_info: 'Deliveries at the back of the building.',
  state: 'Auvergne-Rhône-Alpes',
  phone_secondary: '+33400000001',
} as const;

const files = [
  ['customer-invoice', 'invoice', 1024],
  ['delivery-bill', 'delivery-note', 900],
] as const;

function orderOf(profile: OrderProfile): MarketplaceOrder {
  const { n, shopId, state } = profile;
  const [firstname, lastname] = people[n % people.length] as readonly [string, string];
  const age = state === 'RECEIVED' ? 20 : 60 - (n % 100);
  return {
    id: `ORD-${n}-A`,
    commercial_id: `ORD-${n}`,
    shopId,
    channel: n % 3 === 0 && shopId === shopIds.home ? channelCodes.app : channelCodes.web,
    state,
    customer: { id: `CUST-${100 + (n % people.length)}`, name: `${firstname} ${lastname}`, ...businessOf(n) },
    shipping_address: {
      firstname,
      lastname,
      street_1: `${(n % 90) + 1} avenue des Tilleuls`,
      zip_code: '69003',
      city: 'Lyon',
      country: 'France',
      country_iso_code: 'FRA',
      phone: '+33400000000',
      ...(n % 8 === 4 && office),
    },
    shipping_type_code: n % 4 === 0 ? 'EXP' : 'STD',
    shipping_type_standard_code: n % 4 === 0 ? 'EXPRESS' : 'STANDARD',
    shipping_zone_code: 'FR',
    shipping_date: daysAgo(age, 3600),
    shipping_deadline: daysAgo(age - 3),
    fulfillment_center: n % 5 === 0 ? 'FC-SOUTH' : 'DEFAULT',
    references: { order_reference_for_customer: `C-${n}`, order_reference_for_seller: `S-${n}` },
    lines: linesOf(profile),
    documents: files.map(([type, name, file_size], index) => ({
      id: n * 10 + 1 + index,
      type,
      file_name: `${name}-${n}.pdf`,
      file_size,
      date_uploaded: daysAgo(age - 1),
    })),
    // The only order that can be shipped at once.
    ...(isFor(1028, profile) && { tracking: { name: 'City Bikes', number: 'CB-1028', url: undefined } }),
    fields: isFor(1008, profile) ? [{ code: 'gift-note', type: 'TEXTAREA', value: 'Happy birthday!' }] : [],
    ...orderPartsOf(n, state, age),
    ...timesOf(state, age),
    date_created: daysAgo(age),
  };
}

const { home, garden } = shopIds;

type Range = readonly [
  from: number,
  to: number,
  shopId: number,
  state: MarketplaceOrder['state'],
  quantity: number,
  shipped?: true,
];
const ranges: readonly Range[] = [
  [1001, 1040, home, 'SHIPPING', 2],
  [1041, 1045, home, 'WAITING_ACCEPTANCE', 1],
  [1046, 1048, home, 'SHIPPED', 1, true],
  [1049, 1049, home, 'CANCELED', 1],
  [1050, 1053, home, 'SHIPPING', 1, true],
  [1054, 1056, home, 'RECEIVED', 2, true],
  [2001, 2006, garden, 'SHIPPING', 3],
  // The order of a business customer is large enough for thousands of shipments.
  [9000, 9000, home, 'SHIPPING', 5000],
];

const profiles = ranges.flatMap(([from, to, shopId, state, quantity, shipped]) =>
  Array.from({ length: to - from + 1 }, (_, index): OrderProfile => {
    const n = from + index;
    const quantities = n <= 1040 && n % 3 === 0 ? [1, 2, 4] : [quantity];
    return { n, shopId, state, quantities, ...(shipped && { shipped }) };
  }),
);

/** Every marketplace order of the demo instance. */
export const demoOrders: readonly MarketplaceOrder[] = profiles.map(orderOf);

export const ordersSeed: Seeding = seedAll(marketplaceOrders, demoOrders, (order) => order.id);
