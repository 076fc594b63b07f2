import { appendFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Appends the ten test files that took longest to the file that `SLOWEST_TESTS` names. */
export const slowestTests: Reporter = {
  onTestRunEnd(modules) {
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, 10);
    const rows = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
    const file = process.env['SLOWEST_TESTS'];
    if (file !== undefined && modules.length > 10) appendFileSync(file, `Slowest test files:\n${rows.join('\n')}\n`);
  },
};
