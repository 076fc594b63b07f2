import { UsageError } from '../../exit.ts';
import { invoke } from '../../operation/invoke.ts';
import type { SurfaceRow } from '../../table/rows.ts';
import { parsed } from '../arguments/fit.ts';
import type { Part, Reading } from '../answers/parts.ts';
import type { Session } from '../session.ts';
import { operationWithId } from '../arguments/target.ts';

/** A write of this program: it reads the entry, changes one value, and writes everything back. */
export interface Task {
  readonly name: string;
  readonly surface: string;
  /** ID of the operation that it sends. Its permission is the permission of the task. */
  readonly writes: string;
  readonly summary: string;
  /** The parameters as TypeScript. */
  readonly parameters: string;
  readonly example: Readonly<Record<string, unknown>>;
  /** Returns the arguments of the operation, and what the agent should know. */
  prepare(session: Session, surface: SurfaceRow, parameters: unknown, reading: Reading): Promise<PreparedTask>;
}

interface PreparedTask {
  readonly parameters?: unknown;
  readonly body: unknown;
  readonly own: NonNullable<Part['own']>;
}

type Fields = Readonly<Record<string, unknown>>;

const priceColumns = [
  'offer-sku',
  'price',
  'discount-price',
  'discount-start-date',
  'discount-end-date',
  'price-ranges',
  'discount-ranges',
  'channels',
  'customer-organization-ids',
  'customer-group-ids',
  'start-date',
  'end-date',
  'price-type',
] as const;

export const tasks: readonly Task[] = [
  {
    name: 'offers.setPrice',
    surface: 'marketplace-seller',
    writes: 'PRI01',
    summary: 'Set one price of an offer and keep its other prices',
    parameters: '{ sku: string; price: number; channel?: string }',
    example: { sku: 'CHAIR-4', price: 54.9 },
    async prepare(session, surface, given, reading) {
      const { sku, price, channel } = given === undefined ? {} : (parsed(given) as Fields);
      const amount = amountOf('price', price);
      const offer = await offerOf(session, surface, textOf('sku', sku), reading);
      const wanted = channel === undefined || channel === null || channel === '' ? null : textOf('channel', channel);
      const prices = (offer['all_prices'] ?? []) as readonly Fields[];
      const isWanted = (one: Fields): boolean =>
        (one['channel_code'] ?? null) === wanted && Object.keys((one['context'] ?? {}) as Fields).length === 0;
      const before = prices.find(isWanted);
      const changed = { ...before, channel_code: wanted, unit_origin_price: amount };
      const lines = [
        ...prices.map((one) => (isWanted(one) ? changed : one)),
        ...(before === undefined ? [changed] : []),
      ].map((one) => priceLine(offer, one, 'PRICE'));
      const retail = ((offer['retail_prices'] ?? []) as readonly Fields[]).map((one) =>
        priceLine(offer, one, 'RETAIL-PRICE'),
      );
      return {
        body: { file: { name: 'prices.csv', text: csvOf(priceColumns, [...lines, ...retail]) } },
        own: {
          sets: { sku, channel: wanted, before: before?.['unit_origin_price'] ?? null, after: amount },
          keeps: `${lines.length + retail.length - 1} other prices of the offer`,
        },
      };
    },
  },
  {
    name: 'offers.setStock',
    surface: 'marketplace-seller',
    writes: 'STO01',
    summary: 'Set the stock of an offer, or of one of its warehouses',
    parameters: '{ sku: string; quantity: number; warehouse?: string }',
    example: { sku: 'CHAIR-4', quantity: 3 },
    async prepare(session, surface, given, reading) {
      const { sku, quantity, warehouse } = given === undefined ? {} : (parsed(given) as Fields);
      const count = amountOf('quantity', quantity);
      const offer = await offerOf(session, surface, textOf('sku', sku), reading);
      const places = (offer['warehouses'] ?? []) as readonly Fields[];
      const place =
        warehouse === undefined || warehouse === null || warehouse === '' ? undefined : textOf('warehouse', warehouse);
      if (place === undefined && places.length > 1)
        throw new UsageError(
          `The stock of ${String(sku)} is in several warehouses: ${places.map(({ code }) => String(code)).join(', ')}. Pass \`warehouse\`, so that the others keep theirs. Nothing was sent.`,
        );
      const before =
        place === undefined ? offer['quantity'] : (places.find(({ code }) => code === place)?.['quantity'] ?? null);
      const code = place ?? places[0]?.['code'];
      const columns = ['offer-sku', 'quantity', ...(code === undefined ? [] : ['warehouse-code'])];
      const line = { 'offer-sku': sku, quantity: count, 'warehouse-code': code };
      return {
        body: { file: { name: 'stock.csv', text: csvOf(columns, [line]) } },
        own: { sets: { sku, ...(code === undefined ? {} : { warehouse: code }), before, after: count } },
      };
    },
  },
];

