/** A small run of the workers proof. `pnpm prove workers` runs it in full. */
import { withoutServer } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { sharedLimit } from '../src/workers/shared-limit.ts';
import { sharedTokens } from '../src/workers/shared-tokens.ts';

describe.skipIf(withoutServer('redis'))('workers that share a credential through Redis', () => {
  test('T06, T07, G05: make one token request for each validity period, and no call fails', async () => {
    const figures = await sharedTokens({ workers: 3, callsEach: 240, revocations: 2, callers: 4 });
    expect(figures).toEqual({ calls: 720, failures: [], validities: 3, tokenRequests: 3 });
  });

  test('E03, G12: never exceed a documented maximum together, even if Redis is killed and loses its data', async () => {
    const outage = { afterSeconds: 2, forSeconds: 1 };
    const figures = await sharedLimit({ workers: 2, callers: 32, seconds: 12, outage });
    expect(figures).toMatchObject({ failures: [], refused: 0 });
    expect(figures.mostInASecond).toBeLessThanOrEqual(30);
    // A machine that stops for a second causes another outage.
    expect(Math.min(figures.away, figures.back)).toBeGreaterThanOrEqual(2);
    expect(figures.calls).toBeGreaterThan(60);
  });
});
