import * as fc from 'fast-check';
import { beforeEach } from 'vitest';

fc.configureGlobal({ numRuns: 25 });

/** What takes thousands of calls or seconds would take them again for each mutant, and none is active in processes of their own. */
const leftOut =
  /\b\d+,000 |latency 0 to 30 ms|a compressed file that is cut short|are the same in NDJSON|a bomb is stopped|four processes/;

beforeEach(({ task, skip }) => {
  if (leftOut.test(task.name)) skip();
});
