import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import { changed } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { type SellerContext, shopOf } from '../common/access.ts';
import { type Shop, shops } from '../common/shops.ts';
import { channels, platform } from '../settings/model.ts';
import { mergeFields } from './additional-fields.ts';
import { paymentBalances, shopStatistics } from './model.ts';

type Account = Shop['account'];
type InputError = Schemas['InputError'];

const shopOfCaller = (context: SellerContext): Shop =>
  context.world.store.get(shops, String(shopOf(context))) ?? notFound(`Shop ${shopOf(context)}`);

const noBalances = { paid_balance: 0, payable_balance: 0, pending_balance: 0 };

/** The fields of an update that are part of `contact_informations` when the account is read. */
const contactFields = ['email', 'fax', 'web_site'] as const;

/** The fields that A02 takes as they stand in the account. */
const replaced = [
  'shop_name',
  'description',
  'is_professional',
  'payment_info',
  'closed_from',
  'closed_to',
  'return_policy',
  'recycling_policy',
  'shipping_country',
  'producer_identifiers',
] as const;

/** The fields that A02 returns as they stand in the account. */
const shown = [
  ...replaced,
  'model',
  'default_billing_information',
  'specific_billing_informations',
  'payment_method_mandatory',
  'channels',
  'shipping',
  'shop_additional_fields',
] as const;

/** Some fields of an object, as far as it has them. */
const pick = <T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]])) as Pick<T, Name>;

/** The account as A02 returns it. Only A01 returns the VAT number. */
function updatedAccount(account: Account): Schemas['UpdatedAccount'] {
  const { email: _email, fax: _fax, web_site: _site, ...address } = account.contact_informations;
  const { VAT_number: _number, ...pro_details } = account.pro_details;
  return { ...pick(account.contact_informations, contactFields), address, ...pick(account, shown), pro_details };
}

function errorsOfChannels(world: World, codes: readonly string[] = []): readonly InputError[] {
  const unknown = codes.filter((code) => world.store.get(channels, code)?.active !== true);
  if (unknown.length === 0) return [];
  return [{ code: 'VALIDATION_ERROR', field: 'channels', message: `No such channel: ${unknown.join(', ')}.` }];
}

function changeOfProDetails(
  changes: Schemas['ProDetailsUpdate'] = {},
  country: Account['contact_informations']['country'],
): { readonly changes: Schemas['ProDetailsUpdate']; readonly errors: readonly InputError[] } {
  const { identification_number, ...others } = changes;
  if (identification_number !== null || country === 'USA') return { changes, errors: [] };
  const message = `It can be removed in the USA only, and the shop is in ${country}.`;
  const error = { code: 'VALIDATION_ERROR', field: 'pro_details.identification_number', message } as const;
  return { changes: others, errors: [error] };
}

const readOnly = (field: string): InputError => ({
  code: 'READ_ONLY_FIELD',
  field,
  message: 'The operator does not let shops change this field.',
});

/** S04: what is read-only is refused and named, the rest of the update is done. Fields left out stay as they are. */
const updateAccount: Handler<'A02'> = (context) => {
  const { world, body } = context;
  const shop = shopOfCaller(context);
  const before = shop.account;
  const locked = world.store.get(platform, 'platform')?.readOnlyAccountFields ?? [];
  const names = Object.keys(body) as (keyof typeof body)[];
  const isLocked = (name: string): boolean => locked.includes(name);
  const update = pick(
    body,
    names.filter((name) => !isLocked(name)),
  );
  const { shop_additional_fields = [] } = update;
  const custom = mergeFields(world, before.shop_additional_fields, shop_additional_fields);
  const wrongChannels = errorsOfChannels(world, update.channels);
  const contact = { ...update.address, ...pick(update, contactFields) };
  const contact_informations = changed(before.contact_informations, contact);
  const details = changeOfProDetails(update.pro_details, contact_informations.country);
  const account: Account = changed(before, {
    ...pick(update, replaced),
    contact_informations,
    pro_details: changed(before.pro_details, details.changes),
    channels: wrongChannels.length === 0 ? (update.channels ?? before.channels) : before.channels,
    shop_additional_fields: custom.values,
    last_updated_date: world.time,
  });
  world.store.put(shops, String(account.shop_id), { ...shop, account });
  const errors = [...names.filter(isLocked).map(readOnly), ...wrongChannels, ...custom.errors, ...details.errors];
  const isUnchanged = names.length > 0 && names.every(isLocked);
  return { updated: isUnchanged ? null : updatedAccount(account), errors };
};

const periods: readonly string[] = [
  'ALL_SINCE_BEGINNING',
  'LAST_MONTH',
  'LAST_THREE_MONTHS',
  'LAST_SIX_MONTHS',
  'LAST_YEAR',
];

/** A21: one figure per period asked for, of all channels or of one. */
const statistics: Handler<'A21'> = (context) => {
  const { query, world } = context;
  const shop_id = shopOf(context);
  const stored = world.store.get(shopStatistics, String(shop_id)) ?? notFound(`Shop ${shop_id}`);
  const channel = query.channel_code;
  if (channel !== undefined && world.store.get(channels, channel)?.active !== true)
    invalid('AS34', 'channel_code', `is not a channel: ${channel}`);
  const asked = query.periods ?? periods;
  const unknown = asked.find((period) => !periods.includes(period));
  if (unknown !== undefined) invalid('AS34', 'periods', `must be one of ${periods.join(' | ')}`);
  const figures = Object.entries(channel === undefined ? stored.figures : (stored.channels[channel] ?? {}));
  return {
    shop_id,
    channel: channel ?? null,
    last_updated_date: stored.last_updated_date,
    ...Object.fromEntries(
      figures.map(([name, all]) => [name, all?.filter(({ period = '' }) => asked.includes(period))]),
    ),
  };
};

/** The shop itself: its account and how it performs. */
export const accountHandlers: HandlersOf<'A01' | 'A02' | 'A21'> = {
  A01: (context) => {
    const balances = context.world.store.get(paymentBalances, String(shopOf(context))) ?? noBalances;
    return { ...shopOfCaller(context).account, payment_details: balances };
  },
  A02: updateAccount,
  A21: statistics,
};
