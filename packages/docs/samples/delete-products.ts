import { readFile } from 'node:fs/promises';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [file = 'ids.txt'] = process.argv.slice(2);

const ids = (await readFile(file, 'utf8'))
  .split('\n')
  .filter((id) => id !== '');
// One request holds 1,000 products. The client sends as many requests as
// needed.
const result = await hub.products.delete({
  products: ids.map((id) => ({ id })),
});
console.log(`${result.throwIfFailed().succeeded.length} products deleted`);
