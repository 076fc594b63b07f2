import { afterEach, expect, it } from 'vitest';
import { lengthened } from '../../src/machinery/store/buffers.ts';

// Taken away from a runtime in the last test.
const transfer = Reflect.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'transfer') ?? {};
afterEach(() => {
  Reflect.defineProperty(ArrayBuffer.prototype, 'transfer', transfer);
});

it('a longer buffer has the content of the one before, and frees it', () => {
  const before = Uint8Array.of(1, 2, 3);
  expect([...new Uint8Array(lengthened(before.buffer, 5))]).toEqual([1, 2, 3, 0, 0]);
  expect(before.buffer.byteLength).toBe(0);
});

it('a runtime that cannot free it gets a copy', () => {
  Reflect.deleteProperty(ArrayBuffer.prototype, 'transfer');
  expect([...new Uint8Array(lengthened(Uint8Array.of(1, 2, 3).buffer, 5))]).toEqual([1, 2, 3, 0, 0]);
});
