import type { Credentials, Key } from '../../../world/index.ts';
import { shopIds } from '../../common/demo-world.ts';

/** The surfaces of the instance that a key or token of each kind opens (T11). */
const surfaces = {
  seller: ['marketplace-seller', 'services-seller', 'catalog-manager-seller'],
  operator: ['marketplace-operator', 'services-operator', 'catalog-manager-operator'],
  front: ['marketplace-front', 'services-front', 'catalog-manager-front'],
  shopper: ['basket'],
} satisfies Readonly<Record<string, readonly string[]>>;

const admin = ['ROLE_SHOP_ADMIN', 'ROLE_SHOP_ACCOUNTANCY'];
const accountant = ['ROLE_SHOP_ACCOUNTANCY'];

const encoded = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** A token in the form of a JWT. The instance knows its tokens by heart: nothing reads the claims or checks the signature. */
function jwt(subject: string, audience: string): string {
  const claims = { iss: 'https://identity.acme.example', sub: subject, aud: audience };
  return `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}.${encoded({ of: subject })}`;
}

const seller = (id: string, value: string, shops: readonly number[], roles: readonly string[]): Key => ({
  id,
  value,
  scheme: 'key',
  surfaces: surfaces.seller,
  shops,
  roles,
});

/**
 * The keys of sellers. The key of shop 2001 belongs to a user who has shop 2002 as well, so that `shop_id` has something to select
 * (Q07). The accountant of shop 2001 may read the books and what needs no role, nothing else.
 */
const sellers = {
  home: seller('seller-2001', 'shop-2001-4e1d7a52-9c1b-4d5e-8f61-0a7b3c2d9e10', [shopIds.home, shopIds.garden], admin),
  garden: seller('seller-2002', 'shop-2002-b7c05f38-2a64-47e9-9d13-5f0e8a6c4b21', [shopIds.garden], admin),
  suspended: seller('seller-2003', 'shop-2003-90f2c6ae-51d7-4b08-a3e4-7c1d2b9f6e32', [shopIds.suspended], admin),
  accountant: seller('accountant-2001', 'shop-2001-6d3b18f4-e07a-4c95-b2d6-1e9f8a5c7b43', [shopIds.home], accountant),
};

const operatorKey = 'operator-2f8e6b1c-7d40-4a93-8c5e-9b0a1d3f5e54';
const frontKey = 'front-c19a4e7d-3b52-4f86-9e0d-6a8c2f1b7d65';
const operatorBearer = jwt('operator', 'instance');
const frontBearer = jwt('front', 'instance');
const shopperBearer = jwt('shopper', 'basket');
const operatorSecret = 'operator-secret-3c7e9a15-8b2d-4f60-a1c4-5d0e7f2b6a98';

/** Credentials of the instance: keys, fixed bearer tokens, and the operator's client at the token endpoint (T15). */
export const instanceCredentials: Credentials = {
  clients: [{ id: 'operator-client', secret: operatorSecret, surfaces: surfaces.operator }],
  keys: [
    ...Object.values(sellers),
    { id: 'operator', value: operatorKey, scheme: 'key', surfaces: surfaces.operator },
    { id: 'operator', value: operatorBearer, scheme: 'bearer', surfaces: surfaces.operator },
    { id: 'front', value: frontKey, scheme: 'key', surfaces: surfaces.front },
    { id: 'front', value: frontBearer, scheme: 'bearer', surfaces: surfaces.front },
    { id: 'shopper', value: shopperBearer, scheme: 'bearer', surfaces: surfaces.shopper },
  ],
};

/** A key, and the shop that it is known by. */
export interface ShopKeyInfo {
  readonly shop_id: number;
  readonly api_key: string;
}

/** The credentials as `/__sandbox/info` shows them. */
export interface InstanceCredentialsInfo {
  readonly shops: readonly ShopKeyInfo[];
  readonly accountant: ShopKeyInfo;
  readonly operator: {
    readonly api_key: string;
    readonly bearer: string;
    readonly oauth: { readonly token_url: string; readonly client_id: string; readonly client_secret: string };
  };
  readonly front: { readonly api_key: string; readonly bearer: string };
  readonly basket: { readonly bearer: string };
}

/** The credentials, for an instance at this URL. */
export function instanceCredentialsInfo(urls: { readonly instance_url: string }): InstanceCredentialsInfo {
  return {
    shops: [
      { shop_id: shopIds.home, api_key: sellers.home.value },
      { shop_id: shopIds.garden, api_key: sellers.garden.value },
      { shop_id: shopIds.suspended, api_key: sellers.suspended.value },
    ],
    accountant: { shop_id: shopIds.home, api_key: sellers.accountant.value },
    operator: {
      api_key: operatorKey,
      bearer: operatorBearer,
      oauth: {
        token_url: `${urls.instance_url}/oauth/token`,
        client_id: 'operator-client',
        client_secret: operatorSecret,
      },
    },
    front: { api_key: frontKey, bearer: frontBearer },
    basket: { bearer: shopperBearer },
  };
}
