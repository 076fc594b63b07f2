// `pnpm prove generators [name …]`: validates every document, runs each generator, and type-checks the generated code.
import { faultsOf, invalidities } from './check.ts';
import { documents } from './documents.ts';
import { generators } from './generators.ts';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in generators));
if (unknown.length > 0) {
  console.error(`Unknown generator: ${unknown.join(', ')}. Generators: ${Object.keys(generators).join(', ')}.`);
  process.exit(2);
}
for (const document of documents) report(`${document.surface} is valid`, await invalidities(document));
for (const name of named.length > 0 ? named : Object.keys(generators))
  report(`${name}: ${documents.length} documents without a warning, and its code type-checks`, await faultsOf(name));

function report(statement: string, faults: readonly string[]): void {
  console.log(`${faults.length === 0 ? '✔' : '✘'} ${statement}`);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
