/** The suite as a function for a page, or for another realm without modules. */
import { runSuite } from './features.ts';
import { callTogether } from './together.ts';

Object.assign(globalThis, { runSuite, callTogether });
