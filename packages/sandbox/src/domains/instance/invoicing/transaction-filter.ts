import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../errors/index.ts';
import type { Context } from '../../../http/context.ts';
import { normalizeInstant } from '../../../http/values.ts';
import { among, between, type Condition } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { shops } from '../common/shops.ts';

/** Filter of transaction lines: a value, or a list of alternatives. TL02 and TL03 share the names. */
export type FilterValues = Context<'TL02'>['query'] | Schemas['TransactionExportRequest'];

const valueFilters = [
  'transaction_type',
  'payment_state',
  'pay_out_psp_codes',
  'seller_billing_cycle_id',
  'accounting_document_id',
  'accounting_document_number',
  'order_id',
  'order_line_id',
  'order_reference_for_customer',
  'order_reference_for_seller',
  'other_reference',
  'shop_domain',
] as const;

/** The bounds of each time. */
const timeFilters = [
  ['dateCreated', 'date_created_from', 'date_created_to'],
  ['transactionDate', 'transaction_date_from', 'transaction_date_to'],
  ['lastUpdated', 'last_updated_from', 'last_updated_to'],
] as const;

const isPresent = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

function boundOf(name: string, value: unknown): string | undefined {
  if (!isPresent(value)) return undefined;
  return normalizeInstant(String(value)) ?? invalid('Q08', name, 'must be a date-time such as 2026-01-31T12:00:00Z');
}

/** The kind of a shop. */
const modelOf = ({ store }: World, shopId: number): string =>
  store.get(shops, String(shopId))?.account.model ?? 'MARKETPLACE';

export function lineConditions(world: World, shopId: number, filter: FilterValues): readonly (Condition | undefined)[] {
  const values: Readonly<Record<string, unknown>> = filter;
  const models = values['shop_model'];
  const isOfModel = !isPresent(models) || listOf(models).includes(modelOf(world, shopId));
  return [
    among('shop', isOfModel ? shopId : []),
    ...valueFilters.map((name) => (isPresent(values[name]) ? among(name, listOf(values[name])) : undefined)),
    ...timeFilters.map(([field, from, to]) => between(field, boundOf(from, values[from]), boundOf(to, values[to]))),
  ];
}
