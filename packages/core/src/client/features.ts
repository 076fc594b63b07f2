import type { checkBatchLimit } from '../arguments/batch-limit.ts';
import type { BodyWriter } from '../arguments/body.ts';
import type { withDefaults } from './call-defaults.ts';
import type { checkChoice } from '../arguments/choice.ts';
import type { readLink } from '../arguments/link.ts';
import type { QueryKinds } from '../arguments/query.ts';
import type { AuthContext, AuthStrategy, ClientCredentialsAuth } from '../auth/strategy.ts';
import type { LimiterFactory } from '../limits/admission.ts';
import type { batchResult } from '../batches/run-batch.ts';
import type { FileSupport } from '../files/file-result.ts';
import type { listResult } from '../lists/list-result.ts';

/**
 * Parts of the core that the operations of a surface need beyond a plain call. The generated client passes them, so
 * that a bundle contains only the parts that its client uses.
 */
export interface Features {
  /** `rateLimits` if the surface has documented rates, otherwise `pauses`. */
  readonly limits: LimiterFactory;
  /** For surfaces with client credentials. */
  readonly clientCredentials?: (auth: ClientCredentialsAuth, context: AuthContext) => AuthStrategy;
  /** Writes query parameters that aren't strings: numbers, dates, lists. */
  readonly queryKinds?: QueryKinds;
  /** For operations that need at least one of several parameters. */
  readonly choices?: typeof checkChoice;
  /** For operations whose URL comes from another response. */
  readonly links?: typeof readLink;
  /** Writes form bodies. */
  readonly form?: BodyWriter;
  /** Writes multipart bodies. */
  readonly multipart?: BodyWriter;
  /** For operations that return a list in pages. */
  readonly lists?: typeof listResult;
  /** For operations that return a file. */
  readonly files?: FileSupport;
  /** For operations with a maximum number of items or files. */
  readonly itemLimits?: typeof checkBatchLimit;
  /** For operations on many items. */
  readonly batches?: typeof batchResult;
  /** For clients that create clients with presets, such as `forShop`. */
  readonly presets?: typeof withDefaults;
}
