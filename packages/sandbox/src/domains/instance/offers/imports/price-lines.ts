import type { World } from '../../../../world/index.ts';
import type { FileRecord } from '../../products/files/file-record.ts';
import { channels } from '../../settings/model.ts';
import { offerBySku, offerKey, offers, type StoredPrice } from '../model.ts';
import { priceOf } from './prices-of.ts';
import { amountOf, fail, listOf, rangesOf, timeOf, volumesOf } from './values.ts';

const mostPrices = 50;

function contextOf(world: World, values: FileRecord['values']): StoredPrice['context'] {
  const channelCodes = listOf(values['channels']);
  for (const code of channelCodes ?? [])
    if (world.store.get(channels, code)?.active !== true) fail(`channels: ${code} isn't an active channel.`);
  const context = {
    channel_codes: channelCodes,
    customer_organization_ids: listOf(values['customer-organization-ids']),
    customer_group_ids: listOf(values['customer-group-ids']),
    start_date: timeOf('start-date', values['start-date']),
    end_date: timeOf('end-date', values['end-date']),
  };
  const present = Object.entries(context).filter(([, value]) => value !== undefined);
  return present.length === 0 ? undefined : (Object.fromEntries(present) as StoredPrice['context']);
}

function isRetail({ values }: FileRecord): boolean {
  const type = values['price-type'] ?? 'PRICE';
  return type === 'RETAIL-PRICE' || (type !== 'PRICE' && fail(`price-type: ${type} isn't PRICE or RETAIL-PRICE.`));
}

function priceOfLine(world: World, record: FileRecord): StoredPrice {
  const { values } = record;
  const context = contextOf(world, values);
  return priceOf({
    origin: amountOf('price', values['price']),
    discount: amountOf('discount-price', values['discount-price']),
    start: values['discount-start-date'],
    end: values['discount-end-date'],
    volumes: volumesOf(
      rangesOf('price-ranges', values['price-ranges']),
      rangesOf('discount-ranges', values['discount-ranges']),
    ),
    ...(context !== undefined && { context }),
  });
}

/** Reads one line. The result isn't used before all lines of the offer are valid. */
export function checkPriceLine(world: World, record: FileRecord): void {
  if (record.problem !== undefined) fail(record.problem);
  isRetail(record);
  priceOfLine(world, record);
}

/** Replaces all prices of an offer by its lines. */
export function applyPrices(world: World, shopId: number, sku: string, lines: readonly FileRecord[]): void {
  const offer = offerBySku(world, shopId, sku) ?? fail(`The offer ${sku} does not exist.`);
  if (lines.length > mostPrices)
    fail(`The offer ${sku} has ${lines.length} prices. At most ${mostPrices} are allowed.`);
  const retail = lines.filter(isRetail).map((line) => priceOfLine(world, line));
  const prices = lines.filter((line) => !isRetail(line)).map((line) => priceOfLine(world, line));
  const usual = prices.filter(({ context }) => context === undefined);
  if (usual.length > 1) fail(`The offer ${sku} has several default prices.`);
  const [first = fail(`The offer ${sku} has no default price. Add a line without channels, customers and dates.`)] =
    usual;
  const { retailPrices: _, ...kept } = offer;
  world.store.put(offers, offerKey(offer.id), {
    ...kept,
    prices: [first, ...prices.filter((price) => price !== first)],
    ...(retail.length > 0 && { retailPrices: retail }),
    updated: world.time,
  });
}
