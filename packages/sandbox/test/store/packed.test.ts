import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox } from '../../src/index.ts';
import { pack, unpack } from '../../src/store/packed.ts';

test('packed JSON unpacks to the same text, with any text, name and control character', () => {
  const odd = fc.constantFrom('"', '\\', ':', '\u0001 ', '\u001f~', '"name":', '\\"id\\":', '{', '\u0002', 'é', '語');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd).map((parts) => parts.join('')),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(text, fc.double(), fc.constant(null), fc.array(tie('value')), fc.dictionary(text, tie('value'))),
  }));
  fc.assert(
    fc.property(value, (one) => {
      const json = JSON.stringify(one);
      expect(unpack(pack(json))).toBe(json);
    }),
    { numRuns: 2_000 },
  );
});

test('an order takes less than two thirds of its JSON, and more names than there are codes are kept', () => {
  const sandbox = createSandbox({ seed: 'demo' });
  const [order] = Object.values(sandbox.snapshot().collections['orders'] ?? {});
  const json = JSON.stringify(order);
  expect(pack(json).length / json.length).toBeLessThan(2 / 3);
  sandbox.close();
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`member${at}`, at])));
  expect(unpack(pack(many))).toBe(many);
  expect(unpack(pack(json))).toBe(json);
});
