import type { Schemas } from '../../../../generated/channel-platform.ts';

type Order = Schemas['OrderUpsert'];
type Line = Schemas['OrderLineUpsert'];
type Details = (order: Order) => Order;

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const euros = (amount: number): Schemas['Money'] => ({ amount: cents(amount), currency: 'EUR' });

/** The value added tax that is in an amount. */
const taxIn = (amount: number): Schemas['Tax'] => ({ code: 'VAT_FR_20', rate: 20, amount: euros(amount / 6) });

const onFirstLine =
  (change: (line: Line) => Partial<Line>): Details =>
  (order) => ({
    ...order,
    order_lines: order.order_lines.map((line, index) => (index === 0 ? { ...line, ...change(line) } : line)),
  });

const adjusted = (type: Schemas['AdjustmentType'], reason: Schemas['AdjustmentReason'], shipping: number): Details =>
  onFirstLine(({ channel_order_line_id, updated_at, quantity, price }) => ({
    adjustments: [
      {
        channel_adjustment_id: `ADJ-${channel_order_line_id}`,
        type,
        reason,
        created_at: updated_at,
        quantity: 1,
        price: euros(price.amount / quantity),
        taxes: [taxIn(price.amount / quantity)],
        shipping_price: euros(shipping),
        shipping_taxes: [taxIn(shipping)],
      },
    ],
  }));

const toCompany: Details = (order) => {
  const address: Schemas['Address'] = {
    last_name: 'Rossi',
    first_name: 'Alan',
    company: 'Rossi Arredamenti',
    street: '7 Station Street',
    street_additional_info: 'Building C',
    additional_info: 'Ring at the porter.',
    zip_code: '20121',
    city: 'Milano',
    state: 'Lombardia',
    country: 'Italy',
    country_iso_code: 'ITA',
    phone: '+390200000000',
  };
  return { ...order, billing_info: { address }, shipping_info: { ...order.shipping_info, address } };
};

/** The channel pays a part of the tax itself and leaves the rest to the seller. */
const sharedTax: Details = onFirstLine(({ price }) => {
  const tax = taxIn(price.amount);
  const channel = cents(tax.amount.amount / 2);
  return {
    taxes: [{ ...tax, channel_collectible: euros(channel), seller_collectible: euros(tax.amount.amount - channel) }],
    shipping_taxes: [taxIn(4.9)],
  };
});

const asGift: Details = (order) => {
  const engraved = onFirstLine(() => ({
    custom_attributes: [
      { id: 'engraving', type: 'STRING', value: 'For Ada' },
      { id: 'colours', type: 'LIST', value: ['navy', 'white'] },
    ],
  }));
  return {
    ...engraved(order),
    custom_attributes: [
      { id: 'gift-wrap', type: 'BOOLEAN', value: true },
      { id: 'loyalty-points', type: 'NUMERIC', value: 120 },
      { id: 'wanted-by', type: 'DATE', value: order.shipping_info.delivery_date?.latest ?? order.created_at },
    ],
  };
};

const toPickUpPoint: Details = (order) => ({
  ...order,
  shipping_info: { ...order.shipping_info, carrier: 'Swift Parcel', method: 'Pick-up point', pudo_id: 'PUDO-75011-4' },
});

const from =
  (sub_channel_code: string): Details =>
  (order) => ({ ...order, sub_channel_code });

const details: Readonly<Record<number, Details>> = {
  1041: toCompany,
  1042: adjusted('REFUND', 'DEFECT', 0),
  1044: sharedTax,
  1045: asGift,
  1046: toPickUpPoint,
  1047: adjusted('CANCELATION', 'OUT_OF_STOCK', 0),
  1049: toCompany,
  1051: from('bloom_fr'),
  1052: from('bloom_de'),
  1056: (order) => asGift(from('bloom_fr')(order)),
};

/** The order with the details that it alone has. */
export const withDetails = (order: Order, number: number): Order => details[number]?.(order) ?? order;
