/** Prints which servers are missing and which tests are skipped. In CI it fails. */
import { installHint, findServer, serverNames } from './programs.ts';

const missing = serverNames.filter((name) => findServer(name) === undefined);
for (const name of missing) console.log(`⚠ tests with ${name} are left out: ${installHint(name)}`);
if (missing.length === 0) console.log(`${serverNames.join(', ')}: installed`);
else if ((process.env['CI'] ?? '') !== '') process.exitCode = 1;
