// Preloaded: says how many modules a program has loaded from files, itself apart.
import { registerHooks } from 'node:module';
import { writeSync } from 'node:fs';

let modules = -1;
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) modules += 1;
    return next(url, context);
  },
});
process.once('exit', () => writeSync(2, `modules: ${modules}\n`));
