import type { PublishedDocument } from '@tradelane/spec-model/published';
import { blocks, table } from './markdown.ts';
import type { Page } from './page.ts';
import type { SurfaceReference } from './reference.ts';

/** The page that links to the OpenAPI descriptions. Their addresses are stable. */
export function specsPage(
  references: readonly SurfaceReference[],
  published: readonly PublishedDocument[],
  workflows: string,
): Page {
  const rows = references.map(({ surface, document, operations }) => [
    `[${document.info.title}](/reference/${surface.name}/)`,
    document.info.version,
    String(operations.length),
    `[JSON](/specs/${surface.name}.openapi.json) · [YAML](/specs/${surface.name}.openapi.yaml)`,
  ]);
  const versions = published.map(({ name, version, digest }) => [
    `[${name} ${version}](/specs/${name}/${version}.json)`,
    `\`${digest}\``,
  ]);
  return {
    path: 'specs',
    title: 'OpenAPI descriptions',
    description: 'The bundled OpenAPI 3.1 documents of every surface as JSON and YAML, at stable addresses.',
    section: 'Descriptions and changes',
    markdown: blocks(
      'Each surface is one bundled OpenAPI 3.1 document, with local references only. The addresses below are stable. Changes are in the [changelog](/changelog/). [index.json](/specs/index.json) lists the documents for programs, and the package `@tradelane/specs` contains the same files.',
      table(['Surface', 'Version', 'Operations', 'Document'], rows),
      '## Published versions',
      'Each published version keeps its address and its content. The addresses above have the newest content, which may be newer than its last published version.',
      versions.length === 0 ? 'No version is published yet.' : table(['Document', 'SHA-256'], versions),
      '## Events',
      'The messages that the hub sends to a connector’s queue are one AsyncAPI 3 document: [JSON](/specs/events.asyncapi.json) · [YAML](/specs/events.asyncapi.yaml). The reference describes them under the [channel platform](/reference/channel-platform/#events).',
      '## Extensions',
      'Rules of the documents about limits, pages, batches and retries are machine-readable `x-…` extensions of each operation. Their JSON Schema is [extensions.schema.json](/specs/extensions.schema.json).',
      table(
        ['Extension', 'Content'],
        [
          ['`x-method`', 'The name of the client method, `orders.list`.'],
          ['`x-rate-limit`', 'Recommended and maximum rates and their key, or `event-driven`.'],
          ['`x-pagination`', 'Seek or offset, the field with the entries, default and maximum page size.'],
          [
            '`x-batch-limit`',
            'The field with the entries, their maximum number, and whether a longer list can be split.',
          ],
          ['`x-partial-success`', 'The lists of a response that accepts some entries and rejects others.'],
          ['`x-at-least-one-of`', 'Query parameters, at least one is required on the first page.'],
          [
            '`x-empty-body`, `x-full-replace`',
            'A request with `Content-Length: 0` and no body. The data that a full replacement removes.',
          ],
          ['`x-irreversible`', 'A write whose effect no operation takes back.'],
          ['`x-complete-list`', 'A list of a request that replaces the stored one.'],
          ['`x-fixed-value`', 'The value that a field has in every entry.'],
          ['`x-retry`', '`read`, `idempotent`, `replay-safe` or `unsafe`.'],
          [
            '`x-read-back`',
            'The operation that shows whether an unsafe write happened, and the entries that show it. `repeat` marks writes that can be repeated after a lost response.',
          ],
          ['`x-long-running`', 'The kind of work, its ID, and the operation that returns its status.'],
          ['`x-scope`, `x-roles`', 'Required scopes or roles of the credentials.'],
          ['`x-replaced-by`, `x-localized`', 'The replacement of a deprecated operation. Support for `locale`.'],
          ['`x-status-only`', 'A success with a body that clients do not read.'],
          ['`x-single-file`', 'When a response is a single file instead of an archive.'],
          ['`x-url-from`', 'The operation and the field that contain the URL. The path is a placeholder.'],
          ['`x-source`', 'An operation that the documents do not contain, as observed from the API.'],
          ['`x-assumption`', 'An assumption of this project that the documents do not specify, and the reason.'],
        ],
      ),
      '## Workflows',
      'The main flows as [Arazzo](https://spec.openapis.org/arazzo/latest.html) documents. The tests run each of them unchanged against the sandbox with real limits.',
      workflows,
    ),
  };
}
