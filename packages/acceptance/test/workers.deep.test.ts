/** Small runs of the proof of workers. `pnpm prove workers` runs it in full. */
import { withoutServer } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

test.skipIf(withoutServer('redis')).each(['sqlite', 'restarts'] as const)('four processes share: %s', async (part) => {
  const { faults } = await prove(proofs.workers.parts[part], { rounds: 1, seconds: 20, seed: 7 });
  expect(faults).toEqual([]);
});
