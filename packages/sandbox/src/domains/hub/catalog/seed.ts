import { keyOf } from '../../../machinery/store/index.ts';
import type { World } from '../../../machinery/world/index.ts';
import { products, taxonomyRules } from './model.ts';

/** Forty products, and a rule of a taxonomy. */
export function seedCatalog(world: World): void {
  for (let n = 1; n <= 40; n++) {
    const id = `SKU-${n * 100}`;
    world.store.put(products, id, {
      id,
      titles: [{ locale: 'en_US', value: `Sneakers model ${n}` }],
      brand: n % 3 === 0 ? 'Northwind' : 'Harbour',
      gtins: [{ value: String(4_000_000_000_000 + n) }],
      standard_prices: [{ price: { amount: 20 + n, currency: 'EUR' } }],
      quantities: [{ warehouse_code: 'WH-PARIS', available_quantity: 10 * n }],
    });
  }
  world.store.put(taxonomyRules, keyOf('acme_web', 'size-for-shoes'), {
    id: 'size-for-shoes',
    when: { equals: { attribute: 'family', value: 'shoes' } },
    // oxlint-disable-next-line unicorn/no-thenable -- the wire calls it so
    then: { all: [{ redefine: { attribute: 'size', requirementLevel: 'REQUIRED' } }] },
  });
}
