import { pdf } from '../../../../files/pdf.ts';
import { seedAll, type Seeding } from '../../../../world/index.ts';
import { daysAgo, shopIds } from '../../../common/demo-world.ts';
import { type ShopDocument, shopDocumentFiles, shopDocuments } from '../model.ts';

const { home, garden, suspended } = shopIds;

const documents: readonly ShopDocument[] = (
  [
    [home, 'trade-register', 'register.pdf', 51],
    [home, 'insurance', 'insurance.pdf', 27],
    [garden, 'trade-register', 'Gründungsurkunde.pdf', 390],
    [garden, 'insurance', 'insurance.pdf', 400, 26],
    [garden, 'price-list', 'prices.csv', 8],
    [suspended, 'identity', 'identity.pdf', 300],
  ] as const
).map(([shop_id, type, file_name, uploaded, deleted], index) => ({
  id: 5001 + index,
  shop_id,
  type,
  file_name,
  date_uploaded: daysAgo(uploaded),
  ...(deleted !== undefined && { date_deleted: daysAgo(deleted) }),
}));

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
