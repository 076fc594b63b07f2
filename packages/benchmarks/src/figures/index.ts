import type { Figure } from '../measure/figure.ts';
import { calls } from './calls.ts';
import { coldStart } from './cold-start.ts';
import { editor } from './editor.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { limits } from './limits.ts';
import { page } from './page.ts';
import { paging } from './paging.ts';
import { sandbox } from './sandbox.ts';
import { sizes } from './sizes.ts';
import { tokens } from './tokens.ts';
import { typeCheck } from './type-check.ts';
import { types } from './types.ts';

/** The thirteen figures, in the order of the page. */
export const figures: Readonly<Record<string, Figure>> = {
  calls,
  page,
  limits,
  tokens,
  files,
  'type-check': typeCheck,
  types,
  editor,
  sizes,
  'cold-start': coldStart,
  events,
  sandbox,
  paging,
};
