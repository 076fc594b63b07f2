import { seedAll, type Seeding } from '../../../../world/index.ts';
import { daysAgo, shopIds } from '../../../common/demo-world.ts';
import { noCounts, offerImportReports, offerImports, type StoredImport } from './model.ts';

const priceImport = '9d0d1d7e-0000-4000-8000-000000000001';
const stockImport = '510c0000-0000-4000-8000-000000000001';

const complete = { shopId: shopIds.home, status: 'COMPLETE', mode: 'NORMAL', format: 'CSV', hasReport: true } as const;

const imports: readonly StoredImport[] = [
  {
    ...complete,
    id: '40001',
    kind: 'OFFERS',
    date_created: daysAgo(20),
    counts: { ...noCounts, read: 3, success: 2, error: 1, inserted: 1, updated: 1, failed: 1 },
  },
  {
    ...complete,
    id: '40002',
    kind: 'OFFERS',
    status: 'FAILED',
    reason: 'The file has no column sku.',
    date_created: daysAgo(12),
    mode: 'REPLACE',
    counts: noCounts,
    hasReport: false,
  },
  {
    ...complete,
    id: priceImport,
    kind: 'PRICES',
    date_created: daysAgo(9),
    counts: { ...noCounts, read: 3, success: 2, error: 1, updated: 2, failed: 1 },
  },
  {
    ...complete,
    id: stockImport,
    kind: 'STOCK',
    date_created: daysAgo(8),
    counts: { ...noCounts, read: 3, success: 2, error: 1 },
  },
];

const reports: readonly (readonly [id: string, text: string])[] = [
  [
    '40001',
    'error-line;error-message;sku;product-id;product-id-type;price;quantity;state\r\n' +
      '4;The product EAN 123 does not exist.;CHAIR-0;123;EAN;79;10;11\r\n',
  ],
  [priceImport, 'error-line;error-message;offer-sku;price\r\n4;The offer CHAIR-0 does not exist.;CHAIR-0;79\r\n'],
  [stockImport, 'error-line;error-message;offer-sku;quantity\r\n4;The offer CHAIR-0 does not exist.;CHAIR-0;10\r\n'],
];

export const offerImportsSeed: readonly Seeding[] = [
  seedAll(offerImports, imports, ({ id }) => id),
  ({ store }) => {
    for (const [id, text] of reports) store.put(offerImportReports, id, new TextEncoder().encode(text));
  },
];
