import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { channelCodes, daysAgo, shopIds } from '../../../common/demo-world.ts';
import { type MarketplaceOrder, type MarketplaceOrderLine, marketplaceOrders } from '../model.ts';

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

function linesOf({ n, quantities, shipped, state }: OrderProfile): MarketplaceOrderLine[] {
  return quantities.map((quantity, index) => {
    const [offer_sku, product_title] = goods[(n + index) % goods.length] as readonly [string, string];
    return {
      id: `ORD-${n}-A-${index + 1}`,
      offer_sku,
      product_title,
      ...(offer_sku === 'WARDROBE-1' && {
        package: { reference: 'PKG-FLAT', description: 'Two flat boxes, 45 kg together' },
      }),
      quantity,
      in_shipments: shipped ? quantity : 0,
      sent: state === 'SHIPPED' ? quantity : 0,
    };
  });
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

function orderOf(profile: OrderProfile): MarketplaceOrder {
  const { n, shopId, state } = profile;
  const [firstname, lastname] = people[n % people.length] as readonly [string, string];
  const age = 60 - (n % 100);
  return {
    id: `ORD-${n}-A`,
    commercial_id: `ORD-${n}`,
    shopId,
    channel: n % 3 === 0 && shopId === shopIds.home ? channelCodes.app : channelCodes.web,
    state,
    customer: { id: `CUST-${100 + (n % people.length)}`, name: `${firstname} ${lastname}` },
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
    shipping_date: daysAgo(age, 3600),
    shipping_deadline: daysAgo(age - 3),
    fulfillment_center: n % 5 === 0 ? 'FC-SOUTH' : 'DEFAULT',
    references: { order_reference_for_customer: `C-${n}`, order_reference_for_seller: `S-${n}` },
    lines: linesOf(profile),
    documents: [
      {
        id: n * 10 + 1,
        type: 'CUSTOMER_INVOICE',
        file_name: `invoice-${n}.pdf`,
        file_size: 1024,
        date_uploaded: daysAgo(age - 1),
      },
      {
        id: n * 10 + 2,
        type: 'DELIVERY_NOTE',
        file_name: `delivery-note-${n}.pdf`,
        file_size: 900,
        date_uploaded: daysAgo(age - 1),
      },
    ],
    date_created: daysAgo(age),
  };
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** One order of a business customer, large enough for thousands of shipments. */
const bulk: OrderProfile = { n: 9000, shopId: shopIds.home, state: 'SHIPPING', quantities: [5000] };

const profiles: readonly OrderProfile[] = [
  ...between(1001, 1040).map((n): OrderProfile => ({
    n,
    shopId: shopIds.home,
    state: 'SHIPPING',
    quantities: n % 3 === 0 ? [1, 2, 4] : [2],
  })),
  ...between(1041, 1045).map((n): OrderProfile => ({
    n,
    shopId: shopIds.home,
    state: 'WAITING_ACCEPTANCE',
    quantities: [1],
  })),
  ...between(1046, 1048).map((n): OrderProfile => ({
    n,
    shopId: shopIds.home,
    state: 'SHIPPED',
    quantities: [1],
    shipped: true,
  })),
  { n: 1049, shopId: shopIds.home, state: 'CANCELED', quantities: [1] },
  ...between(1050, 1053).map((n): OrderProfile => ({
    n,
    shopId: shopIds.home,
    state: 'SHIPPING',
    quantities: [1],
    shipped: true,
  })),
  ...between(2001, 2006).map((n): OrderProfile => ({ n, shopId: shopIds.garden, state: 'SHIPPING', quantities: [3] })),
  bulk,
];

/** Every marketplace order of the demo instance. */
export const demoOrders: readonly MarketplaceOrder[] = profiles.map(orderOf);

export const ordersSeed: Seeding = seedAll(marketplaceOrders, demoOrders, (order) => order.id);
