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

const result = await runImport(instance, file);
const { ok, status, lines, products, reports } = result;
console.log(`${status}: ${lines.read} lines read, ${lines.failed} failed`);
console.log(`products rejected: ${products?.failed ?? 'unknown'}`);

for (const report of [
  reports.newProducts,
  reports.transformed,
  reports.transformationErrors,
])
  if (report !== undefined)
    console.log(
      `saved ${await saveTo(await report.download(), `${folder}/`)}`,
    );

for await (const { line, message, values } of result.errors())
  console.log(`${values['shop_sku'] ?? `line ${line}`}: ${message}`);
console.log(ok ? 'all products arrived' : 'some products were rejected');
