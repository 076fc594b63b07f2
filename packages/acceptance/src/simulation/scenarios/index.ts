import type { Scenario } from '../drive.ts';
import { createScenario, upsertScenario } from './batches.ts';
import { exportScenario } from './exports.ts';
import { importScenario } from './imports.ts';
import { offerImportScenario } from './offer-imports.ts';
import { offerSyncScenario } from './offer-sync.ts';
import { replaceScenario } from './replacements.ts';
import { syncScenario } from './sync.ts';

export const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
  'sync in the transaction': () => syncScenario('transaction'),
  'sync outside': () => syncScenario('beside'),
  'sync of offers': offerSyncScenario,
  import: () => importScenario(1),
  'import under a key': () => importScenario(1, true),
  imports: () => importScenario(2),
  'import of offers and prices': () => offerImportScenario('offers and prices'),
  'import of stock': () => offerImportScenario('stock'),
  export: () => exportScenario('transactions'),
  'export of offers': () => exportScenario('offers'),
  'export of offers as CSV': () => exportScenario('offers as CSV'),
  'batch that may be repeated': upsertScenario,
  'batch that may not': createScenario,
  'guarded replace': replaceScenario,
};
