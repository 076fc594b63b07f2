/** Says which servers are missing and what tests leave out for it; in CI that is a failure. */
import { howToInstall, findServer, serverNames } from './programs.ts';

const missing = serverNames.filter((name) => findServer(name) === undefined);
for (const name of missing) console.log(`⚠ tests with ${name} are left out: ${howToInstall(name)}`);
if (missing.length === 0) console.log(`${serverNames.join(', ')}: installed`);
else if ((process.env['CI'] ?? '') !== '') process.exitCode = 1;
