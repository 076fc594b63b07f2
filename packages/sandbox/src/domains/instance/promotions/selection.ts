import type { Schemas } from '../../../generated/instance.ts';
import { invalid } from '../../../errors/index.ts';
import type { OperationId } from '../../../http/context.ts';
import { among } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { offerBySku, offers, type StoredOffer } from '../offers/model.ts';
import { categories, productKey, products } from '../products/model/index.ts';

export type Selection = Schemas['RewardSelection'] | Schemas['TriggerSelection'];

/** The codes of categories and of all categories below. */
function withChildren(world: World, codes: readonly string[]): ReadonlySet<string> {
  const all = [...world.store.scan(categories)].map(({ value }) => value);
  const found = new Set(codes);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { code, parent_code } of all) if (found.has(parent_code)) found.add(code);
  }
  return found;
}

/** W62: refuses unknown offers, products and categories. */
export function requireSelection(
  world: World,
  rule: OperationId,
  field: string,
  shopId: number,
  selection: Selection | undefined,
): void {
  if (selection === undefined || !('values' in selection)) return;
  if (selection.values.length === 0) invalid(rule, `${field}.values`, 'must not be empty');
  for (const one of selection.values) {
    const known =
      typeof one !== 'string'
        ? world.store.get(products, productKey(one.type.toUpperCase(), one.value)) !== undefined
        : selection.type === 'OFFER'
          ? offerBySku(world, shopId, one) !== undefined
          : selection.type === 'BRAND' || world.store.get(categories, one) !== undefined;
    if (!known)
      invalid(rule, `${field}.values`, `contains an unknown value: ${typeof one === 'string' ? one : one.value}`);
  }
}

/** The offers of a shop that a selection names, or `undefined` for all. */
export function offersOf(world: World, shopId: number, selection: Selection | undefined): number[] | undefined {
  if (selection === undefined || !('values' in selection)) return undefined;
  const names = new Set(selection.values.map((one) => (typeof one === 'string' ? one : `${one.type}|${one.value}`)));
  const inCategory = selection.type === 'CATEGORY' ? withChildren(world, [...names]) : undefined;
  const matches: Readonly<Record<string, (offer: StoredOffer) => boolean>> = {
    OFFER: ({ sku }) => names.has(sku),
    PRODUCT: ({ product, product_sku }) => names.has(product) || names.has(`SKU|${product_sku}`),
    CATEGORY: ({ product }) => inCategory?.has(world.store.get(products, product)?.category_code ?? '') === true,
    // The products of the sandbox have no brand.
    BRAND: () => false,
  };
  const matched = matches[selection.type] ?? (() => false);
  const found: number[] = [];
  for (const { value } of world.store.find(offers, { by: 'price', where: [among('shop', shopId)] }))
    if (matched(value)) found.push(value.id);
  return found.sort((one, other) => one - other);
}
