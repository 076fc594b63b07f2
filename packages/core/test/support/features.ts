import {
  batches,
  choices,
  clientCredentials,
  files,
  form,
  itemLimits,
  links,
  lists,
  multipart,
  presets,
  queryKinds,
} from '../../src/features.ts';
import { type Features, rateLimits } from '../../src/runtime.ts';

/** Everything that a surface may hand over. */
export const features: Features = {
  limits: rateLimits,
  batches,
  choices,
  clientCredentials,
  files,
  form,
  itemLimits,
  links,
  lists,
  multipart,
  presets,
  queryKinds,
};
