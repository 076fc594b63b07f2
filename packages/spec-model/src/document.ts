/** The parts of a bundled OpenAPI 3.1 document that the generator reads. */
export interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly security?: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, unknown>>;
  readonly components?: Components;
}

export interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  readonly [kind: string]: Readonly<Record<string, unknown>> | undefined;
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface SecurityScheme {
  readonly type: 'apiKey' | 'http' | 'oauth2';
  readonly name?: string;
  readonly in?: string;
  readonly scheme?: string;
}

export interface PathItem {
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly get?: OperationObject;
  readonly post?: OperationObject;
  readonly put?: OperationObject;
  readonly delete?: OperationObject;
}

export interface Reference {
  readonly $ref: string;
}

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly SecurityRequirement[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: BodyObject | Reference;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly 'x-method': string;
  readonly 'x-retry': 'read' | 'idempotent' | 'replay-safe' | 'unsafe';
  readonly 'x-rate-limit': RateLimitObject;
  readonly 'x-read-back'?: ReadBackObject;
  readonly 'x-pagination'?: {
    readonly style: 'seek' | 'offset';
    readonly items: string;
    readonly defaultLimit?: number;
    readonly maxLimit?: number;
    readonly total?: string;
  };
  readonly 'x-batch-limit'?: {
    readonly items: string;
    readonly maximum: number;
    readonly split: boolean;
    readonly files?: string;
    readonly fileName?: string;
    readonly distinct?: readonly string[];
    readonly fileTypes?: readonly string[];
  };
  readonly 'x-empty-body'?: true;
  readonly 'x-full-replace'?: string;
  readonly 'x-irreversible'?: true;
  readonly 'x-partial-success'?: {
    readonly succeeded?: string;
    readonly failed: string;
    readonly key?: readonly string[];
    readonly keyIn?: 'message';
  };
  readonly 'x-at-least-one-of'?: readonly string[];
  readonly 'x-long-running'?: {
    readonly kind: string;
    readonly id?: string;
    readonly status?: string;
    readonly state?: string;
    readonly succeeded?: readonly string[];
    readonly failed?: readonly string[];
  };
  readonly 'x-scope'?: readonly string[];
  readonly 'x-roles'?: readonly string[];
  readonly 'x-replaced-by'?: string;
  readonly 'x-localized'?: true;
  readonly 'x-status-only'?: true;
  readonly 'x-single-file'?: true | string;
  readonly 'x-source'?: 'wire';
  readonly 'x-url-from'?: { readonly operation: string; readonly field: string };
}

type Conditions = Readonly<Record<string, string | readonly unknown[]>>;
interface StateObject {
  readonly when?: Conditions;
  readonly is: Conditions;
}

export interface ReadBackObject {
  readonly operation: string;
  readonly arguments?: Conditions;
  readonly each?: string;
  readonly items: string;
  readonly match: Conditions;
  readonly created?: string;
  readonly done?: readonly StateObject[];
  readonly ruledOut?: readonly StateObject[];
  readonly repeat?: { readonly because: string; readonly while?: readonly StateObject[] };
}

export type Rate = 'event-driven' | readonly { readonly requests: number; readonly period: string }[];

export interface RateLimitObject {
  readonly recommended: Rate;
  readonly maximum: Rate;
  readonly key?: readonly string[];
  readonly followUpPages?: 'free' | 'separate';
  readonly whenAbsent?: { readonly query: string; readonly maximum: Rate };
  readonly note?: string;
  readonly surfaces?: Readonly<
    Record<string, { readonly recommended: Rate; readonly maximum: Rate; readonly note?: string }>
  >;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema: Schema;
}

export interface BodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
  readonly description?: string;
  readonly 'x-extensible-enum'?: true;
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  readonly 'x-complete-list'?: true;
  readonly 'x-fixed-value'?: unknown;
  readonly 'x-assumption'?: readonly Assumption[];
}

/** A choice of this project that the documents do not specify. */
export interface Assumption {
  /** `AS54`. */
  readonly id: string;
  readonly about: string;
  readonly choice: string;
  readonly why: string;
}

/** Follows local references to their end. Keys next to the last `$ref` win over keys of its target. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  let current: object = value;
  for (let hops = 0; '$ref' in current && typeof current.$ref === 'string'; hops++) {
    if (hops > 20) throw new Error(`${current.$ref} refers to itself`);
    current = lookUp(document, current.$ref);
  }
  // Lint checks that the target of a reference has the type of its place.
  return current as T;
}

/** The value that a local JSON pointer names. */
function lookUp(document: Document, ref: string): object {
  let node: unknown = document;
  for (const key of ref.slice(2).split('/')) {
    node = (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (typeof node !== 'object' || node === null) throw new Error(`${ref} does not exist in ${document.info.title}`);
  return node;
}

/** The name in a reference to a component schema: `Order` of `#/components/schemas/Order`. */
export function schemaName(ref: string | undefined): string | undefined {
  const prefix = '#/components/schemas/';
  return ref?.startsWith(prefix) === true ? ref.slice(prefix.length) : undefined;
}
