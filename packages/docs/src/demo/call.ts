/** One request as the demo world understands it: what the samples print and what the console begins with. */
export interface DemoCall {
  readonly surface: string;
  readonly operation: string;
  readonly method: string;
  /** The method of the client. Undefined for a surface without a client. */
  readonly sdk: DemoMethod | undefined;
  /** Template below the URL of the surface. Empty if the whole URL comes from another response. */
  readonly path: string;
  /** Which address of the sandbox it belongs to, and what follows it: `base_url`, `/api`. */
  readonly server: string;
  readonly basePath: string;
  readonly parameters: readonly DemoParameter[];
  readonly body: DemoBody | undefined;
  /** Sends `Content-Length: 0` instead of a body. */
  readonly emptyBody: boolean;
  readonly returns: 'json' | 'text' | 'file' | 'none';
  /** The call that has to come first, because a value of this one is in its response. */
  readonly after: After | undefined;
}

/** A method of a client, and what a program does with what it returns. */
export interface DemoMethod {
  readonly variable: string;
  readonly factory: string;
  readonly package: string;
  /** `orders.list`. */
  readonly name: string;
  /** Whether it changes nothing. */
  readonly isRead: boolean;
  readonly result: 'list' | 'file' | 'batch' | 'call' | 'nothing';
  /** The name of one entry of a list. */
  readonly entry: string;
  /** The expression of what the call before this one has to give. */
  readonly leading: string | undefined;
}

export interface DemoParameter {
  readonly name: string;
  /** `url`: the value is the address of the request. */
  readonly in: 'path' | 'query' | 'url';
  readonly required: boolean;
  /** Type of its value, or of the entries of a list. */
  readonly type: string | undefined;
  readonly list: 'repeat' | 'comma' | undefined;
  /** The allowed values, if the description lists them. */
  readonly choices: readonly string[];
  /** Undefined if the sample leaves it out. */
  readonly value: unknown;
}

export interface DemoBody {
  readonly kind: 'json' | 'multipart' | 'form';
  readonly contentType: string;
  /** The JSON body, or the parts and fields of a form that aren't files. */
  readonly value: unknown;
  readonly parts: readonly DemoPart[];
}

/** A part of a multipart body. JSON parts have their own content type. */
export interface DemoPart {
  readonly name: string;
  readonly kind: 'json' | 'file' | 'files' | 'text';
  /** The content of a part with files. */
  readonly files: readonly DemoFile[];
}

export interface DemoFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface After {
  readonly call: DemoCall;
  /** The member of its response: `tracking_id`, `urls.0`. */
  readonly member: string;
  /** The parameter that takes it. */
  readonly parameter: string;
  /** Ask again until this member of its response is no longer that value. */
  readonly while?: { readonly member: string; readonly is: string; readonly waitInSeconds: number };
}
