import { collection, type Collection } from '../../../machinery/store/index.ts';

export interface Product {
  readonly id: string;
  readonly [field: string]: unknown;
}

export const products: Collection<Product> = collection('products');

export const catalogConfigurations: Collection<object> = collection('catalog_configurations');

export const taxonomyRules: Collection<object> = collection('taxonomy_rules');

export const productTypes: Collection<object> = collection('product_types');

export const catalogItems: Collection<object> = collection('catalog_items');
