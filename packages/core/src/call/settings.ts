import type { AuthStrategy } from '../auth/strategy.ts';
import type { PipelineContext } from './context.ts';

/** The checked options of a client with defaults. Contains no secret: those stay inside the strategy. */
export interface Settings {
  /** Base URL with the path of the surface. */
  readonly baseUrl: string;
  readonly allowInsecureHttp: boolean;
  /** Further hosts that links may lead to, in the form of a URL's host. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly strategy: AuthStrategy | undefined;
  /** Headers for every request, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly correlationHeader: string | undefined;
  readonly pipeline: PipelineContext;
}
