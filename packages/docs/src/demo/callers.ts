import type { Info } from '@tradelane/sandbox/portable';

/** The credentials of a caller. */
export type Credential =
  | { readonly kind: 'client'; readonly id: string; readonly secret: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'none' };

/** A caller in the demo world. */
export interface Caller {
  readonly name: string;
  readonly credential: Credential;
}

type Who = (credentials: Info['credentials']) => readonly Caller[];

const client = (name: string, { client_id, client_secret }: { client_id: string; client_secret: string }): Caller => ({
  name,
  credential: { kind: 'client', id: client_id, secret: client_secret },
});
const key = (name: string, { api_key }: { api_key: string }): Caller => ({
  name,
  credential: { kind: 'key', key: api_key },
});

const shops: Who = (credentials) => [
  ...credentials.shops.map((shop) => key(`shop ${shop.shop_id}`, shop)),
  key(`accountant of shop ${credentials.accountant.shop_id}`, credentials.accountant),
];

/** The callers of a surface, by its name or the last word of its name. */
const who: Readonly<Record<string, Who>> = {
  auth: () => [],
  hub: ({ seller, limited }) => [client('seller', seller), client('client with one scope', limited)],
  'channel-platform': ({ connector, limited }) => [
    client('connector', connector),
    client('client with one scope', limited),
  ],
  account: ({ connector }) => [client('connector', connector)],
  basket: ({ basket }) => [{ name: 'shopper', credential: { kind: 'token', token: basket.bearer } }],
  seller: shops,
  operator: ({ operator }) => [key('operator', operator)],
  front: ({ front }) => [key('storefront', front)],
};

const anonymous: Caller = { name: 'anonymous', credential: { kind: 'none' } };

/** All callers that the user can choose. The first one has the permission. */
export function callersOf(surface: string, credentials: Info['credentials']): readonly Caller[] {
  const found = who[surface] ?? who[surface.split('-').at(-1) ?? ''];
  if (found === undefined) throw new Error(`No caller of the demo world calls ${surface}`);
  return [...found(credentials), anonymous];
}
