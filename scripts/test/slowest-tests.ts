import type { Reporter } from 'vitest/node';

/** Prints the ten test files that took longest. */
export const slowestTests: Reporter = {
  onTestRunEnd(modules) {
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, 10);
    const rows = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
    if (modules.length > 10) console.log(`Slowest test files:\n${rows.join('\n')}`);
  },
};
