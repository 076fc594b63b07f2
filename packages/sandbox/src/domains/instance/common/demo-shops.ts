import { seedAll, type Seeding } from '../../../world/index.ts';
import { channelCodes, daysAgo, shopIds } from '../../common/demo-world.ts';
import { type BilledProfile, defaultBilling, specificBillings } from './demo-billing.ts';
import { type Shop, shops } from './shops.ts';

type Account = Shop['account'];

interface ShopProfile extends BilledProfile {
  readonly name: string;
  readonly state: Account['shop_state'];
  readonly suspension?: NonNullable<Account['suspension_type']>;
  readonly domains: Account['domains'];
  readonly channels: readonly string[];
  readonly iban: string;
  readonly premium: boolean;
  readonly offers: number;
  readonly leadTime: number;
  readonly zone: { readonly code: string; readonly label: string };
  readonly bankAddress?: { readonly street: string; readonly zip: string; readonly city: string };
  readonly kycReason?: string;
  readonly details?: Partial<Account>;
}

const profiles: readonly ShopProfile[] = [
  {
    id: shopIds.home,
    name: 'Acme Home',
    state: 'OPEN',
    domains: ['PRODUCT', 'SERVICE'],
    channels: [channelCodes.app, channelCodes.web],
    contact: {
      civility: 'Mrs',
      firstname: 'Claire',
      lastname: 'Martin',
      street1: '12 rue des Lilas',
      zip_code: '75011',
      city: 'Paris',
      state: 'Île-de-France',
      country: 'FRA',
    },
    language: 'fr',
    company: 'Acme Home SAS',
    taxNumber: 'FR40303265045',
    iban: 'FR7630006000011234567890189',
    premium: true,
    offers: 340,
    leadTime: 1,
    zone: { code: 'EU', label: 'European Union' },
    bankAddress: { street: '1 place de la Bourse', zip: '75002', city: 'Paris' },
    details: {
      logo: 'https://shop-2001.acme.example/logo.png',
      banner: 'https://shop-2001.acme.example/banner.jpg',
      recycling_policy: 'Old furniture is taken back free of charge.',
      dropship: { retail_pricing_edition_enabled: false },
    },
  },
  {
    id: shopIds.garden,
    name: 'Grüner Daumen',
    state: 'OPEN',
    domains: ['PRODUCT'],
    channels: [channelCodes.web],
    contact: {
      civility: 'Mr',
      firstname: 'Jonas',
      lastname: 'Weber',
      street1: 'Gartenweg 3',
      zip_code: '20095',
      city: 'Hamburg',
      state: 'Hamburg',
      country: 'DEU',
    },
    language: 'de',
    company: 'Grüner Daumen GmbH',
    taxNumber: 'DE123456788',
    iban: 'DE89370400440532013000',
    premium: false,
    offers: 75,
    leadTime: 3,
    zone: { code: 'FR', label: 'France' },
    details: { closed_from: daysAgo(-150), closed_to: daysAgo(-136) },
  },
  {
    id: shopIds.suspended,
    name: 'Sleepy Attic',
    state: 'SUSPENDED',
    suspension: 'MANUAL',
    domains: ['PRODUCT'],
    channels: [channelCodes.web],
    contact: {
      civility: 'Mrs',
      firstname: 'Ines',
      lastname: 'Duarte',
      street1: '4 quai du Port',
      zip_code: '13002',
      city: 'Marseille',
      state: 'Provence',
      country: 'FRA',
    },
    language: 'fr',
    company: 'Ines Duarte EI',
    taxNumber: 'FR61954506077',
    iban: 'FR1420041010050500013M02606',
    premium: false,
    offers: 0,
    leadTime: 2,
    zone: { code: 'FR', label: 'France' },
    kycReason: 'The proof of address is being checked.',
  },
];

const contactOf = ({ id, contact }: ShopProfile): Account['contact_informations'] => ({
  ...contact,
  email: `shop-${id}@acme.example`,
  street2: 'Rear building',
  phone: `+33123450${id}`,
  phone_secondary: `+33123451${id}`,
  fax: `+33123452${id}`,
  web_site: `https://shop-${id}.acme.example`,
});

