// `node generate.ts <generator> <folder>`: all documents in one process of its own, for what a tool says goes to the console.
import { documents } from './documents.ts';
import { generators } from './generators.ts';

const [name = '', folder = ''] = process.argv.slice(2);
const generator = generators[name];
if (generator === undefined) throw new Error(`No generator ${name}. There are: ${Object.keys(generators).join(', ')}.`);
for (const document of documents) await generator(document, folder);
