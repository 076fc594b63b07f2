import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/auth/secret.ts';

test('sha256 returns the hash that node:crypto returns, for every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(32 + ((at * 31 + length * 17) % 220))).join('');
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
