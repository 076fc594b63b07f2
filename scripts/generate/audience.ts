/** The users of each client, as the READMEs name them. */
const audiences: Readonly<Record<string, string>> = {
  hub: 'seller-side systems: orders, documents, returns, shipments, conversations, catalog',
  'channel-platform': "connectors that push a sales channel's data to the hub",
  account: 'connectors that create channels and stores',
  'services-seller': 'shops on the services platform',
  'services-operator': 'the operator of a services platform',
  'services-front': 'the storefront of a services platform',
  'marketplace-seller': 'shops on a marketplace',
  'marketplace-operator': 'the operator of a marketplace',
  'marketplace-front': 'the storefront of a marketplace',
  'catalog-manager-seller': 'shops that import products',
  'catalog-manager-operator': 'the operator of a catalog',
  'catalog-manager-front': 'the storefront of a catalog',
  basket: 'storefront developers, in a browser or a worker',
};

/** @throws {Error} If the surface has no audience. */
export function audienceOf(surface: string): string {
  const audience = audiences[surface];
  if (audience === undefined) throw new Error(`Add an audience for ${surface} to scripts/generate/audience.ts.`);
  return audience;
}

/** The note about kinds of tokens, if the surface has several. */
export function whoseTokenOf(surface: string): string {
  return surface === 'basket' ? `\n\n${basketTokens}` : '';
}

const basketTokens = `Two kinds of token work with a basket:

- The token that a shopper gets by logging in (authorization code with PKCE). The browser of that shopper may use it.
- A token of the storefront's server, which can change every basket. Keep it on the server.`;

/** The table of all surfaces, with this one unlinked. */
export function surfaceTable(own: string): string {
  const rows = Object.entries(audiences).map(([surface, audience]) => {
    const name = `@tradelane/${surface}`;
    return `| ${surface === own ? `**${name}**` : `[${name}](../${surface})`} | ${audience} |`;
  });
  return ['| Package | Users |', '|---|---|', ...rows].join('\n');
}
