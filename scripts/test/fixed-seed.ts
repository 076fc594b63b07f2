import * as fc from 'fast-check';

// Every run draws the same inputs. `pnpm prove parsers` draws new ones.
fc.configureGlobal({ seed: 20_261_129 });
