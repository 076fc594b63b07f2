import type { Scenario } from '../drive.ts';
import { syncScenario } from './sync.ts';

export const scenarios: Readonly<Record<string, () => Promise<Scenario>>> = {
  'sync in the transaction': () => syncScenario('transaction'),
  'sync beside': () => syncScenario('beside'),
};
