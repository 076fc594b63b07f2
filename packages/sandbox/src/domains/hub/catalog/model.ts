import type { Schemas as ChannelPlatform } from '../../../generated/channel-platform.ts';
import type { Schemas } from '../../../generated/hub.ts';
import { collection, type Collection } from '../../../store/index.ts';

export type Product = Schemas['Product'];

export const products: Collection<Product> = collection('products');

export const catalogConfigurations: Collection<ChannelPlatform['CatalogConfiguration']> =
  collection('catalog_configurations');

export const taxonomyRules: Collection<ChannelPlatform['TaxonomyRule']> = collection('taxonomy_rules');

export const productTypes: Collection<ChannelPlatform['ProductType']> = collection('product_types');

export const catalogItems: Collection<ChannelPlatform['StoreCatalogItem']> = collection('catalog_items', {
  product: (item) => item.id,
});
