import { expect, test } from 'vitest';
import * as stores from '../src/index.ts';

test('every store rejects an invalid connection by name', () => {
  const makers = Object.entries(stores).filter(([name]) => name.startsWith('createRedis'));
  expect(makers.length).toBeGreaterThan(3);
  for (const [name, create] of makers)
    for (const none of [undefined, null, {}, 'redis://localhost'])
      expect(() => (create as (connection: unknown) => unknown)(none), name).toThrow(
        expect.objectContaining({ name: 'ArgumentError', argument: 'connection' }),
      );
});
