import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckpointStore, createMemoryCheckpoints } from '../../src/index.ts';
import { createSqliteCheckpoints } from '../../src/sqlite.ts';
import { modelTimeoutInMs, runModel } from './steps.ts';

const key = fc.constantFrom('a', 'a.b', 'a:b', 'b', 'b%', 'b_', '__proto__', 'ä', '');
const value = fc.option(fc.constantFrom('', 'x', 'y', '{"a":1}', "'; --"), { nil: undefined });

interface Step {
  readonly prefix: string;
  readonly changes: readonly { readonly key: string; readonly value: string | undefined }[];
  readonly condition: { readonly key: string; readonly value: string | undefined } | undefined;
}

const step: fc.Arbitrary<Step> = fc.record({
  prefix: key,
  changes: fc.array(fc.record({ key, value }), { maxLength: 4 }),
  condition: fc.option(fc.record({ key, value }), { nil: undefined }),
});

async function play(open: () => CheckpointStore, steps: readonly Step[]): Promise<void> {
  const store = open();
  const model = new Map<string, string>();
  for (const { prefix, changes, condition } of steps) {
    const holds = condition === undefined || model.get(condition.key) === condition.value;
    expect(await store.write(changes, condition)).toBe(holds);
    for (const one of holds ? changes : []) {
      if (one.value === undefined) model.delete(one.key);
      else model.set(one.key, one.value);
    }
    const expected = [...model].filter(([each]) => each.startsWith(prefix));
    expect(new Map(await store.read(prefix))).toEqual(new Map(expected));
  }
}

test.each<[string, () => CheckpointStore]>([
  ['in memory', createMemoryCheckpoints],
  ['in SQLite', () => createSqliteCheckpoints(new DatabaseSync(':memory:'))],
])(
  'checkpoints %s equal a map: a write is applied completely or not at all, and prefixes are separate',
  { timeout: modelTimeoutInMs },
  (_, open) => runModel(step, (steps) => play(open, steps)),
);
