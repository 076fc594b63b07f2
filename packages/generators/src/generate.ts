// `node generate.ts <generator> <folder>`: runs a generator on all documents. Its output goes to the console.
import { documents } from './documents.ts';
import { generators } from './generators.ts';

const [name = '', folder = ''] = process.argv.slice(2);
const generator = generators[name];
if (generator === undefined)
  throw new Error(`Unknown generator: ${name}. Generators: ${Object.keys(generators).join(', ')}.`);
for (const document of documents) await generator(document, folder);
