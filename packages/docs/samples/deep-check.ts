import { writeFile } from 'node:fs/promises';
import { checkHub, createHub, hubOptionsFromEnv } from '@tradelane/hub';

const report = await checkHub(createHub(hubOptionsFromEnv()), {
  deep: true,
});
console.log(String(report));
await writeFile('report.json', JSON.stringify(report.deep, null, 2));
