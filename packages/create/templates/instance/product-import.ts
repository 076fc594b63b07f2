import { mkdir } from 'node:fs/promises';
import { saveTo } from '@tradelane/core/node';
import {
  createMarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
  runImport,
} from '@tradelane/marketplace-seller';

const instance = createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
const [file = 'products.csv', folder = 'reports'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

const { ok, status, lines, products, reports } = await runImport(
  instance,
  file,
);
console.log(`${status}: ${lines.read} lines read, ${lines.failed} failed`);
console.log(
  `${products?.failed ?? 'an unknown number of'} products rejected`,
);

for (const report of [
  reports.newProducts,
  reports.transformed,
  reports.transformationErrors,
])
  if (report !== undefined)
    console.log(
      `saved ${await saveTo(await report.download(), `${folder}/`)}`,
    );

for await (const row of reports.errors?.rows() ?? [])
  console.log(`line ${row['line']}: ${row['errors']}`);
console.log(ok ? 'all products arrived' : 'some products were rejected');
