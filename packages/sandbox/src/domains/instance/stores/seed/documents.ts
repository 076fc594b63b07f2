import { pdf } from '../../../../files/pdf.ts';
import { seedAll, type Seeding } from '../../../../world/index.ts';
import { daysAgo, shopIds } from '../../../common/demo-world.ts';
import { type ShopDocument, shopDocumentFiles, shopDocuments } from '../model.ts';

const documents: readonly ShopDocument[] = [
  { id: 5001, shop_id: shopIds.home, type: 'trade-register', file_name: 'register.pdf', date_uploaded: daysAgo(51) },
  { id: 5002, shop_id: shopIds.home, type: 'insurance', file_name: 'insurance.pdf', date_uploaded: daysAgo(27) },
  {
    id: 5003,
    shop_id: shopIds.garden,
    type: 'trade-register',
    file_name: 'Gründungsurkunde.pdf',
    date_uploaded: daysAgo(390),
  },
  {
    id: 5004,
    shop_id: shopIds.garden,
    type: 'insurance',
    file_name: 'insurance.pdf',
    date_uploaded: daysAgo(400),
    date_deleted: daysAgo(26),
  },
  { id: 5005, shop_id: shopIds.garden, type: 'price-list', file_name: 'prices.csv', date_uploaded: daysAgo(8) },
  { id: 5006, shop_id: shopIds.suspended, type: 'identity', file_name: 'identity.pdf', date_uploaded: daysAgo(300) },
];

const priceList = 'sku;price;currency\r\nSKU-1;24.90;EUR\r\nSKU-2;"1 129,00";EUR\r\n';

function bytesOf(document: ShopDocument): Uint8Array {
  if (document.file_name.endsWith('.csv')) return new TextEncoder().encode(priceList);
  return pdf([`Document ${document.id}`, `Type: ${document.type}`, `Shop: ${document.shop_id}`]);
}

/** The business documents of the shops, one of them deleted, with their files. */
export const shopDocumentsSeed: readonly Seeding[] = [
  seedAll(shopDocuments, documents, (document) => document.id),
  ...documents
    .filter((document) => document.date_deleted === undefined)
    .map((document) => seedAll(shopDocumentFiles, [bytesOf(document)], () => document.id)),
];
