import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Cost, costOf } from './job.ts';
import { changes } from './changes.ts';
import { questions } from './questions.ts';
import { guideFile, guideWith, medianOf } from './table.ts';

test(
  'thirty jobs succeed within the budget of an agent, and the guide prints their costs',
  { timeout: 300_000 },
  async () => {
    const costs: Cost[] = [];
    for (const job of [...questions, ...changes]) costs.push(await costOf(job));
    expect(costs).toHaveLength(30);
    expect(costs.filter(({ refusals }) => refusals > 0)).toEqual([]);
    expect(medianOf(costs.map(({ calls }) => calls))).toBeLessThanOrEqual(4);
    expect(medianOf(costs.map(({ characters }) => characters))).toBeLessThanOrEqual(8000);
    expect(Math.max(...costs.map(({ characters }) => characters))).toBeLessThanOrEqual(25_000);
    expect(guideWith(costs)).toBe(readFileSync(guideFile, 'utf8'));
  },
);
