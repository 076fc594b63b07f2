import type { Schemas } from '../../../../generated/instance.ts';
import { present } from '../../../../store/index.ts';
import { demoShops } from '../../common/demo-shops.ts';
import type { Shop } from '../../common/shops.ts';
import type { BookedOrder } from './orders.ts';

/** The operator as it issues documents. */
export const platform: Schemas['IssuerOrganization'] = { name: 'Acme Marketplace SA' };

function accountOf(shopId: number): Shop['account'] {
  const shop = demoShops.find(({ account }) => account.shop_id === shopId);
  if (shop === undefined) throw new Error(`The seed has no shop ${shopId}.`);
  return shop.account;
}

export function organizationOf(shopId: number): Schemas['InvoicedOrganization'] {
  const { default_billing_information: billing } = accountOf(shopId);
  const { corporate_information: corporate, fiscal_information: fiscal } = billing;
  const more = corporate?.complementary_information;
  return {
    name: corporate?.company_registration_name ?? `Shop ${shopId}`,
    ...present<Partial<Schemas['InvoicedOrganization']>>({
      name: corporate?.company_registration_name,
      address: billing.registration_address,
      phone_number: corporate?.phone_number,
      electronic_address: corporate?.electronic_address,
      identification_number: corporate?.company_registration_number,
      tax_identification_number: fiscal?.tax_identification_number,
      tax_number_country: fiscal?.tax_identification_country,
      local_tax_number: fiscal?.local_tax_number,
      local_tax_number_country: fiscal?.local_tax_number === undefined ? undefined : fiscal.tax_identification_country,
      legal_form: more?.legal_form,
      business_activity_code: more?.business_activity_code,
      trade_company_registration_location: more?.company_registration_city,
      company_shareholders: more?.company_shareholders,
      share_capital: more?.share_capital,
      share_capital_currency: more?.share_capital_currency,
      is_in_liquidation: more?.is_in_liquidation,
    }),
  };
}

export function issuerOf(shopId: number): Schemas['IssuerOrganization'] {
  const { default_billing_information: billing, specific_billing_informations: specific = [] } = accountOf(shopId);
  const { personal_information: person } = billing;
  return {
    ...organizationOf(shopId),
    ...present<Partial<Schemas['IssuerOrganization']>>({
      name: undefined,
      sole_trader: billing.corporate_information?.complementary_information?.sole_trader,
      fiscal_representative: specific.find(({ fiscal_representative: one }) => one !== undefined)
        ?.fiscal_representative,
      personal_information:
        person === undefined
          ? undefined
          : present<Partial<Schemas['IssuerPerson']>>({
              civility: person.civility,
              first_name: person.first_name,
              last_name: person.last_name,
            }),
    }),
  };
}

export function payableTo({ shopId, commercialId }: BookedOrder): Schemas['IbanPaymentDestination'] {
  return { '@type': 'IBAN', iban: accountOf(shopId).billing_info?.iban ?? '', payment_reference: commercialId };
}

const atHome: Schemas['RecipientAddress'] = {
  firstname: 'Alex',
  lastname: 'Durand',
  street_1: '8 rue Haute',
  zip_code: '69001',
  city: 'Lyon',
  country: 'FRA',
};

const atWork: Schemas['RecipientAddress'] = {
  ...atHome,
  civility: 'Mrs',
  company: 'Atelier Durand',
  company_2: 'Purchasing',
  street_2: 'Building B',
  state: 'Auvergne-Rhône-Alpes',
  country_iso_code: 'FRA',
};

/** The customer as a private person, or for a company. */
export const customerAt = (
  work: boolean,
): Pick<Schemas['DocumentRecipient'], 'organization' | 'billing_address' | 'shipping_address'> =>
  work
    ? {
        organization: { organization_id: 'ORG-DURAND', name: 'Atelier Durand' },
        billing_address: atWork,
        shipping_address: atWork,
      }
    : { billing_address: atHome };
