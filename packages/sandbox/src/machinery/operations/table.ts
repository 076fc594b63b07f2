/**
 * What the sandbox knows of the specs. `scripts/build/sandbox-data.ts` derives it from the bundled documents and writes
 * `dist/generated/operations.json` (a {@link Table}) and `dist/generated/validators.js` (default export: {@link Validators}).
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

/** One operation of one surface. Everything optional is left out where it does not apply. */
export interface Operation {
  /** The documents' id: `v2-listOrders`, `S30`, `token`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template below the server's path: `/v2/orders/{order_id}/accept`. */
  readonly path: string;
  /** Path and query parameters, those of the path item included. Header parameters are not listed. */
  readonly parameters?: readonly Parameter[];
  readonly body?: Body;
  /** `x-empty-body`: the request carries `Content-Length: 0` and nothing else. */
  readonly emptyBody?: true;
  /** Status and media types of the success response, the usual one first; none where it has no body. `emptyStatus` where both may be. */
  readonly success: { readonly status: number; readonly types: readonly string[]; readonly emptyStatus?: number };
  /** `x-rate-limit`, the maximum with periods in milliseconds; left out where event-driven. `surfaces` is applied already. */
  readonly limit?: Limit;
  /** `x-pagination` with its defaults filled in. */
  readonly page?: {
    readonly style: 'seek' | 'offset';
    readonly items: string;
    readonly defaultLimit: number;
    readonly maxLimit: number;
    readonly total?: string;
  };
  /** `x-scope`: one of them suffices. */
  readonly scopes?: readonly string[];
  /** `x-roles`. */
  readonly roles?: readonly string[];
  /** Names of the security schemes that open it; empty for an operation without any (`security: []`). */
  readonly security: readonly string[];
  readonly localized?: true;
  readonly deprecated?: true;
}

/** What a value that comes as text may be; the schema flattened (`$ref` and `allOf` resolved). */
export interface TextValue {
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly format?: string;
  /** Allowed values; left out where the enum is open. */
  readonly enum?: readonly (string | number | boolean)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** One parameter; what is said of its value holds for one entry where `list` is set. */
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
  /** Lists of a JSON body that are made of entries alone, and the most entries of each; null where the documents name no maximum. */
  readonly lists?: Readonly<Record<string, number | null>>;
  /** Of such a list the lists in its entries of which a part can be checked without the rest. */
  readonly inner?: Readonly<Record<string, readonly string[]>>;
  /** Parts of a multipart body. A `json` part has a validator of its own. */
  readonly parts?: Readonly<Record<string, Part>>;
}

export interface Part {
  readonly kind: 'json' | 'file' | 'files' | 'text';
  readonly required?: true;
  /** Most files of a `files` part. */
  readonly maxItems?: number;
  /** What a `text` part may be. */
  readonly value?: TextValue;
}

export interface Limit {
  readonly windows: readonly { readonly requests: number; readonly periodInMs: number }[];
  /** What it counts by besides operation and credential: `path.action_id`, `query.x`, `body.x.y`, `shop`. */
  readonly key?: readonly string[];
  readonly followUpPages?: 'free' | 'separate';
  /** The windows of calls without a query parameter, counted by themselves. */
  readonly whenAbsent?: { readonly query: string; readonly maximum: Limit['windows'] };
}

/**
 * Validators by `<surface>/<operationId>` for a JSON or form body and `<surface>/<operationId>/<part>` for a JSON part.
 * All errors are collected (`allErrors`); `format: date-time`, `email`, `uri` are checked; an enum with `x-extensible-enum` that only
 * responses reach is open, one that requests reach is enforced.
 */
export type Validators = Readonly<Record<string, Validator>>;

export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** As ajv reports it. */
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
