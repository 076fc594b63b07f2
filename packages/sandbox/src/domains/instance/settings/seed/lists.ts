import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { channelCodes } from '../../../common/demo-world.ts';
import { locales, type LocaleSetting } from '../../common/labels.ts';
import {
  additionalFields,
  type AdditionalFieldSetting,
  channels,
  type CodedSetting,
  currencies,
  type CurrencySetting,
  offerStates,
  shopRoles,
} from '../model.ts';

const localeSettings: readonly LocaleSetting[] = [
  { code: 'de_DE', label: 'German (Germany)', active: true, platform_default: false },
  { code: 'en_US', label: 'English (United States)', active: true, platform_default: true },
  { code: 'fr_FR', label: 'French (France)', active: true, platform_default: false },
  { code: 'it_IT', label: 'Italian (Italy)', active: false, platform_default: false },
];

const channelSettings: readonly CodedSetting[] = [
  {
    code: channelCodes.web,
    labels: { en_US: 'Acme web shop', fr_FR: 'Boutique en ligne Acme', de_DE: 'Acme Webshop' },
    descriptions: { en_US: 'The web shop.', fr_FR: 'La boutique en ligne.', de_DE: 'Der Webshop.' },
    active: true,
    sortIndex: 1,
  },
  {
    code: channelCodes.app,
    labels: { en_US: 'Acme app', fr_FR: 'Application Acme', de_DE: 'Acme App' },
    descriptions: { en_US: 'The mobile app.', fr_FR: 'L’application mobile.', de_DE: 'Die mobile App.' },
    active: true,
    sortIndex: 2,
  },
  {
    code: 'acme_outlet',
    labels: { en_US: 'Acme outlet' },
    descriptions: { en_US: 'Closed since last year.' },
    active: false,
    sortIndex: 3,
  },
];

const currencySettings: readonly CurrencySetting[] = [
  {
    code: 'EUR',
    labels: { en_US: 'Euro', fr_FR: 'Euro', de_DE: 'Euro' },
    active: true,
    sortIndex: 1,
    platformDefault: true,
  },
  {
    code: 'USD',
    labels: { en_US: 'US dollar', fr_FR: 'Dollar américain', de_DE: 'US-Dollar' },
    active: true,
    sortIndex: 2,
    platformDefault: false,
  },
  { code: 'CHF', labels: { en_US: 'Swiss franc' }, active: false, sortIndex: 3, platformDefault: false },
];

const offerConditions: readonly CodedSetting[] = [
  { code: '11', labels: { en_US: 'New', fr_FR: 'Neuf', de_DE: 'Neu' }, active: true, sortIndex: 1 },
  {
    code: '10',
    labels: { en_US: 'Refurbished', fr_FR: 'Reconditionné', de_DE: 'Generalüberholt' },
    active: true,
    sortIndex: 2,
  },
  { code: '2', labels: { en_US: 'Used, very good', fr_FR: 'Occasion, très bon état' }, active: true, sortIndex: 3 },
  { code: '5', labels: { en_US: 'For parts' }, active: false, sortIndex: 4 },
];

const customFields: readonly AdditionalFieldSetting[] = [
  {
    code: 'care-phone',
    labels: { en_US: 'Customer care number', fr_FR: 'Numéro du service client', de_DE: 'Nummer des Kundendienstes' },
    entity: 'SHOP',
    type: 'STRING',
    required: false,
    shopPermission: 'READ_WRITE',
    channels: [channelCodes.web],
    models: ['MARKETPLACE'],
  },
  {
    code: 'eco-code',
    labels: { en_US: 'Eco scheme code' },
    entity: 'SHOP',
    type: 'REGEX',
    regex: '^ECO-[0-9]{4}$',
    required: false,
    shopPermission: 'READ_WRITE',
  },
  {
    code: 'labels',
    labels: { en_US: 'Labels', fr_FR: 'Labels', de_DE: 'Siegel' },
    entity: 'SHOP',
    type: 'MULTIPLE_VALUES_LIST',
    acceptedValues: ['organic', 'local', 'repaired'],
    required: false,
    shopPermission: 'READ_ONLY',
  },
  {
    code: 'risk-class',
    labels: { en_US: 'Risk class' },
    entity: 'SHOP',
    type: 'LIST',
    acceptedValues: ['low', 'high'],
    required: false,
    shopPermission: 'INVISIBLE',
  },
  {
    code: 'warranty',
    labels: { en_US: 'Warranty in years', fr_FR: 'Garantie en années' },
    descriptions: { en_US: 'How long defects are repaired free of charge.' },
    defaultValue: '2',
    entity: 'OFFER',
    type: 'NUMERIC',
    required: true,
    shopPermission: 'READ_WRITE',
  },
  {
    code: 'gift-note',
    labels: { en_US: 'Gift note', fr_FR: 'Mot cadeau', de_DE: 'Grußkarte' },
    entity: 'ORDER',
    type: 'TEXTAREA',
    required: false,
    shopPermission: 'READ_ONLY',
  },
  {
    code: 'engraving',
    labels: { en_US: 'Engraving', fr_FR: 'Gravure', de_DE: 'Gravur' },
    entity: 'ORDER_LINE',
    type: 'STRING',
    required: false,
    shopPermission: 'READ_ONLY',
  },
];

const roles: readonly Required<Schemas['ShopRole']>[] = [
  { code: 'ROLE_SHOP_ADMIN', description: 'Manages everything in the shop.' },
  { code: 'ROLE_SHOP_ACCOUNTANCY', description: 'Reads invoices and transactions.' },
  { code: 'ROLE_SHOP_ORDER', description: 'Handles orders and the messages on them.' },
  { code: 'ROLE_SHOP_CATALOG', description: 'Imports products.' },
];

const byCode = (setting: { readonly code: string }): string => setting.code;

/** Languages, channels, currencies, offer conditions, custom fields and roles. */
export const settingsSeed: readonly Seeding[] = [
  seedAll(locales, localeSettings, byCode),
  seedAll(channels, channelSettings, byCode),
  seedAll(currencies, currencySettings, byCode),
  seedAll(offerStates, offerConditions, byCode),
  seedAll(additionalFields, customFields, byCode),
  seedAll(shopRoles, roles, byCode),
];
