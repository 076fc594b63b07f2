import { dirname } from 'node:path';
import { readReference } from '../src/compose/reference.ts';
import { DemoCalls } from '../src/demo/demo-calls.ts';

export const docs: string = dirname(import.meta.dirname);
export const root: string = dirname(dirname(docs));

/** The reference of all surfaces and its demo calls. Test files share them, because reading takes seconds. */
export const references = readReference(root);
export const calls = new DemoCalls(references);
