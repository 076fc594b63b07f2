import { batches, clientCredentials, files, form, itemLimits, lists, multipart } from '../../src/features.ts';
import { type Features, rateLimits } from '../../src/runtime.ts';

/** Everything that a surface may hand over. */
export const features: Features = {
  limits: rateLimits,
  batches,
  clientCredentials,
  files,
  form,
  itemLimits,
  lists,
  multipart,
};
