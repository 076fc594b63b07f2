import {
  batches,
  clientCredentials,
  type Features,
  files,
  form,
  itemLimits,
  lists,
  multipart,
  rateLimits,
} from '../../src/index.ts';

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
