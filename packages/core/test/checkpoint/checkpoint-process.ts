/** A process that writes to a checkpoint file until it is killed, and reports what was acknowledged. */
import { createFileCheckpoints } from '../../src/sqlite.ts';

const [path = '', name = ''] = process.argv.slice(2);
const store = createFileCheckpoints(path, { sync: false });
const lease = { key: `s${name}:lease`, value: name };
await store.write([lease], { key: lease.key, value: undefined });
for (let index = 0; index < 10_000; index += 1) {
  const key = `s${name}:handled:${index}`;
  if (await store.write([{ key, value: 'x' }], lease)) process.send?.(key);
  await store.read(`s${(Number(name) + 1) % 4}:`);
  await new Promise((resolve) => setImmediate(resolve));
}
