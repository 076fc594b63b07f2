import type { BodyWriters } from '../arguments/body.ts';
import type { readLink } from '../arguments/link.ts';
import type { QueryKinds } from '../arguments/query.ts';
import type { AuthStrategy } from '../auth/strategy.ts';
import type { Call } from '../call.ts';
import type { PipelineContext } from './context.ts';
import type { OpenBody } from './open-response.ts';

/** A client's options, checked and with their defaults. Holds no secret: those stay inside the strategy. */
export interface Settings {
  /** Base URL and the path of the surface. */
  readonly baseUrl: string;
  readonly allowInsecureHttp: boolean;
  /** Other hosts that links may lead to, as a URL holds them. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly bodies: BodyWriters;
  /** For operations that return a file. */
  readonly openBody: OpenBody | undefined;
  readonly queryKinds: QueryKinds | undefined;
  readonly choices: ((call: Call) => void) | undefined;
  readonly links: typeof readLink | undefined;
  readonly strategy: AuthStrategy | undefined;
  /** Sent with every request, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly correlationHeader: string | undefined;
  readonly pipeline: PipelineContext;
}
