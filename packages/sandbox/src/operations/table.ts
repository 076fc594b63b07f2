/**
 * Data of the specs for the sandbox. `scripts/build/sandbox-data.ts` derives it from the bundled documents and writes
 * `dist/generated/operations.json` (a {@link Table}) and `dist/generated/validators.js` (default export: {@link
 * Validators}).
 */
export interface Table {
  readonly surfaces: readonly Surface[];
}

/** One API surface: a bundled document. */
export interface Surface {
  /** `hub`, `channel-platform`, `account`, `auth`, `basket`, `services-seller`, … */
  readonly name: string;
  /** URL of the first server, its variable unfilled: `{base_url}/api/channel-platform`. */
  readonly server: string;
  readonly operations: readonly Operation[];
}

/** One operation of one surface. Optional members are missing if they don't apply. */
export interface Operation {
  /** The documents' id: `v2-listOrders`, `S30`, `token`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template below the server's path: `/v2/orders/{order_id}/accept`. */
  readonly path: string;
  /** Method of the client: `orders.list`. */
  readonly sdk?: string;
  /** Path and query parameters, including parameters of the path item. Header parameters are not listed. */
  readonly parameters?: readonly Parameter[];
  readonly body?: Body;
  /** `x-empty-body`: the request carries `Content-Length: 0` and nothing else. */
  readonly emptyBody?: true;
  /**
   * Status and media types of the success response, the default type first. `types` is empty if it has no body. `emptyStatus` if
   * both are possible.
   */
  readonly success: { readonly status: number; readonly types: readonly string[]; readonly emptyStatus?: number };
  /**
   * `x-rate-limit`, the maximum with periods in milliseconds. Missing if event-driven. `surfaces` is already applied.
   */
  readonly limit?: Limit;
  /** `x-pagination` with its defaults filled in. */
  readonly page?: {
    readonly style: 'seek' | 'offset';
    readonly items: string;
    readonly defaultLimit: number;
    readonly maxLimit: number;
    readonly total?: string;
  };
  /** `x-scope`: the caller needs one of them. */
  readonly scopes?: readonly string[];
  /** `x-roles`. */
  readonly roles?: readonly string[];
  /** Names of the accepted security schemes. Empty for an operation without security (`security: []`). */
  readonly security: readonly string[];
  readonly localized?: true;
  readonly deprecated?: true;
}

/** The allowed values of a text, from the flattened schema (`$ref` and `allOf` resolved). */
export interface TextValue {
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly format?: string;
  /** Allowed values. Missing if the enum is open. */
  readonly enum?: readonly (string | number | boolean)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** One parameter. If `list` is set, the value constraints apply to each entry. */
export interface Parameter extends TextValue {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: true;
  /** The schema is an array. */
  readonly list?: true;
  /** Bounds on the number of entries of a list. */
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: string | number | boolean | readonly string[];
}

/** The request body. */
export interface Body {
  readonly kind: 'json' | 'multipart' | 'form';
  readonly required?: true;
  /** Lists of a JSON body with a documented maximum number of entries. */
  readonly lists?: Readonly<Record<string, number>>;
  /** Parts of a multipart body. A `json` part has its own validator. */
  readonly parts?: Readonly<Record<string, Part>>;
}

export interface Part {
  readonly kind: 'json' | 'file' | 'files' | 'text';
  readonly required?: true;
  /** Maximum number of files of a `files` part. */
  readonly maxItems?: number;
  /** The allowed values of a `text` part. */
  readonly value?: TextValue;
}

export interface Limit {
  readonly windows: readonly { readonly requests: number; readonly periodInMs: number }[];
  /**
   * Additional parts of the limit's key, next to operation and credential: `path.action_id`, `query.x`, `body.x.y`,
   * `shop`.
   */
  readonly key?: readonly string[];
  readonly followUpPages?: 'free' | 'separate';
  /** The windows of calls without a query parameter, which are counted separately. */
  readonly whenAbsent?: { readonly query: string; readonly maximum: Limit['windows'] };
}

/**
 * Validators by `<surface>/<operationId>` for a JSON or form body and `<surface>/<operationId>/<part>` for a JSON
 * part. They collect all errors (`allErrors`) and check `format: date-time`, `email` and `uri`. An enum with
 * `x-extensible-enum` is open only in responses.
 */
export type Validators = Readonly<Record<string, Validator>>;

export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** An error as ajv reports it. */
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
