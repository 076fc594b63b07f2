/** For whom each client is, in the words of the READMEs. */
const audiences: Readonly<Record<string, string>> = {
  hub: 'seller-side systems: orders, documents, returns, shipments, conversations, catalog',
  'channel-platform': "connectors that push a sales channel's data to the hub",
  account: 'connectors that create channels and stores',
  'services-seller': 'shops on the services platform',
  'services-operator': 'the operator of a services platform',
  'services-front': 'the storefront of a services platform',
  'marketplace-seller': 'shops on a marketplace',
  'marketplace-operator': 'the operator of a marketplace',
  'catalog-manager-seller': 'shops that import products',
  'catalog-manager-operator': 'the operator of a catalog',
  basket: 'storefront developers, in a browser or a worker',
};

/** @throws Error for a surface whose users nobody has named yet. */
export function audienceOf(surface: string): string {
  const audience = audiences[surface];
  if (audience === undefined) throw new Error(`scripts/generate/audience.ts does not say for whom ${surface} is`);
  return audience;
}

/** Where there are tokens of several makes: which of them may be where. */
export function whoseTokenOf(surface: string): string {
  return surface === 'basket' ? `\n\n${basketTokens}` : '';
}

/** The guide of the storefront says the same. */
export const basketTokens: string =
  "Two kinds of token open a basket. The token that a shopper gets by logging in (authorization code with PKCE) is the shopper's own: the shopper's browser may call with it. A token of the storefront's server, which opens any basket, stays on the server: whoever has it can change every one of them.";

/** The table of all surfaces, with this one unlinked. */
export function surfaceTable(own: string): string {
  const rows = Object.entries(audiences).map(([surface, audience]) => {
    const name = `@tradelane/${surface}`;
    return `| ${surface === own ? `**${name}**` : `[${name}](../${surface})`} | ${audience} |`;
  });
  return ['| package | for whom |', '|---|---|', ...rows].join('\n');
}
