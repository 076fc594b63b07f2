import { expect, test } from 'vitest';
import { ArgumentError } from '../../../src/index.ts';
import { createWorld, errorOf, operations } from '../../support/world.ts';

test('a body that is nested too deeply for JSON is an ArgumentError, and nothing is sent', async () => {
  const world = createWorld();
  const body: unknown = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
  const runtime = world.runtime({ auth: { token: 'fixed-token' } });
  const error = await errorOf(runtime.call(operations.upsert, { body: body as object }));
  expect(error).toBeInstanceOf(ArgumentError);
  expect(String(error)).toContain("The value at $ can't be sent: it is nested too deeply.");
  expect(world.sent).toHaveLength(0);
});
