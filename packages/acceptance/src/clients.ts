import { createAccount } from '@tradelane/account';
import { createBasket } from '@tradelane/basket';
import { createCatalogManagerFront } from '@tradelane/catalog-manager-front';
import { createCatalogManagerOperator } from '@tradelane/catalog-manager-operator';
import { createCatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import { createChannelPlatform } from '@tradelane/channel-platform';
import type { ClientOptions } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createMarketplaceFront } from '@tradelane/marketplace-front';
import { createMarketplaceOperator } from '@tradelane/marketplace-operator';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createServicesFront } from '@tradelane/services-front';
import { createServicesOperator } from '@tradelane/services-operator';
import { createServicesSeller } from '@tradelane/services-seller';

export interface ClientOfSurface {
  readonly surface: string;
  /** The path between the host and the paths of the surface. */
  readonly basePath: string;
  readonly auth: 'token' | 'apiKey';
  create(options: ClientOptions): object;
}

export const clients: readonly ClientOfSurface[] = [
  { surface: 'hub', basePath: '/api', auth: 'token', create: createHub },
  { surface: 'channel-platform', basePath: '/api/channel-platform', auth: 'token', create: createChannelPlatform },
  { surface: 'account', basePath: '/api/channel-platform', auth: 'token', create: createAccount },
  { surface: 'basket', basePath: '', auth: 'token', create: createBasket },
  { surface: 'services-seller', basePath: '', auth: 'apiKey', create: createServicesSeller },
  { surface: 'services-operator', basePath: '', auth: 'apiKey', create: createServicesOperator },
  { surface: 'services-front', basePath: '', auth: 'apiKey', create: createServicesFront },
  { surface: 'marketplace-seller', basePath: '', auth: 'apiKey', create: createMarketplaceSeller },
  { surface: 'marketplace-operator', basePath: '', auth: 'apiKey', create: createMarketplaceOperator },
  { surface: 'marketplace-front', basePath: '', auth: 'apiKey', create: createMarketplaceFront },
  { surface: 'catalog-manager-seller', basePath: '', auth: 'apiKey', create: createCatalogManagerSeller },
  { surface: 'catalog-manager-operator', basePath: '', auth: 'apiKey', create: createCatalogManagerOperator },
  { surface: 'catalog-manager-front', basePath: '', auth: 'apiKey', create: createCatalogManagerFront },
];

/** A generated method without its types. */
export type Method = (...args: unknown[]) => PromiseLike<unknown> & {
  withResponse(): Promise<{ readonly status: number; readonly headers: Headers }>;
};

/** The method of a client with this `x-method` name. */
export function methodOf(client: object, name: string): Method {
  const [group = '', method = ''] = name.split('.');
  const found = (client as Record<string, Record<string, Method>>)[group]?.[method];
  if (found === undefined) throw new Error(`the client has no ${name}`);
  return found;
}
