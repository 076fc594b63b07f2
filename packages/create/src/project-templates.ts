/** What a project is for. */
export type ProjectKind = 'seller' | 'connector' | 'storefront';

/** The package that each kind is made with, and what it is for. */
export const projectTemplates: Readonly<Record<ProjectKind, { readonly client: string; readonly what: string }>> = {
  seller: { client: '@tradelane/hub', what: 'reads the orders of a shop from the hub' },
  connector: { client: '@tradelane/channel-platform', what: "connects a channel's store with the hub" },
  storefront: { client: '@tradelane/basket', what: 'sets how a basket is shipped' },
};
