import { allPages } from '../src/compose/all-pages.ts';
import { calls, docs, references, root } from './reference.ts';

/** All pages without the pages of types: these take long to read, and the browser tests cover them. */
export const pages = await allPages(root, docs, references, calls, () => []);
