/** A small run of the proof of workers. `pnpm prove workers` runs it in full, and all its parts. */
import { withoutServer } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

test.skipIf(withoutServer('redis'))('four processes share a limit while Redis restarts without its data', async () => {
  const { faults } = await prove(proofs.workers.parts.restarts, { seconds: 20, seed: 7 });
  expect(faults).toEqual([]);
});
