import { checkHub, createHub, hubOptionsFromEnv } from '@tradelane/hub';

/** What a deployment runs before it lets the program begin: exit code 1 where something would not work. */
const report = await checkHub(createHub(hubOptionsFromEnv()));
console.log(String(report));
if (!report.ok) process.exitCode = 1;
