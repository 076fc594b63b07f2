import type { Figure } from '../measure/figure.ts';
import { body } from './body.ts';
import { calls } from './calls.ts';
import { coldStart } from './cold-start.ts';
import { editor } from './editor.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { limits } from './limits.ts';
import { page } from './page.ts';
import { paging } from './paging.ts';
import { pipeline } from './pipeline.ts';
import { sandbox } from './sandbox.ts';
import { sizes } from './sizes.ts';
import { tokens } from './tokens.ts';
import { typeCheck } from './type-check.ts';
import { types } from './types.ts';
import { validation } from './validation.ts';

/** Everything that is measured, in the order of the page. */
export const figures: Readonly<Record<string, Figure>> = {
  calls,
  pipeline,
  page,
  body,
  limits,
  tokens,
  files,
  types,
  'type-check': typeCheck,
  editor,
  sizes,
  'cold-start': coldStart,
  validation,
  events,
  sandbox,
  paging,
};
