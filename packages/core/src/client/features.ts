import type { BodyWriter } from '../call/arguments/body.ts';
import type { AuthContext, AuthStrategy, ClientCredentialsAuth } from '../call/auth/strategy.ts';
import type { LimiterFactory } from '../call/limits/limiter.ts';
import type { createRaw } from '../call/pipeline/raw.ts';
import type { batchResult } from '../kinds/batches/batch-call.ts';
import type { fileResult } from '../kinds/files/file-result.ts';
import type { listResult } from '../kinds/lists/list-result.ts';

/**
 * What the operations of a surface need of the core beyond a plain call. The generated client hands it over, and what is not handed over
 * is in no bundle.
 */
export interface Features {
  /** `rateLimits` where rates are documented, else `pauses`. */
  readonly limits: LimiterFactory;
  readonly clientCredentials?: (auth: ClientCredentialsAuth, context: AuthContext) => AuthStrategy;
  readonly form?: BodyWriter;
  readonly multipart?: BodyWriter;
  readonly lists?: typeof listResult;
  readonly files?: typeof fileResult;
  readonly batches?: typeof batchResult;
  /** The path-style client; openapi-fetch comes with it. */
  readonly raw?: typeof createRaw;
}