/** A task by its name, in any case. */
export const taskNamed = (name: string | undefined): Task | undefined =>
  tasks.find((task) => task.name.toLowerCase() === name?.toLowerCase());

/** The offer as the API returns it. Masks don't hide prices. */
async function offerOf(session: Session, surface: SurfaceRow, sku: string, reading: Reading): Promise<Fields> {
  const row = operationWithId(surface, 'OF21');
  if (row === undefined) throw new Error('The surface has no list of offers.');
  const client = await session.client(surface);
  const page = (await invoke(client, row, { parameters: { sku } }, session.callOptions(reading))) as {
    readonly items: readonly Fields[];
  };
  const offer = page.items.find((one) => one['shop_sku'] === sku);
  if (offer !== undefined) return offer;
  throw new UsageError(
    `The shop has no offer with the SKU "${sku}". Find it with read of offers.list. Nothing was sent.`,
  );
}

const list = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : value);

function priceLine(offer: Fields, price: Fields, type: string): Fields {
  const context = (price['context'] ?? {}) as Fields;
  const volumes = ((price['volume_prices'] ?? []) as readonly Fields[]).filter(
    (one) => Number(one['quantity_threshold']) > 1,
  );
  const ranges = (field: string): string =>
    volumes
      .filter((one) => typeof one[field] === 'number')
      .map((one) => `${String(one['quantity_threshold'])}|${String(one[field])}`)
      .join(',');
  return {
    'offer-sku': offer['shop_sku'],
    price: price['unit_origin_price'],
    'discount-price': price['unit_discount_price'],
    'discount-start-date': price['discount_start_date'],
    'discount-end-date': price['discount_end_date'],
    'price-ranges': ranges('unit_origin_price'),
    'discount-ranges': ranges('unit_discount_price'),
    channels: price['channel_code'] ?? list(context['channel_codes']),
    'customer-organization-ids': list(context['customer_organization_ids']),
    'customer-group-ids': list(context['customer_group_ids']),
    'start-date': context['start_date'],
    'end-date': context['end_date'],
    'price-type': type,
  };
}

/** A value of a CSV file, quoted if necessary. */
const cell = (value: unknown): string => {
  const text = isGiven(value) ? String(value) : '';
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A CSV file with the columns that have a value. */
function csvOf(columns: readonly string[], lines: readonly Fields[]): string {
  const used = columns.filter((name) => lines.some((line) => isGiven(line[name])));
  return [used.join(';'), ...lines.map((line) => used.map((name) => cell(line[name])).join(';')), ''].join('\n');
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`\`parameters.${name}\` must be a text. Received: ${JSON.stringify(value)}. Nothing was sent.`);
}

function amountOf(name: string, value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number) && number >= 0) return number;
  throw new UsageError(
    `\`parameters.${name}\` must be a number of 0 or more. Received: ${JSON.stringify(value)}. Nothing was sent.`,
  );
}
