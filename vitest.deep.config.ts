import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** `pnpm test:deep`: tests that kill processes, start brokers, install packages or take minutes. They are named `*.deep.test.ts`. */
const deep = mergeConfig(base, {});
deep.test.include = [
  'packages/*/test/**/*.deep.test.ts',
  'scripts/*/test/**/*.deep.test.ts',
  'examples/*/*.deep.test.ts',
];
deep.test.exclude = ['**/node_modules/**'];
deep.test.isolate = true;

export default deep;
