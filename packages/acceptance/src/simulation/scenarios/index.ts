import type { Scenario } from '../drive.ts';
import { createScenario, upsertScenario } from './batches.ts';
import { exportScenario } from './exports.ts';
import { importScenario } from './imports.ts';
import { replaceScenario } from './replacements.ts';
import { syncScenario } from './sync.ts';

export const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
  'sync in the transaction': () => syncScenario('transaction'),
  'sync outside': () => syncScenario('beside'),
  import: () => importScenario(1),
  'import under a key': () => importScenario(1, true),
  imports: () => importScenario(2),
  export: exportScenario,
  'batch that may be repeated': upsertScenario,
  'batch that may not': createScenario,
  'guarded replace': replaceScenario,
};
