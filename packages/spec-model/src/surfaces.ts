/** A surface of the product: its description, and the files that are made from it. */
export interface Surface {
  /** Package name without scope, and the stem of its bundled document. */
  readonly name: string;
  /** The hand-written description, relative to the repository. */
  readonly source: string;
  /** Surfaces of a family share error bodies and credentials. The instance serves all its surfaces from one host. */
  readonly family: 'auth' | 'hub' | 'instance' | 'basket';
  /** Whether a client package is generated. The core itself calls the token endpoint. */
  readonly client: boolean;
  /** Whether its user may act for several shops: the client has `forShop`. */
  readonly forShop?: boolean;
  /** Whether pages call it, so that it has functions for `createLite`. */
  readonly lite?: boolean;
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
  lite: family === 'services' && role === 'front',
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
  instance('marketplace', 'front'),
  instance('catalog-manager', 'seller'),
  instance('catalog-manager', 'operator'),
  instance('catalog-manager', 'front'),
  { name: 'basket', source: 'specs/basket/openapi.yaml', family: 'basket', client: true, lite: true },
];
