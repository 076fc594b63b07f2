import { daysAgo, seedUuid } from '../../../common/demo-world.ts';
import type { StoredOffer } from '../../offers/model.ts';
import type { MarketplaceOrder, MarketplaceOrderLine } from '../model.ts';

// Facts of single demo orders, by the number of the order.

const organization = {
  organization_id: 'ORG-1',
  name: 'Atelier Rousseau',
  identification_number: '44306184100047',
  tax_identification_number: 'FR72443061841',
  address: {
    street_1: '14 rue du Lac',
    street_2: 'Building B',
    zip_code: '69003',
    city: 'Lyon',
    state: 'Auvergne-Rhône-Alpes',
    country_iso_code: 'FRA',
  },
} as const;
const contactOf = (customer_id: string, firstname: string, lastname: string) => ({
  civility: 'Mrs',
  customer_id,
  firstname,
  lastname,
  locale: 'fr_FR',
});

/** The bulk order, which an organization bought after a quote. */
const bulk = 9000;
/** A lamp in the winter sale: 49 instead of 59, for two units. */
const wintersale = 1002;
/** A canceled unit of the third line, before the rest is shipped. */
const partlyCanceled = 1038;
/** A received order whose customer got money back for a scratch. */
const refunded = 1054;
/** A shipped order with taxes, and a refund of a part of its price and of the shipping. */
const refundedWithTaxes = 1046;
/** An order from another warehouse. */
const fromParis = 1050;
/** A rug whose real measure is known. */
const measured = 1053;

export const businessOf = (n: number): Pick<MarketplaceOrder['customer'], 'business'> =>
  n === bulk
    ? {
        business: {
          organization,
          accounting_contact: contactOf('CUST-910', 'Inès', 'Morel'),
          delivery_contact: contactOf('CUST-911', 'Paul', 'Girard'),
        },
      }
    : {};

const winter = {
  id: 'WINTER-25',
  apportioned: false,
  deduced_amount: 20,
  configuration: { internal_description: 'Winter sale', type: 'REDUCED_UNIT_PRICE', reduced_unit_price: 49 },
} as const;

const carrier = {
  carrier: 'express-post',
  standardCode: 'EXPRESS_POST',
  name: 'Express Post',
} as const;

/** Tracking and further fields of an order. */
export function orderPartsOf(
  n: number,
  state: MarketplaceOrder['state'],
  age: number,
): Pick<MarketplaceOrder, 'details' | 'tracking'> {
  const number = `EP${n}`;
  const tracking = state === 'SHIPPED' && {
    tracking: { ...carrier, number, url: `https://post.example/track/${number}` },
  };
  if (n === bulk)
    return {
      details: {
        quote_id: seedUuid(0x90e, 1),
        payment_duration: 30,
        invoice_details: { document_details: [{ format: 'PDF' }], payment_terms: { days: 30, type: 'NET' } },
        customer_notification_email: 'notification-9000@acme.example',
        delivery_date: { earliest: daysAgo(age - 5), latest: daysAgo(age - 60) },
      },
    };
  if (n === wintersale) return { details: { promotions: { applied_promotions: [winter], total_deduced_amount: 20 } } };
  if (n === partlyCanceled) return { details: { shipping_pudo_id: 'PICKUP-69-12' } };
  return { ...tracking };
}

const noReduction = { quantity: 0, taxes: [], shippingTaxes: [] } as const;

/** Further parts of a line. Some come from its offer. */
export function linePartsOf(
  n: number,
  index: number,
  { details, prices: [{ origin }], sku }: StoredOffer,
  state: MarketplaceOrder['state'],
): Partial<MarketplaceOrderLine> {
  const { description, price_additional_info, eco_contributions = [] } = details;
  const texts = {
    ...(description !== undefined && { description }),
    ...(price_additional_info !== undefined && { price_additional_info }),
  };
  const eco = eco_contributions.map(({ epr_category_code, producer_id = '', eco_contribution_amount = 0 }) => ({
    epr_category_code,
    producer_id,
    producer_id_owner: 'SELLER' as const,
    unit_amount: eco_contribution_amount,
    total_amount: eco_contribution_amount,
  }));
  return {
    ...(Object.keys(texts).length > 0 && { details: texts }),
    ...(eco.length > 0 && state === 'RECEIVED' && { eco }),
    ...casesOf(n, index, sku, origin, texts),
  };
}

/** Parts of the lines of single orders. */
function casesOf(
  n: number,
  index: number,
  sku: string,
  origin: number,
  texts: MarketplaceOrderLine['details'],
): Partial<MarketplaceOrderLine> {
  return {
    ...(n === wintersale &&
      index === 0 && { unitPrice: 49, details: { origin_unit_price: origin, promotions: [winter] } }),
    ...(n === bulk && {
      details: { ...texts, tax_legal_notice: 'VAT is paid by the customer.' },
    }),
    ...(n === fromParis && {
      origin: {
        warehouse: { code: 'paris' },
        address: {
          street_1: '3 quai de Grenelle',
          street_2: 'Dock 4',
          zip_code: '75015',
          city: 'Paris',
          state: 'Île-de-France',
          country_iso_code: 'FRA',
        },
      },
    }),
    ...(n === measured &&
      sku === 'RUG-7' && { measure: { unit: 'SQUARE_METER', ordered: 3.68, actual: 3.7, limit: 10 } }),
    ...(n === partlyCanceled &&
      index === 2 && {
        cancelations: [
          { ...noReduction, id: '79001', amount: origin, shipping: 0, quantity: 1, reason: '30', created: daysAgo(18) },
        ],
      }),
    ...refundsOf(n, index),
  };
}

type Refund = MarketplaceOrderLine['refunds'][number];
const refunds: Readonly<
  Record<number, Omit<Refund, 'reason' | 'orderRefundId' | keyof typeof noReduction> & Partial<Refund>>
> = {
  [refunded]: { id: '69001', amount: 10, shipping: 0, created: daysAgo(10), paid: daysAgo(9) },
  [refundedWithTaxes]: {
    id: '69002',
    amount: 12,
    shipping: 4.9,
    taxes: [{ code: 'VAT20', amount: 2 }],
    shippingTaxes: [{ code: 'VAT20', amount: 0.82 }],
    created: daysAgo(2),
    paid: daysAgo(1),
  },
};

function refundsOf(n: number, index: number): Partial<MarketplaceOrderLine> {
  const refund = index === 0 ? refunds[n] : undefined;
  if (refund === undefined) return {};
  const orderRefundId = seedUuid(0x4ef, Number(refund.id) - 69_000);
  return { refunds: [{ ...noReduction, orderRefundId, reason: '14', ...refund }] };
}
