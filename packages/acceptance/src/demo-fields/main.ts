// `pnpm demo:fields`: which documented fields of lists and details appear nowhere in the demo world.
import { readDemoFields } from './reading.ts';

const { documented, present } = await readDemoFields();
for (const field of [...documented].filter((one) => !present.has(one)).sort()) console.log(field);
console.log(
  `${present.size} of ${documented.size} documented fields (${((present.size / documented.size) * 100).toFixed(1)} %)`,
);
