import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, type Has, sortedTime, value, values } from '../../../../store/index.ts';
import type { Labels } from '../../common/labels.ts';

/** A node of the category tree (H11). */
export interface Category {
  readonly code: string;
  /** Empty on the top. */
  readonly parent_code: string;
  /** 1 on the top. */
  readonly level: number;
  readonly labels: Labels;
}

/** An attribute that product files fill (PM11). */
export interface CatalogAttribute {
  readonly code: string;
  readonly hierarchy_code: string;
  readonly labels: Labels;
  readonly descriptions?: Labels;
  readonly example?: string;
  readonly type: 'TEXT' | 'LONG_TEXT' | 'DECIMAL' | 'LIST' | 'MEDIA' | 'CATEGORY' | 'IDENTIFIER';
  readonly requirement_level: Schemas['Attribute']['requirement_level'];
  readonly values_list?: string;
  readonly role?: string;
  readonly channels?: readonly string[];
  readonly variant?: true;
  readonly operatorOnly?: true;
  readonly locale?: string;
  readonly defaultValue?: string;
  /** Checks and changes of a value, as the operator has written them down. */
  readonly validations?: string;
  readonly transformations?: string;
}

/** Values that an attribute may take (VL11). */
export interface ValueList {
  readonly code: string;
  readonly labels: Labels;
  readonly values: readonly { readonly code: string; readonly labels: Labels }[];
}

/** A product of the operator's catalog. */
export interface CatalogProduct {
  readonly product_sku: string;
  readonly product_id: string;
  readonly product_id_type: string;
  readonly title: string;
  readonly category_code: string;
  /** The shops that have a data sheet of it. */
  readonly shopIds: readonly number[];
  /** Import and line that brought it. */
  readonly from?: string;
}

/** A product data sheet of a shop, and whether it is live (CM11). */
export interface ProductSource {
  readonly shopId: number;
  /** When its status changed last. */
  readonly updated: string;
  readonly position: number;
  readonly entry: Has<Schemas['ProductSourceStatus'], 'provider_unique_identifier' | 'unique_identifiers'>;
}

export const categories: Collection<Category> = collection('instance.categories');
export const attributes: Collection<CatalogAttribute> = collection('instance.attributes');
export const valueLists: Collection<ValueList> = collection('instance.valueLists');
/** By type and value of the identifier, joined by `|`: what a reference is made of. No index, since imports write hundreds of thousands. */
export const products: Collection<CatalogProduct> = collection('instance.products');
/** The key of a product by the operator's sku. */
export const productSkus: Collection<string> = collection('instance.productSkus');
/** By shop and the shop's own identifier, joined by `/`. */
export const productSources: Collection<ProductSource> = collection(
  'instance.productSources',
  {},
  {
    updated: sortedTime(({ updated }) => updated),
    shop: value(({ shopId }) => shopId),
    status: value(({ entry }) => entry.status),
    provider_unique_identifier: value(({ entry }) => entry.provider_unique_identifier),
    unique_identifier: values(({ entry }) => entry.unique_identifiers.map(identifierOf)),
  },
);

/** `type|id` (PR05). */
export const identifierOf = ({ code, value: id }: { readonly code: string; readonly value: string }): string =>
  `${code}|${id}`;

export const productKey = (type: string, id: string): string => `${type}|${id}`;
export const sourceKey = (shopId: number, identifier: string): string => `${shopId}/${identifier}`;
