/** Random requests to the operations of orders, offers, promotions and returns, each operation many times. */
import { sampled } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { createRandom } from '../../fuzz/random.ts';
import { identifiersOf, isFromWire, requestOf, rows } from '../../fuzz/requests.ts';
import { authorizationsOf, hasChanged, worldOf } from '../../fuzz/run.ts';
import { createSandbox } from '../../src/index.ts';

const operations = rows.filter((row) => row.surface.name === 'marketplace-seller' && isFromWire(row));
const times = process.env['DEEP'] === undefined ? 40 : 100;

/** Collections that these operations read, and that would make comparisons slow. */
const large = /^instance\.(?:transactions|invoices|billingCycles|documentRequest|issuedDocument|old|thread)/;

test('every operation from the wire with a fixed path is among them', () => {
  // OF54 and OR15 download from the addresses that OF53 and OR14 return.
  expect(operations).toHaveLength(55);
});

test.each(sampled(operations, 8).map((row) => [row.operation.id, row] as const))(
  '%s responds to each random request without a failure, and a refused one changes nothing',
  async (id, row) => {
    const failures: unknown[] = [];
    const sandbox = createSandbox({
      seed: 'demo',
      clock: { now: () => Date.UTC(2026, 2, 4, 12) },
      onFailure: (error) => failures.push(error),
    });
    const { collections, ...facts } = sandbox.snapshot();
    const few = Object.entries(collections).map(([name, all]) => [
      name,
      large.test(name) ? Object.fromEntries(Object.entries(all).slice(0, 50)) : all,
    ]);
    sandbox.restore({ ...facts, collections: Object.fromEntries(few) as typeof collections });
    const credentials = { authorizations: await authorizationsOf(sandbox), known: identifiersOf(sandbox) };
    const random = createRandom(id.length * 1_000 + id.charCodeAt(id.length - 1));
    const counts = { accepted: 0, refused: 0 };
    let before = worldOf(sandbox);
    for (let time = 0; time < times; time += 1) {
      const request = requestOf(random, row, credentials);
      const { status } = await sandbox.handle(request);
      const shown = `${request.method} ${request.target} ${new TextDecoder().decode(request.body)}`.slice(0, 800);
      expect([status < 500, failures], shown).toEqual([true, []]);
      const after = worldOf(sandbox);
      counts[status >= 400 ? 'refused' : 'accepted'] += 1;
      expect(status >= 400 && hasChanged(before, after, status), shown).toBe(false);
      before = after;
    }
    expect(counts.refused).toBeGreaterThan(0);
    sandbox.close();
  },
);
