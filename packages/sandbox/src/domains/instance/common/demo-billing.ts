import { seedUuid, shopIds } from '../../common/demo-world.ts';
import type { Shop } from './shops.ts';

type Account = Shop['account'];
type Billing = Account['default_billing_information'];

type Contact = Account['contact_informations'];

export interface BilledProfile {
  readonly id: number;
  readonly contact: Pick<Contact, 'civility' | 'firstname' | 'lastname' | 'state'> &
    Required<Pick<Contact, 'street1' | 'zip_code' | 'city' | 'country'>>;
  readonly language: string;
  readonly company: string;
  readonly taxNumber: string;
}

const registered: Readonly<Record<number, Pick<Billing, 'corporate_information' | 'personal_information'>>> = {
  [shopIds.home]: {
    corporate_information: {
      company_registration_number: '303265045',
      electronic_address: '0225:303265045',
      phone_number: '+33123450000',
      complementary_information: {
        legal_form: 'SAS',
        share_capital: 50_000,
        share_capital_currency: 'EUR',
        company_shareholders: 'SEVERAL',
        business_activity_code: '47.59A',
        company_registration_city: 'Paris',
        company_registration_province: 'Île-de-France',
        is_in_liquidation: false,
      },
    },
  },
  [shopIds.suspended]: {
    corporate_information: {
      company_registration_number: '954506077',
      complementary_information: { sole_trader: true, legal_form: 'EI' },
    },
    personal_information: {
      civility: 'Mrs',
      first_name: 'Ines',
      last_name: 'Duarte',
      birth_date: '1984-05-17',
      birth_city: 'Porto',
      birth_country: 'PRT',
    },
  },
};

const localTaxNumbers: Readonly<Record<number, string>> = { [shopIds.home]: '30326504500012' };

const inFrance: NonNullable<Billing['fiscal_representative']> = {
  company_registration_name: 'Fiscalia SARL',
  company_registration_number: '404833048',
  local_tax_number: '40483304800022',
  civility: 'Mr',
  first_name: 'Louis',
  last_name: 'Perrin',
  street_1: '22 rue de la Paix',
  street_2: 'Second floor',
  zip_code: '67000',
  city: 'Strasbourg',
  state: 'Grand Est',
  country_iso_code: 'FRA',
};

export function defaultBilling({ id, contact, language, company, taxNumber }: BilledProfile): Billing {
  const { corporate_information: corporate, ...person } = registered[id] ?? {};
  const local = localTaxNumbers[id];
  return {
    id: seedUuid(0x1b, id),
    default_language: language,
    registration_address: {
      street_1: contact.street1,
      street_2: corporate === undefined ? null : 'Rear building',
      state: corporate === undefined ? null : (contact.state ?? null),
      zip_code: contact.zip_code,
      city: contact.city,
      country_iso_code: contact.country,
    },
    corporate_information: { company_registration_name: company, ...corporate },
    fiscal_information: {
      tax_identification_number: taxNumber,
      tax_identification_country: contact.country,
      ...(local !== undefined && { local_tax_number: local }),
    },
    ...person,
  };
}

/** How a shop is billed in single countries: one from abroad has a representative in France. */
export function specificBillings({
  id,
  contact,
  company,
}: BilledProfile): NonNullable<Account['specific_billing_informations']> {
  if (contact.country === 'FRA') return [];
  return [
    {
      id: seedUuid(0x1b, id * 10 + 1),
      registration_address: {
        street_1: contact.street1,
        zip_code: contact.zip_code,
        city: contact.city,
        country_iso_code: contact.country,
      },
      corporate_information: { company_registration_name: company },
      fiscal_information: { tax_identification_number: 'FR66404833048', tax_identification_country: 'FRA' },
      fiscal_representative: inFrance,
    },
  ];
}
