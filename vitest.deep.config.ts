import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from './vitest.config.ts';

/** The longest files, which start first. If one started last, the other workers would wait for it. */
const longest = [
  'server/disk',
  'connector/connector',
  'acceptance/test/effects',
  'queues/takeover',
  'acceptance/test/faults',
];

const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((name) => moduleId.includes(name));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** `pnpm test:deep`: tests that kill processes, start brokers or take minutes are named `*.deep.test.ts`. */
const deep = mergeConfig(base, {});
deep.test.include = [
  'packages/*/test/**/*.deep.test.ts',
  'scripts/*/test/**/*.deep.test.ts',
  'specs/test/**/*.deep.test.ts',
  'examples/*/*.deep.test.ts',
];
deep.test.exclude = ['**/node_modules/**'];
// Killed processes, brokers and builds take minutes on a busy machine.
deep.test.testTimeout = 600_000;
deep.test.hookTimeout = 300_000;
deep.test.isolate = true;
// Many of these tests wait: for servers to start, leases to end and processes to be killed.
deep.test.maxWorkers = '150%';
deep.test.sequence = { sequencer: LongestFirst };

export default deep;
