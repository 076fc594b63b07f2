import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../machinery/errors/index.ts';
import type { Context } from '../../../machinery/http/context.ts';
import { normalizeInstant } from '../../../machinery/http/date-time.ts';
import type { World } from '../../../machinery/world/index.ts';
import { shopOf } from '../common/access.ts';
import { shops } from '../common/shops.ts';
import type { TransactionLine } from './model/index.ts';

/** What a filter of transaction lines may hold: a value, or a list of which one suffices. TL02 and TL03 share the names. */
export type FilterValues = Context<'TL02'>['query'] | Schemas['TransactionExportRequest'];

type Line = TransactionLine;
type Values = readonly (string | undefined)[];

/** What each filter compares. */
const valuesOf = new Map<string, (line: Line) => Values>(
  Object.entries({
    transaction_type: ({ type }) => [type],
    payment_state: (line) => [line.payment_state],
    pay_out_psp_codes: (line) => [line.pay_out_psp_code],
    seller_billing_cycle_id: (line) => [line.seller_billing_cycle_id],
    accounting_document_id: (line) => [line.accounting_document_id],
    accounting_document_number: (line) => [line.accounting_document_number],
    order_id: ({ entities }) => [entities?.order?.id],
    order_line_id: ({ entities }) => [entities?.order_line?.id],
    order_reference_for_customer: ({ entities }) => [entities?.order?.references?.order_reference_for_customer],
    order_reference_for_seller: ({ entities }) => [entities?.order?.references?.order_reference_for_seller],
    other_reference: ({ entities }) => entities?.one_off_item?.references?.map(({ value }) => value) ?? [],
    shop_domain: ({ entities }) => [entities?.domain],
  } satisfies Record<string, (line: Line) => Values>),
);

const transactionDate = ({ entities }: Line): string | undefined => entities?.transaction_info?.date;

type Bound = readonly [side: 'from' | 'to', time: (line: Line) => string | undefined];

/** What each bound compares, and on which side. */
const bounds = new Map<string, Bound>(
  Object.entries({
    date_created_from: ['from', ({ date_created }) => date_created],
    date_created_to: ['to', ({ date_created }) => date_created],
    transaction_date_from: ['from', transactionDate],
    transaction_date_to: ['to', transactionDate],
    last_updated_from: ['from', ({ last_updated }) => last_updated],
  } satisfies Record<string, Bound>),
);

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

type Test = (line: Line) => boolean;

function boundTest(name: string, value: unknown): Test | undefined {
  const bound = bounds.get(name);
  if (bound === undefined) return undefined;
  const [side, time] = bound;
  const limit = normalizeInstant(String(value)) ?? invalid(name, 'must be a date-time such as 2026-01-31T12:00:00Z');
  return (line) => {
    const at = time(line);
    return at !== undefined && (side === 'from' ? at >= limit : at <= limit);
  };
}

function valueTest(name: string, value: unknown): Test | undefined {
  const read = valuesOf.get(name);
  if (read === undefined) return undefined;
  const wanted = new Set(listOf(value));
  return (line) => read(line).some((one) => one !== undefined && wanted.has(one));
}

/** A filter of lines; names that are no filter are left alone. `model` is the kind of the shop that the lines are of. */
export function lineFilter(values: FilterValues, model: string): Test {
  const given = Object.entries(values).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  const tests = given.flatMap(([name, value]) => boundTest(name, value) ?? valueTest(name, value) ?? []);
  const models = values['shop_model'];
  if (models !== undefined && !listOf(models).includes(model)) return () => false;
  return (line) => tests.every((test) => test(line));
}

/** The kind of the shop that the request is about. */
export const modelOf = ({ store }: World, shopId: number): string =>
  store.get(shops, String(shopId))?.account.model ?? 'MARKETPLACE';

/** The filter that the query of TL02 is. */
export const queryFilter = (context: Context<'TL02'>): Test =>
  lineFilter(context.query, modelOf(context.world, shopOf(context)));
