import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { handledChange, RecentItems } from '../../src/sync/recent-items.ts';
import type { CheckpointChange } from '@tradelane/core/runtime';
import { createMemoryCheckpoints } from '@tradelane/core';
import { modelTimeoutInMs, runModel } from '../../../core/test/models/steps.ts';

const stream = 's:x';

/** Items of one page, and the event after it: the next page, or another process. */
interface Step {
  readonly items: readonly { readonly key: string; readonly passesInMs: number; readonly content: string }[];
  readonly isDated: boolean;
  readonly forgetsInMs: number;
  readonly then: 'settles' | 'ends';
}

const step: fc.Arbitrary<Step> = fc.record({
  items: fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c', '1', '__proto__', 'ä "b"', ''),
      passesInMs: fc.constantFrom(0, 0, 0, 1, 50),
      content: fc.constantFrom('x', 'y'),
    }),
    { maxLength: 6 },
  ),
  isDated: fc.boolean(),
  forgetsInMs: fc.constantFrom(0, 200, 1_000, 1_000),
  then: fc.constantFrom('settles', 'ends'),
});

function play(steps: readonly Step[]): void {
  const store = createMemoryCheckpoints();
  const open = (): RecentItems => new RecentItems(stream, store.read('s:') as ReadonlyMap<string, string>);
  const write = (changes: readonly CheckpointChange[]): void => void store.write(changes);
  const last = new Map<string, { readonly version: string; readonly at: number }>();
  let [recent, now, forgotten] = [open(), 1_000, 0];
  for (const { items, isDated, forgetsInMs, then } of steps) {
    const page = items.map(({ key, passesInMs, content }) => {
      now += passesInMs;
      // An unchanged item has its old time of change.
      const before = last.get(key);
      const at = before?.version.endsWith(content) === true && passesInMs === 0 ? before.at : now;
      return { key, handled: { version: `${at} ${content}`, at } };
    });
    const times = page.map(({ handled }) => handled.at);
    recent.look(isDated ? { from: Math.min(...times), to: Math.max(...times) } : undefined);
    for (const { key, handled } of page) {
      const before = last.get(key);
      const isKnown = before?.version === handled.version;
      if ((before?.at ?? now) >= forgotten || !isKnown) expect(recent.has(key, handled.version)).toBe(isKnown);
      if (recent.has(key, handled.version)) continue;
      recent.add(key, handled);
      write([handledChange(stream, key, handled)]);
      last.set(key, handled);
    }
    if (then === 'settles') {
      forgotten = Math.max(forgotten, now - forgetsInMs);
      write(recent.settle(forgotten));
    } else {
      recent = open();
    }
  }
}

test(
  'recently handled items are known, only in their last version, across settled pages and ended processes',
  { timeout: modelTimeoutInMs },
  () => runModel(step, async (steps) => play(steps)),
);
