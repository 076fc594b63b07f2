/** The kind of a project. */
export type ProjectKind = 'seller' | 'connector' | 'storefront';

/** The client package and the purpose of each kind. */
export const projectTemplates: Readonly<Record<ProjectKind, { readonly client: string; readonly what: string }>> = {
  seller: { client: '@tradelane/hub', what: 'reads the orders of a shop from the hub' },
  connector: { client: '@tradelane/channel-platform', what: "connects a channel's store with the hub" },
  storefront: { client: '@tradelane/basket', what: 'sets how a basket is shipped' },
};
