/**
 * A small run of the simulation. `pnpm prove simulation` interrupts at every boundary, and at as many pairs as
 * requested.
 */
import { sampled } from '@tradelane/test-servers';
import { describe, expect, test } from 'vitest';
import { drive } from '../src/simulation/drive.ts';
import { scenarios } from '../src/simulation/scenarios/index.ts';
import { simulate } from '../src/simulation/simulate.ts';

/** This seed detects a page that is lost after it was received, and an import that is sent again. */
const small = { seed: 2, singles: 2, pairs: 1, persistent: 2 };

describe.each(sampled(Object.entries(scenarios), 1))('%s', (_, open) => {
  test('G39: loses nothing, repeats nothing and never hangs, wherever a process is killed', async () => {
    const report = await simulate(await open(), small);
    expect(report.faults).toEqual([]);
    expect(report.boundaries).toBeGreaterThan(10);
    expect(report.processes).toBeGreaterThan(report.plans);
  });
});

test('the same plan reaches the same boundaries', async () => {
  const [open] = Object.values(scenarios);
  const plan = { cuts: [{ at: 40, blow: 'kill' as const }], processes: 10 };
  const scenario = await open?.();
  const runs = scenario === undefined ? [] : [await drive(scenario, plan), await drive(scenario, plan)];
  expect(runs[0]?.trace.length).toBe(40);
  expect(runs[1]).toEqual(runs[0]);
});

test.each(sampled(['sync in the transaction', 'sync outside'], 1))(
  '%s: no older version stays after a newer one, if a process is suspended in its handler',
  async (name) => {
    const scenario = await scenarios[name]?.();
    // The process then handles both orders that change, and they change once more.
    for (const at of [32, 33, 34]) {
      const plan = { cuts: [{ at, blow: 'stop' as const, of: 'handler begins' }], processes: 13 };
      expect(scenario && (await drive(scenario, plan)).faults).toEqual([]);
    }
  },
);
