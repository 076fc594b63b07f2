import type { Operations } from '../generated/index.ts';
import type { Operation, Surface } from '../operations/table.ts';
import type { Position } from '../store/index.ts';
import type { Caller, SellerCaller, World } from '../world/index.ts';
import type { Query } from './values.ts';
import type { HandlerResponse } from './responses.ts';

/** The start of a page and the query of the first page. A token contains its whole query (Q04). */
export interface Cursor extends Position {
  /** Whether the page is after or before this position. */
  readonly direction: 'next' | 'previous';
  /** ID of the list that the token belongs to. */
  readonly list: string;
  readonly query: Query;
  /** Time of the request for the first page, so that time-dependent defaults stay the same. */
  readonly askedAt: number;
}

/** IDs of all operations of the descriptions. */
export type OperationId = keyof Operations;

/** A request of any operation: authorized, read and checked against its schemas. */
export interface AnyContext {
  readonly surface: Surface;
  readonly operation: Operation;
  readonly world: World;
  readonly caller: Caller;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Position of the page token. Missing on the first page. */
  readonly cursor: Cursor | undefined;
  /** The JSON or form body, or the parts of a multipart body by name. `undefined` if there is no body. */
  readonly body: unknown;
  /** The media type of the success that the caller accepts. The operation's default if the caller doesn't name one. */
  readonly mediaType: string;
  /** Scheme and host that the caller used. */
  readonly origin: string;
  /** Absolute URL of the request. */
  readonly url: string;
}

/**
 * A request with the types of its description. Only these types vary, so a request of one operation is assignable to a
 * union.
 */
interface RequestOf<Id, Path extends AnyContext['path'], Asked extends Query, Body, Role> extends AnyContext {
  readonly operation: Operation & { readonly id: Id };
  /** A shop if only sellers call the operation. */
  readonly caller: Role extends 'seller' ? SellerCaller : Caller;
  readonly path: Path;
  readonly query: Asked;
  readonly body: Body;
}

/** A request of one operation, or of several similar ones. */
export type Context<Id extends OperationId> = RequestOf<
  Id,
  Operations[Id]['path'],
  Operations[Id]['query'],
  Operations[Id]['body'],
  Operations[Id]['role']
>;

/** The documented body of the success. */
export type ResponseOf<Id extends OperationId> = Operations[Id]['response'];

/** The logic of one operation. It runs in a transaction: if it refuses, its writes are rolled back. */
export type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => ResponseOf<Id> | HandlerResponse<ResponseOf<Id>>;

/**
 * A handler for each operation. Surfaces that share an operation (the surfaces of the instance) share its handler. The
 * type is written out, because TypeScript doesn't assign a handler of several operations to each of them through the
 * alias above.
 */
export type Handlers = {
  readonly [Id in OperationId]: (context: Context<Id>) => ResponseOf<Id> | HandlerResponse<ResponseOf<Id>>;
};

/** The handlers of some operations. */
export type HandlersOf<Id extends OperationId> = Pick<Handlers, Id>;
