import type { Collection } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import {
  attributes,
  type CatalogAttribute,
  categories,
  type Category,
  type ValueList,
  valueLists,
} from './model/index.ts';
import type { CatalogRules } from './product-checks.ts';

const byKey = <T>(world: World, from: Collection<T>): ReadonlyMap<string, T> =>
  new Map([...world.store.scan(from)].map(({ key, value }) => [key, value]));

export const readCategories = (world: World): ReadonlyMap<string, Category> => byKey(world, categories);
export const readValueLists = (world: World): ReadonlyMap<string, ValueList> => byKey(world, valueLists);

/** Attributes in the order of their codes. */
export const readAttributes = (world: World): readonly CatalogAttribute[] => [...byKey(world, attributes).values()];

export const catalogRules = (world: World): CatalogRules => ({
  attributes: readAttributes(world).filter(({ operatorOnly }) => !operatorOnly),
  categories: readCategories(world),
  valueLists: readValueLists(world),
});
