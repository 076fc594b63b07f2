/**
 * The facts about one operation that the runtime needs, generated from the specs. The runtime has no branch on an
 * operation ID.
 */
export interface OperationDescriptor {
  /** The operation ID from the documents: `v2-listOrders`, `S30`. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Path template after the base path of the surface, such as `/v2/orders/{order_id}/accept`. Empty for an operation
   * whose URL comes from another response (TL05).
   */
  readonly path: string;
  /** Query parameters by wire name. A trailing `!` marks a required one. */
  readonly query?: Readonly<Record<string, QueryKind | `${QueryKind}!`>>;
  /** Format of the body. Undefined if the operation has none. */
  readonly body?: 'json' | 'multipart' | 'form';
  /** The fields of a JSON body by name. A trailing `!` marks a required one. */
  readonly fields?: Readonly<Record<string, FieldKind | `${FieldKind}!`>>;
  /** Whether the body is optional. */
  readonly bodyOptional?: true;
  /** Content type of a JSON body. Default: `application/json`. */
  readonly contentType?: string;
  /** The parts of a multipart body by name. */
  readonly parts?: Readonly<Record<string, PartKind | `${PartKind}!`>>;
  /** Whether `Content-Length: 0` must be sent (R02, SV01). */
  readonly emptyBody?: true;
  /** Content of a successful response. Default: JSON. */
  readonly response?: 'file' | 'none';
  /** Whether a success may also be a 204 without a body (CM11). For other operations an empty response is an error. */
  readonly mayBeEmpty?: true;
  /**
   * Whether a file response is always one plain file and never an archive (S03). A string names a query parameter: the
   * file is plain if that list has one entry and no other list has any. Default: the response decides.
   */
  readonly single?: true | string;
  /** `Accept` header of a file response. */
  readonly accept?: string;
  /** Whether the operation may be sent again after an attempt with an unknown outcome. Default: `read`. */
  readonly retry?: RetrySafety;
  /** Documented rates (E03). Undefined for event-driven operations. */
  readonly rate?: RateLimit;
  /** Paging of a list. Undefined for operations that return no list. */
  readonly page?: PageStyle;
  /** Maximum number of items per request. Undefined if the documents state none. */
  readonly batch?: BatchLimit;
  /** Location of refused items in a successful response. Undefined if a request succeeds or fails as a whole. */
  readonly partial?: PartialSuccess;
  /** Query parameters, at least one of them required unless there is a page token. */
  readonly atLeastOneOf?: readonly string[];
  /** The long-running operation that the request starts. Undefined if the response completes it. */
  readonly longRunning?: LongRunning;
  /** How another operation shows whether a write happened. Undefined if none does, or if the write can be repeated. */
  readonly readBack?: ReadBack;
  /** Scopes (T09). The token needs one of them. */
  readonly scopes?: readonly string[];
  /** Set on deprecated operations (E07): the ID of the replacement, or '' if there is none. */
  readonly deprecated?: string;
}

/**
 * Type of a query parameter:
 * - `list`: sent as repeated pairs (Q09)
 * - `comma`: sent as one comma-separated value (Q09)
 * - `date`: a `Date` or an RFC 3339 string, sent as UTC `Z` (Q08)
 * - `integer`: a non-negative integer
 * - `locale`: checked for its form (Q06)
 */
export type QueryKind = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'locale' | 'list' | 'comma';

/** Type of a field of a body. A `value` is a text, a number or a boolean, or has several types. */
export type FieldKind = 'list' | 'object' | 'value';

/** Content of one part of a multipart body: a JSON document, one file, any number of files, or text. */
export type PartKind = 'json' | 'file' | 'files' | 'text';

/**
 * Whether an operation may be repeated:
 * - `read`: changes nothing.
 * - `idempotent`: has the same effect if sent again.
 * - `replay-safe`: an upsert that may be repeated.
 * - `unsafe`: never sent again after an attempt with an unknown outcome.
 */
export type RetrySafety = 'read' | 'idempotent' | 'replay-safe' | 'unsafe';

/** A number of requests within a period. */
export interface RateWindow {
  /** Maximum number of requests within the period. */
  readonly requests: number;
  /** Length of the period, in milliseconds. */
  readonly periodInMs: number;
}

/** Documented rates of an operation (E03). All windows of a list apply at once. */
export interface RateLimit {
  /** The rate for pollers and followers. Undefined if the documents recommend none. */
  readonly recommended?: readonly RateWindow[];
  /** The rate that the server allows. Undefined if the documents state none. */
  readonly maximum?: readonly RateWindow[];
  /**
   * Values that the limit counts by, in addition to operation and credential: `path.action_id`, `query.shop_id`,
   * `body.origin.channel_id`.
   */
  readonly key?: readonly string[];
  /**
   * How pages by token or offset count. `free`: they don't count. `separate`: each page has its own count. Default: every
   * page counts.
   */
  readonly followUpPages?: 'free' | 'separate';
  /**
   * Separate windows for calls without a certain query parameter, such as a full export next to a differential one
   * (CM11).
   */
  readonly whenAbsent?: { readonly query: string; readonly maximum: readonly RateWindow[] };
}

