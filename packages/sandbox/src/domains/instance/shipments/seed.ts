import { seedAll, type Seeding } from '../../../machinery/world/index.ts';
import { channelCodes, daysAgo, seedUuid, shopIds } from '../../common/demo-world.ts';
import {
  type MarketplaceOrder,
  type MarketplaceOrderLine,
  marketplaceOrders,
  type ShipmentField,
  shipmentFields,
  shipments,
  type StoredShipment,
  type Warehouse,
  warehouses,
} from './model.ts';

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

/** What tells one order of the demo instance from the others. */
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
      quantity,
      in_shipments: shipped ? quantity : 0,
      sent: state === 'SHIPPED' ? quantity : 0,
    };
  });
}

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
const demoOrders: readonly MarketplaceOrder[] = profiles.map(orderOf);

function shipmentOf(order: MarketplaceOrder, index: number): StoredShipment {
  const sent = order.state === 'SHIPPED';
  return {
    shopId: order.shopId,
    shipment: {
      id: seedUuid(0x5417, index + 1),
      order_id: order.id,
      status: sent ? 'SHIPPED' : 'SHIPPING',
      status_customer_debit: 'DEBIT_OK',
      created_date: daysAgo(20 - index),
      last_updated_date: daysAgo(19 - index),
      ...(sent && { shipped_date: daysAgo(19 - index) }),
      shipment_lines: order.lines.map(({ id, offer_sku, quantity }) => ({ order_line_id: id, offer_sku, quantity })),
      ...(sent && {
        tracking: {
          carrier_code: 'express-post',
          carrier_name: 'Express Post',
          carrier_standard_code: 'EXPRESS_POST',
          tracking_number: `EP${1000 + index}`,
          tracking_url: `https://post.example/track/EP${1000 + index}`,
          validity_status: 'VERIFIED',
        },
      }),
    },
  };
}

const demoShipments = demoOrders.filter(({ lines }) => lines.every((line) => line.in_shipments > 0)).map(shipmentOf);

const demoWarehouses: readonly Warehouse[] = [
  {
    shopId: shopIds.home,
    code: 'paris',
    address: { street_1: '1 quai de Seine', zip_code: '93200', city: 'Saint-Denis', country_iso_code: 'FRA' },
  },
  {
    shopId: shopIds.home,
    code: 'lyon',
    address: { street_1: '40 route de Vienne', zip_code: '69007', city: 'Lyon', country_iso_code: 'FRA' },
  },
  {
    shopId: shopIds.garden,
    code: 'hamburg',
    address: { street_1: 'Gartenweg 3', zip_code: '20095', city: 'Hamburg', country_iso_code: 'DEU' },
  },
];

const fields: readonly ShipmentField[] = [
  { code: 'delivery-note', type: 'STRING' },
  { code: 'promised-on', type: 'DATE' },
];

/** Orders to ship, the shipments of those that are under way, warehouses, and the custom fields of shipments. */
export const shipmentsSeed: readonly Seeding[] = [
  seedAll(marketplaceOrders, demoOrders, (order) => order.id),
  seedAll(shipments, demoShipments, ({ shipment }) => shipment.id),
];

/** What an instance needs before there are orders. */
export const shipmentSettingsSeed: readonly Seeding[] = [
  seedAll(warehouses, demoWarehouses, ({ shopId, code }) => `${shopId}/${code}`),
  seedAll(shipmentFields, fields, (field) => field.code),
];
