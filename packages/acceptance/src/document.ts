/** The parts of a bundled OpenAPI document that the contract tests read. */
export interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [key: string]: unknown;
}

export type PathItem = { readonly parameters?: readonly unknown[] } & Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId: string;
  readonly 'x-method': string;
  readonly 'x-empty-body'?: true;
  readonly 'x-url-from'?: object;
  readonly 'x-at-least-one-of'?: readonly string[];
  readonly 'x-rate-limit': RateObject & { readonly surfaces?: Readonly<Record<string, RateObject>> };
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security?: readonly object[];
}

interface RateObject {
  readonly maximum: 'event-driven' | readonly { readonly requests: number; readonly period: string }[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Follows a local `$ref`, repeatedly if needed. */
export function resolve<T>(document: Document, value: unknown): T {
  let current = value as { $ref?: string };
  while (typeof current === 'object' && current !== null && typeof current.$ref === 'string') {
    current = current.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      ) as {
      $ref?: string;
    };
  }
  return current as T;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

export interface Route {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/**
 * Every operation of a document with its parameters, including those in its path item.
 * @param withLinked Whether to include operations whose path is a placeholder of a URL (TL05).
 */
export function routes(document: Document, withLinked = false): readonly Route[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = resolve<Operation | undefined>(document, item[method]);
      if (operation === undefined || (operation['x-url-from'] && !withLinked)) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve<Parameter>(document, parameter),
      );
      return [{ path, method, operation, parameters }];
    }),
  );
}
