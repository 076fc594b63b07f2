import * as fc from 'fast-check';
import { beforeEach } from 'vitest';

fc.configureGlobal({ numRuns: 25 });

/** Titles of tests that are too slow to run for each mutant, or that start a process without a mutant. */
const leftOut =
  /\b\d+,000 |latency 0 to 30 ms|a compressed file that is cut short|are the same in NDJSON|a ZIP bomb is stopped|four processes/;

beforeEach(({ task, skip }) => {
  if (leftOut.test(task.name)) skip();
});
