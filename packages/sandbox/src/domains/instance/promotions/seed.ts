import { seedAll, type Seeding } from '../../../world/index.ts';
import { channelCodes, daysAgo, shopIds } from '../../common/demo-world.ts';
import { promotionKey, promotions, type StoredPromotion } from './model.ts';

const demoPromotions: readonly StoredPromotion[] = [
  {
    shopId: shopIds.home,
    request: {
      internal_id: 'SPRING-26',
      internal_description: 'Ten percent in spring',
      start_date: '2026-03-01T00:00:00.000Z',
      end_date: daysAgo(-27),
      reward: { type: 'PERCENTAGE_OFF', percentage_off: 10, selection: { type: 'PURCHASED_ITEMS' } },
      trigger: {
        type: 'MINIMUM_QUANTITY',
        quantity_purchased: 2,
        same_item_purchased: false,
        selection: { type: 'OFFER', values: ['WARDROBE-1', 'CHAIR-4'] },
      },
      application_to_cart: [{ promo_code: 'SPRING' }],
      channel_codes: [channelCodes.web],
      public_descriptions: [
        { locale: 'en_US', value: '10 % off two or more.' },
        { locale: 'fr_FR', value: '10 % de remise à partir de deux articles.' },
      ],
    },
    medias: [{ locale: 'en_US', url: 'https://acme.example/spring.jpg' }],
    campaign: 'SPRING-SALE',
    date_created: daysAgo(12),
    last_updated: daysAgo(12),
  },
  {
    shopId: shopIds.home,
    request: {
      internal_id: 'LAMPS-26',
      internal_description: 'Third lamp free',
      start_date: daysAgo(-30),
      reward: { type: 'FREE_ITEMS', free_items_quantity: 1, selection: { type: 'CATEGORY', values: ['lamps'] } },
      trigger: { type: 'EVERY_QUANTITY', quantity_purchased: 3, selection: { type: 'CATEGORY', values: ['lighting'] } },
      customer_organization_ids: ['ORG-1'],
      customer_group_ids: ['GROUP-1'],
    },
    medias: [],
    date_created: daysAgo(5),
    last_updated: daysAgo(4),
  },
  {
    shopId: shopIds.home,
    request: {
      internal_id: 'WINTER-25',
      internal_description: 'Winter sale',
      start_date: daysAgo(90),
      end_date: daysAgo(30),
      reward: {
        type: 'REDUCED_UNIT_PRICE',
        reduced_unit_price: 49,
        max_quantity_to_discount: 2,
        selection: { type: 'OFFER', values: ['LAMP-2'] },
      },
      trigger: { type: 'MINIMUM_AMOUNT', amount_purchased: 100, selection: { type: 'ALL' } },
    },
    medias: [],
    date_created: daysAgo(100),
    last_updated: daysAgo(100),
  },
  {
    shopId: shopIds.garden,
    request: {
      internal_id: 'POTS-26',
      internal_description: 'Five euros off',
      start_date: daysAgo(10),
      reward: { type: 'AMOUNT_OFF', amount_off: 5, selection: { type: 'CATEGORY', values: ['pots'] } },
      trigger: { type: 'EVERY_AMOUNT', amount_purchased: 50 },
    },
    medias: [],
    date_created: daysAgo(11),
    last_updated: daysAgo(11),
  },
];

export const promotionsSeed: Seeding = seedAll(promotions, demoPromotions, ({ shopId, request }) =>
  promotionKey(shopId, request.internal_id),
);
