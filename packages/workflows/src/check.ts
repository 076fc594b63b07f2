/**
 * The check of a client's set-up. It is a separate entry, so that programs load it only when they check a client.
 * @module
 */
export {
  checkClient,
  type CheckedRuntime,
  type CheckOptions,
  type CheckReport,
  deepCheckClient,
  type DeepCheckOptions,
} from './check/check.ts';
export type { DeepCheck, Deviation, ReadCheck } from './check/deep-check.ts';
export type { ReadShape, ResponseShape, ResponseShapes } from './check/response-shapes.ts';
