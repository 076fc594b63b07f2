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
  expect([...ledger.onTheWire()].map(([key, slots]) => [key, slots.map(({ permit }) => permit)])).toEqual([
    ['k', ['b']],
  ]);
  expect(ledger.used('k', window, 100)).toBe(2);
  expect(ledger.used('k', window, 2_000)).toBe(1);
});
