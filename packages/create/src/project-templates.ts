/** The kind of a project. */
export type ProjectKind = 'seller' | 'instance' | 'operator' | 'connector' | 'storefront';

/** A kind of project. */
export interface ProjectTemplate {
  /** The client package. */
  readonly client: string;
  /** Other packages that the program needs. */
  readonly more?: readonly string[];
  /** Development tools of the program, with their versions. */
  readonly tools?: Readonly<Record<string, string>>;
  /** Purpose of the program, which follows "a project that". */
  readonly what: string;
}

/** The packages and the purpose of each kind. */
export const projectTemplates: Readonly<Record<ProjectKind, ProjectTemplate>> = {
  seller: { client: '@tradelane/hub', what: 'reads the orders of a shop from the hub' },
  instance: {
    client: '@tradelane/marketplace-seller',
    what: 'reads the account and the invoices of a shop from a marketplace instance',
  },
  operator: {
    client: '@tradelane/marketplace-operator',
    more: ['@tradelane/workflows'],
    what: 'reads the orders of all shops of a marketplace',
  },
  connector: {
    client: '@tradelane/channel-platform',
    more: ['@tradelane/events'],
    what: 'carries out the commands of sellers on a channel',
  },
  storefront: {
    client: '@tradelane/basket',
    tools: { vite: '^8.3.8' },
    what: 'serves a page that sets how a basket is shipped',
  },
};
