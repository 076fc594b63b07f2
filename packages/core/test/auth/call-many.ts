import { type createWorld, operations } from '../support/world.ts';

export const many = 10_000;

export function callMany(
  runtime: ReturnType<ReturnType<typeof createWorld>['runtime']>,
  count = many,
): Promise<unknown[]> {
  return Promise.all(Array.from({ length: count }, () => runtime.call(operations.read, { path: { thing_id: 1 } })));
}
