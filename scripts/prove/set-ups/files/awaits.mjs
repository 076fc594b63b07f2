import { count } from './program.mjs';

if ((await count()) < 20)
  throw new Error('the orders of the demo world are not there');
