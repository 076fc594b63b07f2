import { seedAll, type Seeding } from '../../world/index.ts';
import { type Basket, type BasketMethod, basketMethods, baskets, demoBasket } from './model.ts';

const methods: readonly BasketMethod[] = [
  { id: 'standard', price: 4.9, days: 4 },
  { id: 'express', price: 9.9, cutOff: '17:00:00', days: 1 },
  { id: 'pickup', price: 0, days: 2 },
  { id: 'drone', price: 19.9, days: 1 },
];

const basket: Basket = {
  id: demoBasket.basket_id,
  siteId: demoBasket.site_id,
  currency: 'EUR',
  shipments: [
    {
      id: demoBasket.shipment_id,
      groups: [
        { offers: ['2004', '2005'], methods: ['standard', 'express'], selected: 'standard' },
        { offers: ['2010'], methods: ['standard', 'express', 'pickup'], selected: 'standard' },
      ],
    },
    { id: 'gift', groups: [{ offers: ['2011'], methods: ['standard'], selected: 'standard' }] },
  ],
};

/** The ways of delivery of the storefront. */
export const methodsSeed: Seeding = seedAll(basketMethods, methods, ({ id }) => id);

/** A basket to choose for. */
export const basketSeed: Seeding = seedAll(baskets, [basket], ({ id }) => id);
