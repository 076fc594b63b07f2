import type { Client, FetchResponse, MaybeOptionalInit, ParseAs } from 'openapi-fetch';

/**
 * Types of openapi-fetch under own names, so that declarations of a program can name them without openapi-fetch as a
 * direct dependency.
 */

/**
 * Result of a path-style call: `data` of a success, read as `As`, or `error` of an error response, and the `response`.
 */
export type RawResponse<Operation extends object, As extends ParseAs = 'json'> = FetchResponse<
  Operation,
  { readonly parseAs: As },
  `${string}/${string}`
>;

/** The `parseAs` option of a call. */
type ReadAs<Init> = Init extends { readonly parseAs: infer As extends ParseAs } ? As : 'json';

type Verb = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

type PathsWith<Paths, Method extends Verb> = {
  [Path in keyof Paths]: Paths[Path] extends { readonly [Name in Method]: object } ? Path : never;
}[keyof Paths];

type Operation<PathItem, Method extends Verb> = Extract<PathItem[Method & keyof PathItem], object>;
type InitOf<PathItem, Method extends Verb> = MaybeOptionalInit<PathItem, Method & keyof PathItem>;
type RequiredKeys<Init> = { [Name in keyof Init]-?: {} extends Pick<Init, Name> ? never : Name }[keyof Init];
/** Options of openapi-fetch and of a call, next to the path. */
type InitArguments<Init> =
  RequiredKeys<Init> extends never
    ? [(Init & { readonly [name: string]: unknown })?]
    : [Init & { readonly [name: string]: unknown }];

type RawMethod<Paths, Method extends Verb> = <
  Path extends PathsWith<Paths, Method>,
  Init extends InitOf<Paths[Path], Method>,
>(
  url: Path,
  ...init: InitArguments<Init>
) => Promise<RawResponse<Operation<Paths[Path], Method>, ReadAs<Init>>>;

/** The path-style client of openapi-fetch for the paths of a surface. */
export interface RawClient<Paths extends {}> {
  /** Calls an operation by its method, in lower case, and its path. */
  readonly request: <
    Method extends Verb,
    Path extends PathsWith<Paths, Method>,
    Init extends InitOf<Paths[Path], Method>,
  >(
    method: Method,
    url: Path,
    ...init: InitArguments<Init>
  ) => Promise<RawResponse<Operation<Paths[Path], Method>, ReadAs<Init>>>;
  /** Calls an operation with GET, by its path. */
  readonly GET: RawMethod<Paths, 'get'>;
  /** Calls an operation with PUT, by its path. */
  readonly PUT: RawMethod<Paths, 'put'>;
  /** Calls an operation with POST, by its path. */
  readonly POST: RawMethod<Paths, 'post'>;
  /** Calls an operation with DELETE, by its path. */
  readonly DELETE: RawMethod<Paths, 'delete'>;
  /** Calls an operation with OPTIONS, by its path. */
  readonly OPTIONS: RawMethod<Paths, 'options'>;
  /** Calls an operation with HEAD, by its path. */
  readonly HEAD: RawMethod<Paths, 'head'>;
  /** Calls an operation with PATCH, by its path. */
  readonly PATCH: RawMethod<Paths, 'patch'>;
  /** Calls an operation with TRACE, by its path. */
  readonly TRACE: RawMethod<Paths, 'trace'>;
  /** Adds middleware of openapi-fetch. */
  readonly use: Client<Paths>['use'];
  /** Removes middleware of openapi-fetch. */
  readonly eject: Client<Paths>['eject'];
}
