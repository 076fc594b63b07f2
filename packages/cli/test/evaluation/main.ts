/** Runs the thirty jobs and writes their costs to the guide: `pnpm --filter tradelane evaluate`. */
import { writeFileSync } from 'node:fs';
import { type Cost, costOf } from './job.ts';
import { changes } from './changes.ts';
import { questions } from './questions.ts';
import { guideFile, guideWith } from './table.ts';

const costs: Cost[] = [];
for (const job of [...questions, ...changes]) {
  costs.push(await costOf(job));
  console.log(`${String(costs.length)}. ${job.task}`);
}
writeFileSync(guideFile, guideWith(costs));
