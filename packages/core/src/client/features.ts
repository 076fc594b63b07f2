import type { checkBatchLimit } from '../call/arguments/batch-limit.ts';
import type { BodyWriter } from '../call/arguments/body.ts';
import type { withDefaults } from '../call/call-defaults.ts';
import type { checkChoice } from '../call/arguments/choice.ts';
import type { readLink } from '../call/arguments/link.ts';
import type { QueryKinds } from '../call/arguments/query.ts';
import type { AuthContext, AuthStrategy, ClientCredentialsAuth } from '../call/auth/strategy.ts';
import type { LimiterFactory } from '../call/limits/limiter.ts';
import type { StreamWriter } from '../call/transport/fetch-transport.ts';
import type { batchResult } from '../kinds/batches/batch-call.ts';
import type { FileSupport } from '../kinds/files/file-result.ts';
import type { listResult } from '../kinds/lists/list-result.ts';

/**
 * What the operations of a surface need of the core beyond a plain call. The generated client hands it over, and what is not handed over
 * is in no bundle.
 */
export interface Features {
  /** `rateLimits` where rates are documented, else `pauses`. */
  readonly limits: LimiterFactory;
  /** For surfaces that take client credentials. */
  readonly clientCredentials?: (auth: ClientCredentialsAuth, context: AuthContext) => AuthStrategy;
  /** Writes query parameters that are no texts: numbers, dates, lists. */
  readonly queryKinds?: QueryKinds;
  /** For operations that need one of several parameters. */
  readonly choices?: typeof checkChoice;
  /** For operations whose URL another response gave. */
  readonly links?: typeof readLink;
  /** Writes form bodies. */
  readonly form?: BodyWriter;
  /** Writes multipart bodies. */
  readonly multipart?: BodyWriter;
  /** Sends bodies that are streams. */
  readonly streams?: StreamWriter;
  /** For operations that return a list in pages. */
  readonly lists?: typeof listResult;
  /** For operations that return a file. */
  readonly files?: FileSupport;
  /** For operations whose items or files are limited in number. */
  readonly itemLimits?: typeof checkBatchLimit;
  /** For operations on many items. */
  readonly batches?: typeof batchResult;
  /** For clients that make clients with presets: `forShop`. */
  readonly presets?: typeof withDefaults;
}
