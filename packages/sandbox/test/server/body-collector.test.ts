import { array, assert, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { BodyCollector } from '../../src/http/body-collector.ts';

const chunkOf = (length: number, n: number): Uint8Array => new Uint8Array(length).fill(n + 1);

function collected(chunks: readonly Uint8Array[], capInBytes: number, declaredInBytes?: number): BodyCollector {
  const collector = new BodyCollector(capInBytes, declaredInBytes);
  for (const chunk of chunks) collector.add(chunk);
  return collector;
}

it('a body is what came, whatever length was declared', () => {
  assert(
    property(array(nat({ max: 30 }), { maxLength: 12 }), nat({ max: 400 }), nat({ max: 400 }), (lengths, cap, said) => {
      const chunks = lengths.map(chunkOf);
      const collector = collected(chunks, cap, said);
      const whole = Buffer.concat(chunks);
      expect(collector.tooLarge).toBe(whole.length > cap);
      expect(Buffer.from(collector.bytes())).toEqual(collector.tooLarge ? Buffer.alloc(0) : whole);
    }),
    { numRuns: 500 },
  );
});

const [kibibyte, mebibyte] = [1024, 1024 * 1024];
const chunks = Array.from({ length: 64 }, (_, n) => chunkOf(kibibyte, n));

it('a body whose length was declared is together when its last chunk is there', () => {
  const collector = collected(chunks, mebibyte, 64 * kibibyte);
  expect(collector.bytes().buffer).toBe(collector.bytes().buffer);
});

it('a sender that declares much and sends little takes no room', () => {
  expect(collected(chunks.slice(0, 7), mebibyte, 64 * kibibyte).bytes().buffer.byteLength).toBe(7 * kibibyte);
  expect(collected(chunks, mebibyte, 2 * mebibyte).bytes().buffer.byteLength).toBe(64 * kibibyte);
});
