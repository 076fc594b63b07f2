import { mkdir } from 'node:fs/promises';
import { type MarketplaceSeller, runImport } from '@tradelane/marketplace-seller';
import { saveTo } from '@tradelane/core/node';

/** A product that did not arrive, with the operator's words. */
export interface Rejected {
  readonly line: string;
  readonly why: string;
}

/** Imports a file and keeps every report that there is in a folder: whether all of it arrived, and the products that were rejected. */
export async function importProducts(
  instance: MarketplaceSeller,
  file: string,
  folder: string,
): Promise<{ readonly ok: boolean; readonly rejected: readonly Rejected[] }> {
  await mkdir(folder, { recursive: true });
  const { ok, status, lines, products, reports } = await runImport(instance, file);
  const failed = products?.failed ?? 'an unknown number of';
  console.log(`${status}: ${lines.read} lines read, ${lines.failed} of them faulty, ${failed} products rejected`);
  for (const report of [reports.newProducts, reports.transformed, reports.transformationErrors])
    if (report !== undefined) console.log(`kept ${await saveTo(await report.download(), `${folder}/`)}`);
  const rejected: Rejected[] = [];
  for await (const row of reports.errors?.rows() ?? [])
    rejected.push({ line: row['line'] ?? '', why: row['errors'] ?? '' });
  return { ok, rejected };
}
