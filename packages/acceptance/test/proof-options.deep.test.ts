import { expect, test } from 'vitest';
import { chosenBy } from '../src/prove/arguments.ts';
import { part, prove } from '../src/prove/proof.ts';
import { proofs } from '../src/prove/proofs.ts';

test.each([
  [['nothing'], 'Unknown proof: nothing. Proofs: '],
  [['faults', 'nothing'], 'Unknown part: nothing. Parts: transaction, days, file, work, postgres.'],
  [['simulation', 'nothing'], 'Unknown part: nothing. Parts: sync-in-the-transaction, '],
  [['faults', '--kills', 'many'], '--kills must be a positive integer. Received: "many".'],
] as const)('a proof with invalid arguments (%j) fails: %s', (args, message) => {
  expect(() => chosenBy(proofs, args)).toThrow(message);
});

test('arguments select parts and options', () => {
  const { options, parts } = chosenBy(proofs, ['faults', 'work', 'days', '--kills', '5', '--seed', '0']);
  expect(options).toEqual({ orders: 20_000, kills: 5, seed: 0 });
  expect(parts.map(([name]) => name)).toEqual(['days', 'work']);
});

test('a figure out of its bounds is a fault', async () => {
  const measured = part({
    title: 'a part',
    run: ({ kills }) => Promise.resolve({ missed: 1, kills, failures: ['TimeoutError'], status: 'FAILED', left: 0 }),
    must: (_, { orders }) => ({
      missed: 0,
      kills: { atLeast: orders },
      failures: { atMost: 0 },
      status: 'COMPLETE',
      left: 0,
    }),
  });
  const { faults } = await prove(measured, { orders: 3, kills: 2 });
  expect(faults).toEqual([
    'missed is 1, must be 0',
    'kills is 2, must be at least 3',
    'failures is 1 (TimeoutError), must be at most 0',
    'status is FAILED, must be COMPLETE',
  ]);
});
