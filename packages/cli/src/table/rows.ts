/** A surface in the index of the table. */
export interface SurfaceRow {
  /** Package name without scope: `hub`, `services-seller`. */
  readonly name: string;
  /** Title of its description. */
  readonly title: string;
  /** Its kind of user. Surfaces with the same role share a login: `hub`, `seller`, `operator`. */
  readonly role: string;
  /** Kinds of credentials that it accepts. */
  readonly auth: readonly ('apiKey' | 'bearer' | 'clientCredentials')[];
  /** Name of its base URL in the addresses of a sandbox: `instance_url`. */
  readonly server: string;
  /** Its operations, in the order of the description. */
  readonly operations: readonly OperationName[];
}

/** An operation in the index of the table. */
export interface OperationName {
  /** ID from the documents: `v2-listOrders`. */
  readonly id: string;
  /** Name of its method: `orders.list`. */
  readonly name: string;
  /** Summary in a few words. */
  readonly summary: string;
  /** Whether it changes nothing. */
  readonly isRead: boolean;
  /** Set on deprecated operations. */
  readonly deprecated?: true;
}

/** Everything that the program knows of an operation. */
export interface OperationRow extends OperationName {
  /** HTTP method. */
  readonly method: string;
  /** Path template after the base path. Empty if the URL comes from another response. */
  readonly path: string;
  /** Its description, as Markdown. */
  readonly description: string;
  readonly parameters: readonly ParameterRow[];
  /** Undefined if it takes no body. */
  readonly body?: BodyRow;
  /** Kind of the method of the client. */
  readonly runs: 'call' | 'list' | 'file' | 'batch';
  /** Documented rates: requests per period, in milliseconds. */
  readonly rate?: { readonly recommended?: readonly RateRow[]; readonly maximum?: readonly RateRow[] };
  /** Scopes. The token needs one of them. */
  readonly scopes?: readonly string[];
  /** Whether a repeated request does harm: not for `read`, `idempotent` and `replay-safe`. */
  readonly retry: 'read' | 'idempotent' | 'replay-safe' | 'unsafe';
  /** Roles of the user of the key. One of them is enough. */
  readonly roles?: readonly string[];
  /** Explanation of a full replacement: the call removes data that it leaves out. */
  readonly fullReplace?: string;
  /** Set if no operation takes the effect back. */
  readonly isIrreversible?: true;
  /** Paths of lists of the body that replace the stored ones. */
  readonly completeLists?: readonly string[];
  /** Field of the body whose items have a result each. */
  readonly items?: string;
  /** The read that shows the effect of a write. */
  readonly readBack?: ReadBackRow;
  /** Work that the call starts, and the operation that returns its state. */
  readonly work?: WorkRow;
  /** Set if the call starts work without a state. */
  readonly isBackground?: true;
  /** The call needs at least one of these parameters. */
  readonly needsOneOf?: readonly string[];
  /** Fields of an entry, for lists. */
  readonly columns?: readonly ColumnRow[];
  /** A call that the demo world of the sandbox carries out. */
  readonly example: ExampleRow;
}

/** A read that shows the effect of a write. */
export interface ReadBackRow {
  readonly operation: string;
  /** Arguments of the read: a field of the request, such as `path.order_id`, or a constant list. */
  readonly arguments: Readonly<Record<string, string | readonly unknown[]>>;
  /** Path of the entries that show it. */
  readonly items: string;
}

/** Work that a call starts. */
export interface WorkRow {
  readonly kind: 'action' | 'conversation-action' | 'import' | 'export';
  /** Field of the response with the ID of the work. */
  readonly id: string;
  /** Operation that returns the state. */
  readonly status: string;
  /** Field of the state. */
  readonly state: string;
  /** Final states. */
  readonly succeeded: readonly string[];
  readonly failed: readonly string[];
}

export interface RateRow {
  readonly requests: number;
  readonly periodInMs: number;
}

export interface ParameterRow {
  /** Name on the wire. */
  readonly name: string;
  /** `url`: the value is the address of the request. */
  readonly in: 'path' | 'query' | 'url';
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly isList: boolean;
  readonly isRequired: boolean;
  /** Documented values. Servers may accept more. */
  readonly choices: readonly string[];
  /** The value that the server uses if the parameter is missing. */
  readonly usual?: unknown;
  readonly about: string;
}

export interface BodyRow {
  readonly kind: 'json' | 'multipart' | 'form';
  readonly isRequired: boolean;
  /** Parts of a multipart body. */
  readonly parts: readonly PartRow[];
}

export interface PartRow {
  readonly name: string;
  readonly kind: 'json' | 'file' | 'files' | 'text';
  readonly isRequired: boolean;
  readonly about: string;
}

export interface ColumnRow {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'time' | 'json';
}

export interface ExampleRow {
  /** Values by the name of the parameter. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The JSON body, or the parts that aren't files. */
  readonly body?: unknown;
  /** Files by the name of their part. */
  readonly files?: Readonly<Record<string, readonly { readonly name: string; readonly text: string }[]>>;
  /** The call that has to come first, because a value of this one is in its response. */
  readonly after?: {
    readonly id: string;
    /** Member of its response: `tracking_id`, `urls.0`. */
    readonly member: string;
    /** The parameter that takes the value. */
    readonly parameter: string;
    /** The call is repeated while this member of its response has this value. */
    readonly while?: { readonly member: string; readonly is: string };
  };
}
