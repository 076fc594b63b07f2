import { exampleOf } from './example.ts';
import type { SurfaceReference } from './reference.ts';

/** What the console starts with: one request as the specs show it. */
export interface ConsoleCall {
  readonly surface: string;
  readonly operation: string;
  readonly method: string;
  /** Template below the address of the surface. */
  readonly path: string;
  /** Which address of the sandbox it belongs to, and what follows it: `base_url`, `/api`. */
  readonly server: string;
  readonly basePath: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly list: 'repeat' | 'comma' | undefined;
    readonly value: string;
  }[];
  readonly body:
    | {
        readonly kind: 'json' | 'multipart' | 'form';
        readonly contentType: string;
        readonly value: unknown;
        readonly files: readonly string[];
      }
    | undefined;
}

/** The calls of all operations that have an address, by file: `hub/v2-listOrders.json`. */
export function consoleCalls(references: readonly SurfaceReference[]): ReadonlyMap<string, ConsoleCall> {
  const calls = references.flatMap((reference) =>
    reference.operations
      .filter(({ path }) => path !== '')
      .map((operation) => [`${reference.surface.name}/${operation.id}.json`, callOf(reference, operation)] as const),
  );
  return new Map(calls);
}

function callOf(
  { surface, document }: SurfaceReference,
  operation: SurfaceReference['operations'][number],
): ConsoleCall {
  const example = exampleOf(document, operation);
  const url = document.servers[0]?.url ?? '';
  return {
    surface: surface.name,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    server: /^\{(\w+)\}/.exec(url)?.[1] ?? '',
    basePath: url.replace(/^\{\w+\}/, ''),
    parameters: [
      ...operation.pathParameters.map(({ name }) => ({
        name,
        in: 'path' as const,
        required: true,
        list: undefined,
        value: text(example.path[name]),
      })),
      ...operation.queryParameters.map(({ name, required, schema, explode }) => ({
        name,
        in: 'query' as const,
        required: required === true,
        list: schema.type !== 'array' ? undefined : explode === false ? ('comma' as const) : ('repeat' as const),
        value: text(example.query[name]),
      })),
    ],
    body:
      operation.body === undefined
        ? undefined
        : {
            kind: operation.body.kind,
            contentType: operation.body.contentType,
            value: example.body ?? {},
            files: operation.body.parts
              .filter(({ kind }) => kind === 'file' || kind === 'files')
              .map(({ name }) => name),
          },
  };
}

/** A value as it stands in an input; a list as its entries with commas between them. */
function text(value: unknown): string {
  return value === undefined ? '' : Array.isArray(value) ? value.join(',') : String(value);
}
