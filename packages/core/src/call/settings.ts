import type { BodyWriters } from '../arguments/body.ts';
import type { readLink } from '../arguments/link.ts';
import type { QueryKinds } from '../arguments/query.ts';
import type { AuthStrategy } from '../auth/strategy.ts';
import type { Call } from '../operation/call.ts';
import type { PipelineContext } from './context.ts';
import type { OpenBody } from './open-response.ts';

/** The checked options of a client with defaults. Contains no secret: those stay inside the strategy. */
export interface Settings {
  /** Base URL with the path of the surface. */
  readonly baseUrl: string;
  readonly allowInsecureHttp: boolean;
  /** Further hosts that links may lead to, in the form of a URL's host. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly bodies: BodyWriters;
  /** Opens a file response. */
  readonly openBody: OpenBody | undefined;
  readonly queryKinds: QueryKinds | undefined;
  readonly choices: ((call: Call) => void) | undefined;
  readonly links: typeof readLink | undefined;
  readonly strategy: AuthStrategy | undefined;
  /** Headers for every request, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly correlationHeader: string | undefined;
  readonly pipeline: PipelineContext;
}
