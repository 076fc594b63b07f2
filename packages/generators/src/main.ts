// `pnpm prove generators [name …]`: every document through swagger-parser and each generator, and what they made through a strict type check.
import { faultsOf, invalidities } from './check.ts';
import { documents } from './documents.ts';
import { generators } from './generators.ts';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in generators));
if (unknown.length > 0) {
  console.error(`No generator ${unknown.join(', ')}. There are: ${Object.keys(generators).join(', ')}.`);
  process.exit(2);
}
for (const document of documents) report(`${document.surface} is valid`, await invalidities(document));
for (const name of named.length > 0 ? named : Object.keys(generators))
  report(
    `${name}: ${documents.length} documents without a warning, and what it made type-checks`,
    await faultsOf(name),
  );

function report(statement: string, faults: readonly string[]): void {
  console.log(`${faults.length === 0 ? '✔' : '✘'} ${statement}`);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
