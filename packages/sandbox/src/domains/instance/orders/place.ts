import type { ShopOrder } from '../../../control/bodies.ts';
import { invalidControl as wrong } from '../../../errors/index.ts';
import { isoOf, type World } from '../../../world/index.ts';
import { shops } from '../common/shops.ts';
import { offerBySku, unitPriceAt } from '../offers/model.ts';
import { type MarketplaceOrder, type MarketplaceOrderLine, marketplaceOrders, scheduleStep } from './model.ts';
import { takeStock } from './stock.ts';

const firstOrder = 50_000;
const shippingPrice = 4.9;
const dayInMs = 24 * 60 * 60 * 1000;

/** W17: takes the units from the stock of the offer. */
function lineOf(world: World, orderId: string, input: ShopOrder, index: number): MarketplaceOrderLine {
  const { sku = '', quantity = 0 } = input.lines[index] ?? {};
  const offer = offerBySku(world, input.shop_id, sku);
  if (offer === undefined)
    return wrong(`lines[${index}].sku`, `must be the SKU of an offer of the shop: ${sku} is not`);
  if (quantity > offer.quantity)
    wrong(`lines[${index}].quantity`, `must be at most ${offer.quantity}, the stock of ${sku}`);
  takeStock(world, offer.id, quantity);
  return {
    id: `${orderId}-${index + 1}`,
    offerId: offer.id,
    offer_sku: sku,
    product_title: offer.product_title,
    quantity,
    in_shipments: 0,
    sent: 0,
    unitPrice: unitPriceAt(offer.prices[0], world.time),
    shippingPrice: index === 0 ? shippingPrice : 0,
    refunds: [],
    cancelations: [],
    fields: [],
  };
}

/** Places an order, as a customer would. It waits until the shop accepts it. */
export function placeOrder(world: World, input: ShopOrder): string {
  const account = world.store.get(shops, String(input.shop_id))?.account;
  if (account === undefined) wrong('shop_id', `must be a shop: ${input.shop_id} is not`);
  const n = firstOrder + world.next('instance.shopOrder');
  const id = `ORD-${n}-A`;
  const lines = input.lines.map((_, index) => lineOf(world, id, input, index));
  const order: MarketplaceOrder = {
    id,
    commercial_id: `ORD-${n}`,
    shopId: input.shop_id,
    channel: account.channels?.[0] ?? 'acme_web',
    state: 'WAITING_ACCEPTANCE',
    customer: { id: 'CUST-100', name: 'Camille Roux' },
    shipping_address: {
      firstname: 'Camille',
      lastname: 'Roux',
      street_1: '8 avenue des Tilleuls',
      zip_code: '69003',
      city: 'Lyon',
      country: 'France',
      country_iso_code: 'FRA',
    },
    shipping_type_code: 'STD',
    shipping_type_standard_code: 'STANDARD',
    shipping_zone_code: 'FR',
    shipping_date: world.time,
    shipping_deadline: isoOf(world.now + 3 * dayInMs),
    fulfillment_center: 'DEFAULT',
    references: { order_reference_for_customer: `C-${n}` },
    lines,
    documents: [],
    fields: [],
    date_created: world.time,
    updated: world.time,
  };
  world.store.put(marketplaceOrders, id, order);
  scheduleStep(world, id, 'expire');
  return id;
}
