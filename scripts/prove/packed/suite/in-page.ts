/** The suite as a function of the page, or of another realm that has no modules. */
import { runSuite } from './features.ts';
import { callTogether } from './together.ts';

Object.assign(globalThis, { runSuite, callTogether });
