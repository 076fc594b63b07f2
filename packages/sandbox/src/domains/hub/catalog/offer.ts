import type { Events, Schemas } from '../../../generated/channel-platform.ts';
import type { ChannelStore } from '../../account/model/index.ts';
import type { Product } from './model.ts';

type Offer = Pick<Events['PRODUCT_UPSERT'], 'standard_price' | 'discount_price' | 'stock' | 'inventory'>;
type StockPlace = Schemas['StockPlace'];

export const offerFields: readonly (keyof Product)[] = [
  'standard_prices',
  'discount_prices',
  'quantities',
  'partner_quantities',
];

/** The price that holds on a channel: one whose scope is the channel goes before one that holds everywhere. */
const holding = <Price extends { readonly scope?: string | null }>(
  prices: readonly Price[] | null | undefined,
  channel: string,
): Price | undefined =>
  prices?.find(({ scope }) => scope === channel) ?? prices?.find(({ scope }) => (scope ?? null) === null);

function standardOf({ standard_prices }: Product, channel: string): Offer['standard_price'] {
  const standard = holding(standard_prices, channel);
  return standard === undefined ? { action_type: 'IGNORE' } : { action_type: 'UPDATE', price: standard.price };
}

function discountOf({ discount_prices }: Product, channel: string): Offer['discount_price'] {
  const discount = holding(discount_prices, channel);
  if (discount === undefined) return { action_type: 'DELETE' };
  const { price, start_date, end_date } = discount;
  return {
    action_type: 'UPDATE',
    price,
    ...(typeof start_date === 'string' && { start_date }),
    ...(typeof end_date === 'string' && { end_date }),
  };
}

const placesOf = ({ quantities = [], partner_quantities = [] }: Product): readonly StockPlace[] => [
  ...quantities.map(({ warehouse_code, available_quantity: quantity }): StockPlace =>
    warehouse_code === undefined
      ? { type: 'SELLER_CENTRALIZED', quantity }
      : { type: 'SELLER_WAREHOUSE', quantity, warehouse: { id: warehouse_code } },
  ),
  ...partner_quantities.map(({ partner_id, available_quantity: quantity }): StockPlace => ({
    type: 'FULFILLMENT_PARTNER',
    quantity,
    partner: { id: partner_id },
  })),
];

function unitsOf(places: readonly StockPlace[]): number {
  const hasAll = places.some(({ type }) => type === 'SELLER_CENTRALIZED');
  return places
    .filter(({ type }) => !(hasAll && type === 'SELLER_WAREHOUSE'))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Prices and stock of a product as they should stand on the channel of a store. */
export function offerOf(product: Product, { channel_id }: ChannelStore): Offer {
  const breakdown = placesOf(product);
  const isStocked = breakdown.length > 0;
  return {
    standard_price: standardOf(product, channel_id),
    discount_price: discountOf(product, channel_id),
    stock: isStocked ? { action_type: 'UPDATE', breakdown } : { action_type: 'IGNORE' },
    inventory: isStocked ? { action_type: 'UPDATE', quantity: unitsOf(breakdown) } : { action_type: 'IGNORE' },
  };
}
