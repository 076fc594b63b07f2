// Generated from specs/ by `pnpm generate`. Do not edit.
import { batches, choices, files, itemLimits, lists, multipart, queryKinds } from '@tradelane/core/features';
import { type Features, rateLimits } from '@tradelane/core/runtime';

/** What the operations need of the core beyond a plain call; what is not named here is in no bundle. */
export const features: Features = { limits: rateLimits, batches, choices, files, itemLimits, lists, multipart, queryKinds };
