import { checkHub, createHub, hubOptionsFromEnv } from '@tradelane/hub';

const report = await checkHub(createHub(hubOptionsFromEnv()));
console.log(String(report));
if (!report.ok) process.exitCode = 1;
