// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ResponseShapes } from '@tradelane/workflows/check';

/** What the description promises for the responses of reads. */
export const shapes: ResponseShapes = {
  reads: {
  },
  definitions: {
  },
};
