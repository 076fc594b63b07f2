import { isoOf } from '../../../../world/index.ts';
import { channelCodes, lastClosingAt, seedDate, shopIds, weekInMs } from '../../../common/demo-world.ts';

export type Cents = number;

/** Cents as the wire writes them. */
export function amount(cents: Cents): number {
  return Math.round(cents) / 100;
}

/** One sale in the books of a shop. Only the books know it: the orders to ship are another part of the demo instance. */
export interface BookedOrder {
  readonly id: string;
  readonly commercialId: string;
  readonly lineId: string;
  readonly shopId: number;
  readonly channel: string;
  readonly date: string;
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly price: Cents;
  readonly tax: Cents;
  readonly shipping: Cents;
  readonly commission: Cents;
  readonly commissionTax: Cents;
}

export const cycleCount = 104;

/** When billing cycle number `index` was closed, counted from the oldest. */
export function closingOf(index: number, lastClosing: number): number {
  return lastClosing - (cycleCount - 1 - index) * weekInMs;
}

/** The number of the billing cycle that closes at a time. The cycles of the seed have the numbers before it. */
export const indexOf = (closing: number): number =>
  cycleCount - 1 + Math.round((closing - lastClosingAt(Date.parse(seedDate))) / weekInMs);

/** How many sales the books of each shop hold. */
export const orderCounts: readonly (readonly [shopId: number, count: number])[] = [
  [shopIds.home, 1000],
  [shopIds.garden, 250],
  [shopIds.suspended, 20],
];

const articles: readonly (readonly [sku: string, title: string, price: Cents])[] = [
  ['SKU-1', 'Desk lamp', 2500],
  ['SKU-2', 'Armchair', 18_900],
  ['SKU-3', 'Tea set', 4200],
  ['SKU-4', 'Watering can', 1650],
  ['SKU-5', 'Wall clock', 3300],
  ['SKU-6', 'Bookshelf', 9900],
  ['SKU-7', 'Door mat', 1290],
];

const vatPercent = 20;
const commissionPercent = 12;
const percent = (of: Cents, rate: number): Cents => Math.round((of * rate) / 100);

/** The sales of a shop, oldest first, spread evenly from the start of the first cycle to the date of the seed. */
export function bookedOrders(shopId: number, count: number, lastClosing: number): BookedOrder[] {
  const start = closingOf(0, lastClosing) - weekInMs;
  const step = (Date.parse(seedDate) - start) / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const [sku, title, unitPrice] = articles[(index * 3 + shopId) % articles.length] ?? ['SKU-0', 'Article', 1000];
    const quantity = 1 + (index % 3);
    const price = unitPrice * quantity;
    const commission = percent(price, commissionPercent);
    const commercialId = `BK-${shopId}-${String(index + 1).padStart(4, '0')}`;
    return {
      id: `${commercialId}-A`,
      commercialId,
      lineId: `${commercialId}-A-1`,
      shopId,
      channel: index % 4 === 0 ? channelCodes.app : channelCodes.web,
      date: isoOf(start + step * (index + 1)),
      sku,
      title,
      quantity,
      unitPrice,
      price,
      tax: percent(price, vatPercent),
      shipping: 490,
      commission,
      commissionTax: percent(commission, vatPercent),
    };
  });
}
