import { mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const core = 'packages/core/test';

/** `pnpm prove parsers`: readers of foreign data, each property with 100,000 inputs. `FUZZ_RUNS` sets another number. */
const fuzz = mergeConfig(base, {
  test: { setupFiles: ['packages/core/test/support/fuzz.ts'], testTimeout: 86_400_000 },
});
fuzz.test.include = [
  `${core}/files/{json-rows,csv,charset,content-disposition}.test.ts`,
  `${core}/zip/{entries,names,damage}.test.ts`,
  `${core}/lists/link-header.test.ts`,
  `${core}/arguments/{body,query,path,multipart,file-name}.test.ts`,
  `${core}/transport/retry-after.test.ts`,
  `${core}/results/any-text.test.ts`,
  'packages/workflows/test/poll/any-text.test.ts',
  `${core}/json/unsafe-integer.test.ts`,
  `${core}/transport/hostile.test.ts`,
];

export default fuzz;
