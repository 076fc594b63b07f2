import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { saveTo } from '@tradelane/core/node';
import type { MarketplaceSeller } from '@tradelane/marketplace-seller';

/** Saves every invoice that is not in the folder yet, and gives the names of the new ones. */
export async function saveInvoices(instance: MarketplaceSeller, folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const saved: string[] = [];
  for await (const { invoice_id } of instance.invoices.list()) {
    if (invoice_id === undefined) continue;
    const name = `invoice-${invoice_id}.pdf`;
    if (existsSync(join(folder, name))) continue;
    // It has this name once it is whole: a run that breaks off leaves nothing that looks complete.
    await saveTo(await instance.invoices.download(invoice_id), join(folder, name));
    saved.push(name);
  }
  return saved;
}
