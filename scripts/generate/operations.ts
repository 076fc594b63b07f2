import { describeOperation } from '@tradelane/spec-model/descriptor';
import { resolve, type Document } from '@tradelane/spec-model/document';
import { banner, key, literal, quote, wrapped } from '@tradelane/spec-model/literal';
import type { Operation } from '@tradelane/spec-model/operation';
import type { Surface } from '@tradelane/spec-model/surfaces';

/** `operations.ts`: the frozen table of what the core needs to know about each operation. */
export function emitOperations(surface: Surface, document: Document, operations: readonly Operation[]): string {
  const rows = operations.map(
    (operation) =>
      `  ${key(operation.id)}: ${literal(describeOperation(document, surface.name, operation), 2, operation.id.length + 6)},\n`,
  );
  const ids = wrapped(
    operations.map(({ id }) => `| ${quote(id)}`),
    '  ',
  ).trimEnd();
  return `${banner}import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
${ids};

type Table = Readonly<Record<OperationId, OperationDescriptor>>;

/** What the core knows of each operation. */
export const operations: Table = /* @__PURE__ */ Object.freeze<Table>({
${rows.join('')}});

/** ${document.info.title}: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: ${quote(surface.name)},
  basePath: ${quote(basePath(document))},
  auth: ${literal(credentialKinds(surface, document))},
  operations,
});
`;
}

/** The path after the server variable of the first server, such as `/api` of `{base_url}/api`. */
export function basePath(document: Document): string {
  const url = document.servers[0]?.url ?? '';
  const match = /^\{[a-z_]+\}(.*)$/.exec(url);
  if (match === null) throw new Error(`The server ${url} of ${document.info.title} does not begin with a variable`);
  return match[1] ?? '';
}

/** Kinds of credentials that a surface accepts (T11). A token of the hub always comes from client credentials (T01). */
export function credentialKinds(surface: Surface, document: Document): readonly string[] {
  const schemes = Object.values(document.components?.securitySchemes ?? {}).map((scheme) => resolve(document, scheme));
  const kinds = new Set(
    schemes.map(({ type }) => (type === 'apiKey' ? 'apiKey' : type === 'http' ? 'bearer' : 'clientCredentials')),
  );
  if (surface.family === 'hub') return ['clientCredentials', 'bearer'];
  return ['apiKey', 'bearer', 'clientCredentials'].filter((kind) => kinds.has(kind as 'apiKey'));
}
