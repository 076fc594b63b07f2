import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { ok } from '../../../machinery/http/responses.ts';
import type { Context, Handlers } from '../../../machinery/http/context.ts';
import { channels, platform } from '../settings/model.ts';
import { paymentBalances, shopStatistics, type StatisticsFigure } from './model.ts';
import { type Shop, shops } from '../common/shops.ts';
import { shopOf } from '../common/access.ts';
import { type InputError } from '../common/input-error.ts';
import { changed } from '../../../machinery/store/index.ts';
import { type FieldInput, type FieldValue, mergeFields } from './additional-fields.ts';

const shopOfCaller = (context: Context): Shop =>
  context.world.store.get(shops, String(shopOf(context))) ?? notFound(`Shop ${shopOf(context)}`);

const noBalances = { paid_balance: 0, payable_balance: 0, pending_balance: 0 };

/** The fields of an update that are part of `contact_informations` when the account is read. */
const contactFields: ReadonlySet<string> = new Set(['email', 'fax', 'web_site']);

/** The fields that A02 returns as they stand in the account. */
const editableFields: ReadonlySet<string> = new Set([
  'shop_name',
  'description',
  'model',
  'is_professional',
  'pro_details',
  'default_billing_information',
  'specific_billing_informations',
  'payment_method_mandatory',
  'payment_info',
  'channels',
  'closed_from',
  'closed_to',
  'return_policy',
  'recycling_policy',
  'shipping',
  'shipping_country',
  'producer_identifiers',
  'shop_additional_fields',
]);

type Fields = Readonly<Record<string, unknown>>;

/** The account as A02 returns it; the VAT number is shown by A01 alone. */
function updatedAccount(account: Fields): Fields {
  const { email, fax, web_site, ...address } = account['contact_informations'] as Fields;
  const { VAT_number: _, ...pro_details } = account['pro_details'] as Fields;
  const editable = Object.entries(account).filter(([name]) => editableFields.has(name));
  return { email, fax, web_site, address, ...Object.fromEntries(editable), pro_details };
}

/** What one field of an update changes in the account, or why it is refused. */
type Change = { readonly fields: Fields; readonly errors?: readonly InputError[] };

function changeOf(context: Context, account: Fields, name: string, value: unknown): Change {
  const contact = account['contact_informations'] as Fields;
  if (contactFields.has(name)) return { fields: { contact_informations: changed(contact, { [name]: value }) } };
  switch (name) {
    case 'address':
      return { fields: { contact_informations: changed(contact, value as Fields) } };
    case 'channels':
      return changeOfChannels(context, value as readonly string[]);
    case 'shop_additional_fields': {
      const old = account[name] as readonly FieldValue[];
      const { values, errors } = mergeFields(context.world, old, value as readonly FieldInput[] | null);
      return { fields: { [name]: values }, errors };
    }
    case 'pro_details':
      return changeOfProDetails(account, value as Fields);
    default:
      return { fields: editableFields.has(name) ? { [name]: value } : {} };
  }
}

function changeOfProDetails(account: Fields, { identification_number, ...others }: Fields): Change {
  const fields = { pro_details: changed(account['pro_details'] as Fields, others) };
  const { country } = account['contact_informations'] as Fields;
  if (identification_number !== null || country === 'USA')
    return { fields: { pro_details: changed(fields.pro_details, { identification_number }) } };
  const message = `It can be removed in the USA only, and the shop is in ${String(country)}.`;
  return { fields, errors: [{ code: 'VALIDATION_ERROR', field: 'pro_details.identification_number', message }] };
}

function changeOfChannels({ world }: Context, codes: readonly string[]): Change {
  const unknown = codes.filter((code) => world.store.get(channels, code)?.active !== true);
  if (unknown.length === 0) return { fields: { channels: codes } };
  const message = `No such channel: ${unknown.join(', ')}.`;
  return { fields: {}, errors: [{ code: 'VALIDATION_ERROR', field: 'channels', message }] };
}

const readOnly = (field: string): InputError => ({
  code: 'READ_ONLY_FIELD',
  field,
  message: 'The operator does not let shops change this field.',
});

/** S04: what is read-only is refused and named, the rest of the update is done. Fields left out stay as they are. */
function updateAccount(context: Context): {
  readonly account: Shop['account'];
  readonly errors: readonly InputError[];
} {
  const { world, body } = context;
  const shop = shopOfCaller(context);
  const readOnlyFields = world.store.get(platform, 'platform')?.readOnlyAccountFields ?? [];
  const errors: InputError[] = [];
  let account: Shop['account'] = shop.account;
  for (const [name, value] of Object.entries(body as Fields)) {
    if (readOnlyFields.includes(name)) {
      errors.push(readOnly(name));
      continue;
    }
    const change = changeOf(context, account, name, value);
    account = changed(account, change.fields);
    errors.push(...(change.errors ?? []));
  }
  account = changed(account, { last_updated_date: world.time });
  world.store.put(shops, String(account.shop_id), { ...shop, account });
  return { account, errors };
}

const periods: readonly string[] = [
  'ALL_SINCE_BEGINNING',
  'LAST_MONTH',
  'LAST_THREE_MONTHS',
  'LAST_SIX_MONTHS',
  'LAST_YEAR',
];

/** A21: one figure per period asked for, of all channels or of one. */
function statistics(context: Context): Fields {
  const { query, world } = context;
  const shopId = shopOf(context);
  const stored = world.store.get(shopStatistics, String(shopId)) ?? notFound(`Shop ${shopId}`);
  const channel = query.text('channel_code');
  if (channel !== undefined && world.store.get(channels, channel)?.active !== true)
    invalid('channel_code', `is no channel: ${channel}`);
  const asked = query.list('periods') ?? periods;
  const unknown = asked.find((period) => !periods.includes(period));
  if (unknown !== undefined) invalid('periods', `must be of ${periods.join(' | ')}`);
  const figures = channel === undefined ? stored.figures : (stored.channels[channel] ?? {});
  const ofPeriods = (all: readonly StatisticsFigure[]): readonly StatisticsFigure[] =>
    all.filter(({ period }) => asked.includes(period));
  return {
    shop_id: shopId,
    ...(channel === undefined ? {} : { channel }),
    last_updated_date: stored.last_updated_date,
    ...Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, ofPeriods(all)])),
  };
}

/** The shop itself: its account and how it performs. */
export const accountHandlers: Handlers = {
  A01: (context) => {
    const balances = context.world.store.get(paymentBalances, String(shopOf(context))) ?? noBalances;
    return ok({ ...shopOfCaller(context).account, payment_details: balances });
  },
  A02: (context) => {
    const { account, errors } = updateAccount(context);
    return ok({ updated: updatedAccount(account), errors });
  },
  A21: (context) => ok(statistics(context)),
};
