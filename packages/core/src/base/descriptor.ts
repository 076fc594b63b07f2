/**
 * What the runtime knows of an operation: one frozen row per operation, generated from the specs.
 * Everything that differs between operations is data here; the runtime has no branch on an operation id.
 */
export interface OperationDescriptor {
  /** The documents' own id: `v2-listOrders`, `S30`. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template below the surface's base path, e.g. `/v2/orders/{order_id}/accept`. Empty for an operation whose URL comes from another response (TL05). */
  readonly path: string;
  /** Query parameters by wire name. A trailing `!` marks a required one. */
  readonly query?: Readonly<Record<string, QueryKind | `${QueryKind}!`>>;
  /** How the body is sent; absent where the operation takes none. */
  readonly body?: 'json' | 'multipart' | 'form';
  /** The body may be left out. */
  readonly bodyOptional?: true;
  /** Content type of a JSON body where it is not `application/json`. */
  readonly contentType?: string;
  /** The parts of a multipart body by name. */
  readonly parts?: Readonly<Record<string, PartKind | `${PartKind}!`>>;
  /** `Content-Length: 0` must be present (R02, SV01). */
  readonly emptyBody?: true;
  /** What a success carries; `json` where absent. */
  readonly response?: 'file' | 'none';
  /** A success may also be a 204 without a body, as the documents say (CM11); anywhere else a response without what was promised is none. */
  readonly mayBeEmpty?: true;
  /**
   * A file response is one file as it is, and never an archive of several (S03): always, or where the query parameter of this name has one entry
   * and no other list has any. Where absent the response itself tells.
   */
  readonly single?: true | string;
  /** `Accept` header of a file response. */
  readonly accept?: string;
  /** What may be sent again when the outcome of an attempt is unknown; `read` where absent. */
  readonly retry?: RetrySafety;
  /** Documented rates (E03); absent for event-driven operations. */
  readonly rate?: RateLimit;
  /** How the list is paged; absent for operations that return no list. */
  readonly page?: PageStyle;
  /** Most items per request; absent where the documents name no maximum. */
  readonly batch?: BatchLimit;
  /** How a success tells items that were refused; absent where a request is taken whole or not at all. */
  readonly partial?: PartialSuccess;
  /** Query parameters of which at least one must be given, but with a page token. */
  readonly atLeastOneOf?: readonly string[];
  /** The work that the request starts; absent where the response is its end. */
  readonly longRunning?: LongRunning;
  /** Scopes of which the token needs one (T09). */
  readonly scopes?: readonly string[];
  /** Set on deprecated operations (E07): the id of the replacement, or '' where none is named. */
  readonly deprecated?: string;
}

/**
 * `list` is sent as repeated pairs, `comma` as one comma-separated value (Q09); `date` accepts `Date` or RFC 3339 and is sent as UTC `Z` (Q08);
 * `integer` must be a non-negative integer; `locale` is checked for its form (Q06).
 */
export type QueryKind = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'locale' | 'list' | 'comma';

/** What one part of a multipart body holds: a JSON document, one file, any number of files, or text. */
export type PartKind = 'json' | 'file' | 'files' | 'text';

/**
 * `read`: changes nothing. `idempotent`: sending it again has the same effect. `replay-safe`: an upsert that may be repeated.
 * `unsafe`: never sent again after an attempt whose outcome is unknown.
 */
export type RetrySafety = 'read' | 'idempotent' | 'replay-safe' | 'unsafe';

/** So many requests in so much time. */
export interface RateWindow {
  /** Most requests within the period. */
  readonly requests: number;
  /** Length of the period. */
  readonly periodInMs: number;
}

/** The documented rates of an operation (E03), each a list of windows that hold together. */
export interface RateLimit {
  /** The pace that pollers and followers keep; absent where the documents recommend none. */
  readonly recommended?: readonly RateWindow[];
  /** What the server allows; absent where the documents state no maximum. */
  readonly maximum?: readonly RateWindow[];
  /** What the limit counts by besides operation and credential: `path.action_id`, `query.shop_id`, `body.origin.channel_id`. */
  readonly key?: readonly string[];
  /** A follow-up page by token or offset does not count. */
  readonly followUpPages?: 'free';
  /** The windows of calls that leave a query parameter out, counted by themselves: a full export beside a differential one (CM11). */
  readonly whenAbsent?: { readonly query: string; readonly maximum: readonly RateWindow[] };
}

/**
 * How a list is paged: by token (`seek`), or by position (`offset`, where `total` is the field with the number of all entries). `items`
 * names the list within the response ('' where the response is the list), the limits are entries per page.
 */
export type PageStyle =
  | { readonly style: 'seek'; readonly items: string; readonly defaultLimit: number; readonly maxLimit: number }
  | {
      readonly style: 'offset';
      readonly items: string;
      readonly defaultLimit: number;
      readonly maxLimit: number;
      readonly total?: string;
    };

/** How many items one request of an operation takes, and what becomes of more. */
export interface BatchLimit {
  /** Where the items are: `body.products`, `query.product_references`, or `body.$` for a root array. */
  readonly items: string;
  /** Most items (or `files`) per request, as the documents say. */
  readonly maximum: number;
  /** Larger inputs are split into several calls (C05, PR07); where absent they are refused before anything is sent. */
  readonly split?: true;
  /** The list that every success has, where it tells of no refusals: a response without it is none of this operation. */
  readonly response?: string;
  /** Files that are sent with the items, which name them (S32, DR74): the maximum counts these, and those of an item are sent together. */
  readonly files?: string;
  /** Where an item names its files: `file_name`, `files.name`. Each is sent, and none besides. */
  readonly fileName?: string;
  /** Fields of which no two items have the same value (S02). */
  readonly distinct?: readonly string[];
  /** Extensions of the files that are taken, parted by spaces; all where absent. */
  readonly fileTypes?: string;
}

/** Where a response tells which items were taken and which were refused. */
export interface PartialSuccess {
  /** Name of the list of accepted entries in the response. */
  readonly succeeded?: string;
  /** Name of the list of refused entries in the response. */
  readonly failed: string;
  /** Fields by which an entry of the response is matched with the caller's item. */
  readonly key: readonly string[];
  /** Refused entries carry the key in the text of their messages alone (S32). */
  readonly keyIn?: 'message';
}

/** Work that goes on after the response, and how its end is recognized. */
export interface LongRunning {
  /** What goes on; `background` work has no id and cannot be followed. */
  readonly kind: 'action' | 'conversation-action' | 'import' | 'export' | 'background';
  /** Field of the response that carries the id to follow. */
  readonly id?: string;
  /** Operation that reads the state. */
  readonly status?: string;
  /** Field of that response which says how far the work is. */
  readonly state?: string;
  /** Final values of `state` for work that was done. */
  readonly succeeded?: readonly string[];
  /** Final values of `state` for work that was not done; any other value means that it goes on (E05). */
  readonly failed?: readonly string[];
}

/** One API surface: where it lives, how callers prove who they are, and its operations. */
export interface SurfaceDescriptor {
  /** Package name without scope: `hub`, `services-seller`. */
  readonly name: string;
  /** What stands between the host and the paths: `/api`, `/api/channel-platform`, or ''. */
  readonly basePath: string;
  /** Kinds of credentials that the surface takes (T11). */
  readonly auth: readonly ('apiKey' | 'bearer' | 'clientCredentials')[];
  /** Every operation of the surface by its id. */
  readonly operations: Readonly<Record<string, OperationDescriptor>>;
}
