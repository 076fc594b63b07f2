import { UsageError } from '../../exit.ts';
import { invoke } from '../../operation/invoke.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';
import type { Shape } from '../../table/shape.ts';
import { Fitting, present } from '../arguments/fit.ts';
import type { Part, Reading } from '../answers/parts.ts';
import type { Session } from '../session.ts';
import { type GivenOperation, operationOf, operationWithId } from '../arguments/target.ts';

/** A write of this program: it reads the entry, changes one value, and writes everything back. */
export interface Task {
  readonly name: string;
  readonly surface: string;
  /** ID of the operation that it sends. Its permission is the permission of the task. */
  readonly writes: string;
  readonly summary: string;
  readonly parameters: Extract<Shape, { readonly fields: unknown }>;
  readonly example: Readonly<Record<string, unknown>>;
  /** Returns the arguments of the operation, and what the agent should know. */
  prepare(offer: Fields, parameters: Fields): { readonly file: object; readonly own: NonNullable<Part['own']> };
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
    parameters: {
      fields: { sku: 'string', price: 'number', channel: 'string', shop_id: 'integer' },
      required: ['sku', 'price'],
    },
    example: { sku: 'CHAIR-4', price: 54.9 },
    prepare(offer, { sku, price, channel }) {
      const wanted = channel ?? null;
      const prices = (offer['all_prices'] ?? []) as readonly Fields[];
      const isWanted = (one: Fields): boolean =>
        (one['channel_code'] ?? null) === wanted && Object.keys((one['context'] ?? {}) as Fields).length === 0;
      const before = prices.find(isWanted);
      const changed = { ...before, channel_code: wanted, unit_origin_price: price };
      const lines = [
        ...prices.map((one) => (isWanted(one) ? changed : one)),
        ...(before === undefined ? [changed] : []),
      ].map((one) => priceLine(offer, one, 'PRICE'));
      const retail = ((offer['retail_prices'] ?? []) as readonly Fields[]).map((one) =>
        priceLine(offer, one, 'RETAIL-PRICE'),
      );
      return {
        file: { name: 'prices.csv', text: csvOf(priceColumns, [...lines, ...retail]) },
        own: {
          sets: { sku, channel: wanted, before: before?.['unit_origin_price'] ?? null, after: price },
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
    parameters: {
      fields: { sku: 'string', quantity: 'integer', warehouse: 'string', shop_id: 'integer' },
      required: ['sku', 'quantity'],
    },
    example: { sku: 'CHAIR-4', quantity: 3 },
    prepare(offer, { sku, quantity, warehouse: place }) {
      const places = (offer['warehouses'] ?? []) as readonly Fields[];
      if (place === undefined && places.length > 1)
        throw new UsageError(
          `The stock of ${String(sku)} is in several warehouses: ${places.map(({ code }) => String(code)).join(', ')}. Pass \`warehouse\`, so that the others keep theirs. Nothing was sent.`,
        );
      const before =
        place === undefined ? offer['quantity'] : (places.find(({ code }) => code === place)?.['quantity'] ?? null);
      const code = place ?? places[0]?.['code'];
      const columns = ['offer-sku', 'quantity', ...(code === undefined ? [] : ['warehouse-code'])];
      const line = { 'offer-sku': sku, quantity, 'warehouse-code': code };
      return {
        file: { name: 'stock.csv', text: csvOf(columns, [line]) },
        own: { sets: { sku, ...(code === undefined ? {} : { warehouse: code }), before, after: quantity } },
      };
    },
  },
];

/** The operation that an agent names, or the operation that a task sends. */
export function targetOf(given: GivenOperation): {
  readonly surface: SurfaceRow;
  readonly row: OperationRow;
  readonly task: Task | undefined;
} {
  const task = tasks.find(({ name }) => name.toLowerCase() === given.operation?.toLowerCase());
  return { ...operationOf(task === undefined ? given : { surface: task.surface, operation: task.writes }), task };
}

/**
 * The arguments of the operation that a task sends, and what the agent should know.
 * @throws {UsageError} If a parameter is unknown, missing or invalid. Nothing was sent.
 */
export async function inputOfTask(
  session: Session,
  surface: SurfaceRow,
  task: Task,
  given: unknown,
  reading: Reading,
): Promise<{ readonly parameters: object; readonly body: object; readonly own: NonNullable<Part['own']> }> {
  const parameters = new Fitting({}).whole(task.parameters, present(given), 'parameters') as Fields;
  for (const [name, value] of Object.entries(parameters))
    if (typeof value === 'number' && value < 0)
      throw new UsageError(`parameters.${name} must be 0 or more. Received: ${value}. Nothing was sent.`);
  const { shop_id: shop } = parameters;
  const ofShop = shop === undefined ? {} : { shop_id: shop };
  const offer = await offerOf(session, surface, { sku: parameters['sku'], ...ofShop }, reading);
  const { file, own } = task.prepare(offer, parameters);
  return { parameters: ofShop, body: { file }, own };
}

/** The offer as the API returns it. Masks don't hide prices. */
async function offerOf(session: Session, surface: SurfaceRow, parameters: Fields, reading: Reading): Promise<Fields> {
  const row = operationWithId(surface, 'OF21') as OperationRow; // tasks are of its surface
  const client = await session.client(surface);
  const { items } = (await invoke(client, row, { parameters }, session.callOptions(reading))) as {
    readonly items: readonly Fields[];
  };
  const offer = items.find((one) => one['shop_sku'] === parameters['sku']);
  if (offer !== undefined) return offer;
  throw new UsageError(
    `The shop has no offer with the SKU "${String(parameters['sku'])}". Find it with read of offers.list. Nothing was sent.`,
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
