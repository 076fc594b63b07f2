import type { Operations } from '../../generated/index.ts';
import type { Operation, Surface } from '../operations/table.ts';
import type { Position } from '../store/index.ts';
import type { Caller, World } from '../world/index.ts';
import type { Query } from './values.ts';
import type { HandlerResponse } from './responses.ts';

/** The start of a page and the query of the first page. A token alone contains its query (Q04). */
export interface Cursor extends Position {
  /** Whether the page is after or before this position. */
  readonly direction: 'next' | 'previous';
  /** The list of the token. */
  readonly list: string;
  readonly query: Query;
  /** Time of the request for the first page, so that time-dependent defaults stay the same. */
  readonly askedAt: number;
}

/** Ids of all operations of the descriptions. */
export type OperationId = keyof Operations;

/** A request of whatever operation: authorized, read and checked against its schemas. */
export interface AnyContext {
  readonly surface: Surface;
  readonly operation: Operation;
  readonly world: World;
  readonly caller: Caller;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Where a page token stands; absent on the first page. */
  readonly cursor: Cursor | undefined;
  /** The JSON or form body, or the parts of a multipart body by name. `undefined` where there is none. */
  readonly body: unknown;
  /** The media type of a success that the caller asks for, of those that the operation has; the usual one where none is named. */
  readonly mediaType: string;
  /** Scheme and host that the caller used. */
  readonly origin: string;
  /** Absolute URL of the request. */
  readonly url: string;
}

/** A request, with what its description says of it. Nothing else varies, so that a request of one operation is one of several. */
interface RequestOf<Id, Path extends AnyContext['path'], Asked extends Query, Body> extends AnyContext {
  readonly operation: Operation & { readonly id: Id };
  readonly path: Path;
  readonly query: Asked;
  readonly body: Body;
}

/** A request of one operation, or of one of several that are alike. */
export type Context<Id extends OperationId> = RequestOf<
  Id,
  Operations[Id]['path'],
  Operations[Id]['query'],
  Operations[Id]['body']
>;

/** What the description promises as the body of the success. */
export type ResponseOf<Id extends OperationId> = Operations[Id]['response'];

/** What is particular to one operation. It runs in a transaction: what it wrote is undone when it refuses. */
export type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => ResponseOf<Id> | HandlerResponse<ResponseOf<Id>>;

/**
 * A handler for each operation. Surfaces that share an operation (those of the instance) share its handler. It is spelled out, since a
 * handler of several operations is one of each of them, which TypeScript does not see through the alias above.
 */
export type Handlers = {
  readonly [Id in OperationId]: (context: Context<Id>) => ResponseOf<Id> | HandlerResponse<ResponseOf<Id>>;
};

/** The handlers of some operations. */
export type HandlersOf<Id extends OperationId> = Pick<Handlers, Id>;