/**
 * Paging of a list: by token (`seek`) or by position (`offset`). `items` is the name of the list in the response (`$`
 * if the response is the list). `total` is the field with the number of all entries. Limits are entries per page.
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

/** Maximum number of items per request, and the handling of longer lists. */
export interface BatchLimit {
  /** Location of the items: `body.products`, `query.product_references`, or `body.$` for a root array. */
  readonly items: string;
  /** Documented maximum of items (or `files`) per request. */
  readonly maximum: number;
  /**
   * Whether longer lists are split into several calls (C05, PR07). Default: they are rejected before anything is sent.
   */
  readonly split?: true;
  /** The list that every success contains, if it reports no refusals. A response without it is malformed. */
  readonly response?: string;
  /**
   * Location of files that the items name (S32, DR74). The maximum counts files, and the files of an item are sent
   * together.
   */
  readonly files?: string;
  /** Location of the file names in an item: `file_name`, `files.name`. Exactly these files are sent. */
  readonly fileName?: string;
  /** Fields that must differ between items (S02). */
  readonly distinct?: readonly string[];
  /** Accepted file extensions, separated by spaces. Default: all. */
  readonly fileTypes?: string;
}

/** Location of accepted and refused items in a response. */
export interface PartialSuccess {
  /** Name of the list of accepted entries in the response. */
  readonly succeeded?: string;
  /** Name of the list of refused entries in the response. If `succeeded` has the same name, refused entries have `errors`. */
  readonly failed: string;
  /** Fields that match an entry of the response with an item of the caller. */
  readonly key: readonly string[];
  /** Whether refused entries contain the key only in the text of their messages (S32). */
  readonly keyIn?: 'message';
}

/** A long-running operation, and the values that mark its end. */
export interface LongRunning {
  /** Type of the operation. `background` operations have no ID and can't be polled. */
  readonly kind: 'action' | 'conversation-action' | 'import' | 'export' | 'background';
  /** Response field with the ID to poll. */
  readonly id?: string;
  /** Operation that reads the state. */
  readonly status?: string;
  /** Response field with the state. */
  readonly state?: string;
  /** Final values of `state` after success. */
  readonly succeeded?: readonly string[];
  /** Final values of `state` after failure. Any other value means that the operation is running (E05). */
  readonly failed?: readonly string[];
}

/**
 * Conditions on an entry, by field. A list contains the accepted values, and a string names the field of the request with
 * the accepted value. A field of the request that is missing accepts any value.
 */
export type EntryConditions = Readonly<Record<string, string | readonly unknown[]>>;

/** A state of an entry that decides whether a write happened. */
export interface DecisiveState {
  /** Conditions on the request, such as `accepted: [true]`. Default: any request. */
  readonly when?: Readonly<Record<string, readonly unknown[]>>;
  /** Conditions on the entry. None means any entry. */
  readonly is: EntryConditions;
}

/**
 * How a read shows whether a write happened.
 * - Fields of entries are relative to the entry, and `^.` is the object around it.
 * - Fields of the request are relative to an entry of `each`, or to `path`, `query`, `body` and `files`.
 */
export interface ReadBack {
  /** The operation that reads: `v2-listOrders`. */
  readonly operation: string;
  /** Parameters of the read: a field of the request, `$sentAt` for the time of the write, or a constant list. */
  readonly arguments?: EntryConditions;
  /** List of the request with one effect per entry, such as `body.order_lines`. Default: the request is one effect. */
  readonly each?: string;
  /** Location of the entries in the response. Lists on the way are flattened. */
  readonly items: string;
  /** Content of the entry of an effect. The first field of the request names its place, such as an order. */
  readonly match: EntryConditions;
  /** Field with the time when the write created the entry. Without it, no entry proves the effect. */
  readonly created?: string;
  /** States of the entry that show the effect. Default: the entry is the effect. */
  readonly done?: readonly DecisiveState[];
  /** States that exclude the effect, now and later. Other states decide nothing. */
  readonly ruledOut?: readonly DecisiveState[];
  /**
   * Set if the resource refuses a second effect, so that repeating a lost request does no harm. `while` limits it to entries
   * in one of the states.
   */
  readonly repeat?: { readonly while?: readonly DecisiveState[] };
}

/** One API surface: base path, credentials and operations. */
export interface SurfaceDescriptor {
  /** Package name without scope: `hub`, `services-seller`. */
  readonly name: string;
  /** Path between the host and the operation paths: `/api`, `/api/channel-platform`, or ''. */
  readonly basePath: string;
  /** Accepted kinds of credentials (T11). */
  readonly auth: readonly ('apiKey' | 'bearer' | 'clientCredentials')[];
  /** Every operation of the surface by its ID. */
  readonly operations: Readonly<Record<string, OperationDescriptor>>;
}
