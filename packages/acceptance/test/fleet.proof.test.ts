/** The proof of fleets in small. `pnpm prove fleet` runs it in full. */
import { withoutServer } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

test.skipIf(withoutServer('postgres'))(
  'G63, G64: tenants of killed workers miss nothing, repeat nothing and stay fresh although some tenants are hostile',
  async () => {
    const { figures, faults } = await prove(proofs.fleet.parts.turns, { tenants: 60, hostile: 8, kills: 8, seed: 7 });
    console.log(JSON.stringify(figures));
    expect(faults).toEqual([]);
  },
  300_000,
);