/** Where its earnings are paid. */
function payOutOf({
  company: owner,
  iban,
  bankAddress: bank,
}: ShopProfile): Pick<Account, 'billing_info' | 'payment_info' | 'payment_method_mandatory'> {
  const account = { owner, iban, bic: 'EXMPFRPP', bank_name: 'Example Bank' };
  return {
    billing_info: {
      ...account,
      ...(bank !== undefined && { bank_street: bank.street, zip_code: bank.zip, bank_city: bank.city }),
    },
    payment_method_mandatory: true,
    payment_info: {
      '@type': 'IBAN',
      ...account,
      ...(bank !== undefined && { bank_street: bank.street, bank_zip: bank.zip, bank_city: bank.city }),
    },
  };
}

function shippingOf({ zone, premium }: ShopProfile): Pick<Account, 'shippings' | 'shipping_types' | 'shipping_zones'> {
  return {
    shippings: [
      {
        shipping_type_code: 'STD',
        shipping_type_label: 'Standard',
        shipping_type_standard_code: 'STANDARD',
        shipping_zone_code: zone.code,
        shipping_zone_label: zone.label,
        shipping_free_amount: 50,
        ...(premium && {
          additional_fields: [{ code: 'gift-note', type: 'TEXTAREA', value: 'Free of charge' }],
        }),
      },
    ],
    shipping_types: ['STD'],
    shipping_zones: [zone.code],
  };
}

function account(profile: ShopProfile): Account {
  const { kycReason, details } = profile;
  return {
    shop_id: profile.id,
    shop_name: profile.name,
    shop_state: profile.state,
    suspension_type: profile.suspension ?? null,
    model: 'MARKETPLACE',
    domains: profile.domains,
    channels: profile.channels,
    date_created: daysAgo(760),
    last_updated_date: daysAgo(12),
    description: `${profile.name}: everything in stock, shipped fast.`,
    return_policy: 'Returns within 30 days.',
    premium: profile.premium,
    is_professional: true,
    grade: 4.6,
    evaluations_count: 128,
    offers_count: profile.offers,
    orders_count: 1000,
    approval_rate: 0.98,
    approval_delay: 5400,
    order_messages_response_delay: 10800,
    currency_iso_code: 'EUR',
    applicable_taxes: [{ code: 'VAT20', label: 'VAT 20 %', fee_types: ['COMMISSION', 'SUBSCRIPTION'] }],
    contact_informations: contactOf(profile),
    default_billing_information: defaultBilling(profile),
    specific_billing_informations: specificBillings(profile),
    pro_details: {
      corporate_name: profile.company,
      identification_number: `REG-${profile.id}`,
      tax_identification_number: profile.taxNumber,
      VAT_number: profile.taxNumber,
    },
    ...payOutOf(profile),
    payment_details: { paid_balance: 0, payable_balance: 0, pending_balance: 0 },
    kyc: {
      status: profile.state === 'OPEN' ? 'APPROVED' : 'PENDING_APPROVAL',
      ...(kycReason !== undefined && { reason: kycReason }),
    },
    producer_identifiers: [{ epr_category_code: 'FR-DEA', producer_id: `FR${profile.id}` }],
    free_shipping: false,
    shipping: { lead_time_to_ship: profile.leadTime },
    shipping_country: profile.contact.country,
    ...shippingOf(profile),
    shop_additional_fields: [
      { code: 'care-phone', type: 'STRING', value: '+33123456789' },
      { code: 'labels', type: 'MULTIPLE_VALUES_LIST', value: ['organic', 'local'] },
    ],
    ...details,
  };
}

/** The shops of the demo instance: two that sell and one that is suspended. */
export const demoShops: readonly Shop[] = profiles.map((profile) => ({
  account: account(profile),
  operatorInternalId: `vendor-${profile.id}`,
}));

/** The shops. */
export const shopsSeed: Seeding = seedAll(shops, demoShops, (shop) => shop.account.shop_id);
