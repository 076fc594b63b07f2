import { expect, test } from 'vitest';
import { SlotLedger } from '../src/limits/slot-ledger.ts';

const window = { requests: 2, periodInMs: 1_000 };
const windows = [window];

test('a held slot counts as in flight until it is released, also after its window', () => {
  const ledger = new SlotLedger();
  ledger.take('k', windows, 'a', 0);
  ledger.settle('k', 'a', 100);
  ledger.hold('k', 'a', 1_100);
  expect(ledger.used('k', window, 100)).toBe(1);
  expect(ledger.used('k', window, 60_000)).toBe(1);
  expect([...ledger.onTheWire()]).toEqual([
    ['k', [{ permit: 'a', windows, settledAtInMs: undefined, heldUntilInMs: 1_100 }]],
  ]);
  expect(ledger.waitInMs('k', window, 1, 60_000)).toBeUndefined();
  ledger.release('k', 'a');
  expect(ledger.used('k', window, 60_000)).toBe(0);
});

test('only the named slot of the key is held', () => {
  const ledger = new SlotLedger();
  for (const permit of ['a', 'b']) {
    ledger.take('k', windows, permit, 0);
    ledger.settle('k', permit, 100);
  }
  ledger.hold('k', 'b', 1_100);
  ledger.hold('k', 'unknown', 1_100);
  ledger.hold('unknown', 'a', 1_100);
  // A window of the same length with another limit counts for itself.
  expect(ledger.used('k', { requests: 3, periodInMs: 1_000 }, 100)).toBe(0);
  expect([...ledger.onTheWire()].map(([key, slots]) => [key, slots.map(({ permit }) => permit)])).toEqual([
    ['k', ['b']],
  ]);
  expect(ledger.used('k', window, 100)).toBe(2);
  expect(ledger.used('k', window, 2_000)).toBe(1);
});

test('a slot counts until a millisecond after its longest window', () => {
  const ledger = new SlotLedger();
  const long = { requests: 5, periodInMs: 2_000 };
  ledger.take('k', [window, long], 'a', 0);
  ledger.settle('k', 'a', 100);
  const at = (nowInMs: number): unknown[] => [
    ledger.used('k', window, nowInMs),
    ledger.used('k', long, nowInMs),
    [...ledger.entries(nowInMs)].length,
  ];
  expect([at(1_100), at(1_101), at(2_100), at(2_101)]).toEqual([
    [1, 1, 1],
    [0, 1, 1],
    [0, 1, 1],
    [0, 0, 0],
  ]);
});

test('the wait for a share ends with the slots that are above it', () => {
  const ledger = new SlotLedger();
  for (const [index, permit] of ['a', 'b', 'c'].entries()) {
    ledger.take('k', windows, permit, 0);
    ledger.settle('k', permit, 100 * index);
  }
  expect([1, 2, 3, 4].map((share) => ledger.waitInMs('k', window, share, 300))).toEqual([901, 801, 701, 0]);
  expect(ledger.waitInMs('unknown', window, 1, 300)).toBe(0);
});
