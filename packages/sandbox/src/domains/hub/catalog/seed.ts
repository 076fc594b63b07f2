import { keyOf } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { type Product, products, taxonomyRules } from './model.ts';

const described = (n: number): Partial<Product> => ({
  descriptions: [
    { locale: 'en_US', value: `Light sneakers, model ${n}, for town and travel.` },
    { locale: 'fr_FR', value: `Baskets légères, modèle ${n}, pour la ville et le voyage.` },
  ],
  category: { id: 'sneakers', labels: [{ locale: 'en_US', value: 'Sneakers' }] },
  images: [{ url: `https://shop.example.com/images/sneakers-${n}.jpg` }],
  attributes: [
    { id: 'material', name: 'Material', type: 'STRING', value: n % 8 === 1 ? 'Canvas' : 'Leather' },
    { id: 'weight', name: 'Weight in grams', type: 'NUMERIC', value: 280 + n },
    { id: 'washable', name: 'Washable', type: 'BOOLEAN', value: n % 8 === 1 },
  ],
});

/** Forty products, and a rule of a taxonomy. */
export function seedCatalog(world: World): void {
  for (let n = 1; n <= 40; n++) {
    const id = `SKU-${n * 100}`;
    world.store.put(products, id, {
      id,
      titles: [{ locale: 'en_US', value: `Sneakers model ${n}` }],
      brand: n % 3 === 0 ? 'Northwind' : 'Harbour',
      gtins: [{ value: String(4_000_000_000_000 + n) }],
      standard_prices: [
        { price: { amount: 20 + n, currency: 'EUR' } },
        ...(n % 8 === 0 ? [{ price: { amount: 22 + n, currency: 'EUR' }, scope: 'bloom' }] : []),
      ],
      quantities: [{ warehouse_code: 'WH-PARIS', available_quantity: 10 * n }],
      ...(n % 4 === 1 && described(n)),
      ...(n % 10 === 0 && {
        discount_prices: [
          {
            price: { amount: 15 + n, currency: 'EUR' },
            scope: 'acme_web',
            start_date: '2026-03-01T00:00:00Z',
            end_date: '2026-04-01T00:00:00Z',
          },
        ],
        partner_quantities: [{ partner_id: 'ACME_LOGISTICS', available_quantity: n }],
      }),
    });
  }
  world.store.put(taxonomyRules, keyOf('acme_web', 'size-for-shoes'), {
    id: 'size-for-shoes',
    when: { equals: { attribute: 'family', value: 'shoes' } },
    // oxlint-disable-next-line unicorn/no-thenable -- the wire calls it so
    then: { all: [{ redefine: { attribute: 'size', requirementLevel: 'REQUIRED' } }] },
  });
}
