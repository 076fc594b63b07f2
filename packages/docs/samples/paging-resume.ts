import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [cursorFile = 'cursor.txt'] = process.argv.slice(2);

const cursor = existsSync(cursorFile)
  ? await readFile(cursorFile, 'utf8')
  : undefined;
const query = { updated_from: new Date('2020-01-01T00:00:00Z'), limit: 10 };

for await (const page of hub.orders.list(query, { cursor }).pages()) {
  console.log(`${page.items.length} orders`);
  // If the process stops here, the next run starts with the next page.
  if (page.nextCursor !== undefined)
    await writeFile(cursorFile, page.nextCursor);
}
await rm(cursorFile, { force: true });
