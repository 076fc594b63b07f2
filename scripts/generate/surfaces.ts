/** A surface of the product: where its description lives and what is made from it. */
export interface Surface {
  /** Package name without scope, and the stem of its bundled document. */
  readonly name: string;
  /** The hand-written description, relative to the repository. */
  readonly source: string;
  /** The family decides about error bodies and credentials; the instance serves all its surfaces under one host. */
  readonly family: 'auth' | 'hub' | 'instance' | 'basket';
  /** A client package is generated; the token endpoint is called by the core itself. */
  readonly client: boolean;
  /** Its user may act for several shops, one at a time: the client has `forShop`. */
  readonly forShop?: boolean;
}

const hub = (name: string, client = true): Surface => ({
  name,
  source: `specs/${name}/openapi.yaml`,
  family: 'hub',
  client,
});
const instance = (family: string, role: string): Surface => ({
  name: `${family}-${role}`,
  source: `specs/instance/${family}/${role}.yaml`,
  family: 'instance',
  client: true,
  forShop: role === 'seller',
});

export const surfaces: readonly Surface[] = [
  { name: 'auth', source: 'specs/auth/openapi.yaml', family: 'auth', client: false },
  hub('hub'),
  hub('channel-platform'),
  hub('account'),
  instance('services', 'seller'),
  instance('services', 'operator'),
  instance('services', 'front'),
  instance('marketplace', 'seller'),
  instance('marketplace', 'operator'),
  instance('catalog-manager', 'seller'),
  instance('catalog-manager', 'operator'),
  { name: 'basket', source: 'specs/basket/openapi.yaml', family: 'basket', client: true },
];
