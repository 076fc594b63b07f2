import type { Schemas } from '../../../../generated/instance.ts';
import { present } from '../../../../store/index.ts';
import type { FileRecord } from '../../products/files/file-record.ts';
import { amountOf, booleanOf, countOf, fail, rangesOf, timeOf, volumesOf } from './values.ts';

type OfferInput = Schemas['OfferInput'];
type PriceInput = NonNullable<OfferInput['all_prices']>[number];

const byChannel = /^(price|discount-price|discount-start-date|discount-end-date|price-ranges)\[channel=(.+)\]$/;

/** Columns of offers. Other columns of a file with products are columns of products (W54). */
const offerColumns: ReadonlySet<string> = new Set([
  'sku',
  'product-id',
  'product-id-type',
  'description',
  'internal-description',
  'price',
  'price-additional-info',
  'quantity',
  'min-quantity-alert',
  'state',
  'available-start-date',
  'available-end-date',
  'discount-price',
  'discount-start-date',
  'discount-end-date',
  'discount-ranges',
  'allow-quote-requests',
  'leadtime-to-ship',
  'min-order-quantity',
  'max-order-quantity',
  'package-quantity',
  'update-delete',
  'price-ranges',
  'ecotax',
  'gift-wrap',
  'min-quantity-ordered',
  'logistic-class',
  'pricing-unit',
  'product-tax-code',
]);

export const isOfferColumn = (column: string): boolean =>
  offerColumns.has(column) || /^[a-z-]+\[(channel=.+|[A-Z]{2}-[A-Z]+)\]$/.test(column);

type Values = FileRecord['values'];

function channelPrices(values: Values): readonly PriceInput[] {
  const codes = new Set(
    Object.keys(values).flatMap((column) => {
      const code = byChannel.exec(column)?.[2];
      return code === undefined ? [] : [code];
    }),
  );
  return [...codes].map((code) => {
    const cell = (name: string): string | undefined => values[`${name}[channel=${code}]`];
    const discount = amountOf('discount-price', cell('discount-price'));
    const volumes = volumesOf(
      rangesOf('price-ranges', cell('price-ranges')),
      rangesOf('discount-ranges', cell('discount-ranges')),
    );
    return {
      channel_code: code,
      unit_origin_price: amountOf('price', cell('price')) ?? fail(`price[channel=${code}]: is required.`),
      ...(discount !== undefined && { unit_discount_price: discount }),
      discount_start_date: cell('discount-start-date') ?? null,
      discount_end_date: cell('discount-end-date') ?? null,
      volume_prices: volumes.map(({ threshold, origin, discount: reduced }) => ({
        quantity_threshold: threshold,
        unit_origin_price: origin,
        ...(reduced !== undefined && { unit_discount_price: reduced }),
      })),
    };
  });
}

function contributions(values: Values): OfferInput['eco_contributions'] {
  const found = Object.keys(values).flatMap((column) => {
    const code = /^(?:eco-contribution-amount|producer-id)\[(.+)\]$/.exec(column)?.[1];
    return code === undefined ? [] : [code];
  });
  return [...new Set(found)].map((code) => {
    const amount = amountOf('eco-contribution-amount', values[`eco-contribution-amount[${code}]`]);
    const producer = values[`producer-id[${code}]`];
    return {
      epr_category_code: code as Schemas['EprCategoryCode'],
      ...(amount !== undefined && { eco_contribution_amount: amount }),
      ...(producer !== undefined && { producer_id: producer }),
    };
  });
}

/** The price for all channels, if it has ranges. */
function usualPrices(
  values: Values,
  price: number | undefined,
  discount: number | undefined,
  reduced: ReadonlyMap<number, number>,
): readonly PriceInput[] {
  const volumes = volumesOf(rangesOf('price-ranges', values['price-ranges']), new Map());
  if (volumes.length === 0) return [];
  return [
    {
      channel_code: null,
      ...(price !== undefined && { unit_origin_price: price }),
      ...(discount !== undefined && { unit_discount_price: discount }),
      discount_start_date: values['discount-start-date'] ?? null,
      discount_end_date: values['discount-end-date'] ?? null,
      volume_prices: volumes.map(({ threshold, origin }) => {
        const less = reduced.get(threshold);
        return {
          quantity_threshold: threshold,
          unit_origin_price: origin,
          ...(less !== undefined && { unit_discount_price: less }),
        };
      }),
    },
  ];
}

/** Reads a line of a file as an entry of OF24. Other columns are custom fields. */
export function offerOfLine(values: Values, isField: (code: string) => boolean): OfferInput {
  const cell = (column: string): string | undefined => values[column];
  const count = (column: string): number | undefined => countOf(column, cell(column));
  const reduced = rangesOf('discount-ranges', cell('discount-ranges'));
  const discount = amountOf('discount-price', cell('discount-price'));
  const fields = Object.keys(values).filter((column) => !isOfferColumn(column) && isField(column));
  const price = amountOf('price', cell('price'));
  return present<OfferInput>({
    shop_sku: cell('sku') ?? fail('sku: is required.'),
    product_id: cell('product-id') ?? '',
    product_id_type: cell('product-id-type') ?? '',
    state_code: cell('state') ?? '',
    update_delete: cell('update-delete') ?? '',
    price: price ?? 0,
    quantity: count('quantity'),
    description: cell('description'),
    internal_description: cell('internal-description'),
    price_additional_info: cell('price-additional-info'),
    pricing_unit: cell('pricing-unit'),
    product_tax_code: cell('product-tax-code'),
    min_quantity_alert: count('min-quantity-alert'),
    min_order_quantity: count('min-order-quantity') ?? count('min-quantity-ordered'),
    max_order_quantity: count('max-order-quantity'),
    package_quantity: count('package-quantity'),
    leadtime_to_ship: count('leadtime-to-ship'),
    logistic_class: cell('logistic-class'),
    available_started: timeOf('available-start-date', cell('available-start-date')),
    available_ended: timeOf('available-end-date', cell('available-end-date')),
    allow_quote_requests: booleanOf('allow-quote-requests', cell('allow-quote-requests')),
    discount:
      discount === undefined
        ? undefined
        : present<NonNullable<OfferInput['discount']>>({
            price: discount,
            start_date: cell('discount-start-date'),
            end_date: cell('discount-end-date'),
            ranges: [...reduced].map(([threshold, amount]) => ({ quantity_threshold: threshold, price: amount })),
          }),
    all_prices: [...usualPrices(values, price, discount, reduced), ...channelPrices(values)],
    retail_prices: undefined,
    msrp: undefined,
    eco_contributions: contributions(values),
    offer_additional_fields: fields.map((code) => ({ code, value: values[code] ?? '' })),
  });
}
