import type { CheckpointCondition } from './checkpoint-store.ts';

/** A copy of the entries below `prefix`. */
export function entriesWith(entries: ReadonlyMap<string, string>, prefix: string): ReadonlyMap<string, string> {
  return new Map([...entries].filter(([key]) => key.startsWith(prefix)));
}

export function holds(entries: ReadonlyMap<string, string>, condition: CheckpointCondition | undefined): boolean {
  return condition === undefined || entries.get(condition.key) === condition.value;
}
