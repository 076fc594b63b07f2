import type { Operation, Surface } from '../operations/table.ts';
import type { Cursor } from '../paging/token.ts';
import type { Caller, World } from '../world/index.ts';
import type { HandlerResponse } from './responses.ts';
import type { Query } from './query.ts';

/** A file of a multipart body. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a handler is given: a request that is authorized, read and checked against its schemas. */
export interface Context {
  readonly surface: Surface;
  readonly operation: Operation;
  readonly world: World;
  readonly caller: Caller;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Where a page token stands; absent on the first page. */
  readonly cursor: Cursor | undefined;
  /** The JSON or form body, or the JSON and text parts of a multipart body by name. `undefined` where there is none. */
  readonly body: unknown;
  /** Files of a multipart body by part name. */
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Scheme and host that the caller used. */
  readonly origin: string;
  /** Absolute URL of the request. */
  readonly url: string;
}

/**
 * What is particular to one operation. It runs in a transaction: what it wrote is undone when it refuses. It may read the body as the
 * type that the schema promises.
 */
export type Handler = (context: Context) => HandlerResponse;

/** Handlers of one family by operation id. Surfaces that share their operations (the instance) share their handlers. */
export type Handlers = Readonly<Record<string, Handler>>;

/** The body as its schema has it; the machinery checked it before. */
export const bodyOf = <T>(context: Context): T => context.body as T;
