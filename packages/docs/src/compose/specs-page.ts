import { blocks, table } from './markdown.ts';
import type { Page } from './page.ts';
import type { SurfaceReference } from './reference.ts';

/** Where the OpenAPI descriptions can be had. The addresses stay. */
export function specsPage(references: readonly SurfaceReference[], workflows: string): Page {
  const rows = references.map(({ surface, document, operations }) => [
    `[${document.info.title}](/reference/${surface.name}/)`,
    document.info.version,
    String(operations.length),
    `[JSON](/specs/${surface.name}.openapi.json) · [YAML](/specs/${surface.name}.openapi.yaml)`,
  ]);
  return {
    path: 'specs',
    title: 'OpenAPI descriptions',
    description: 'The bundled OpenAPI 3.1 documents of every surface as JSON and YAML, under addresses that stay.',
    section: 'Descriptions and changes',
    markdown: blocks(
      'Each surface is one bundled OpenAPI 3.1 document: every reference in it is local. The addresses below stay; what changed is in the [changelog](/changelog/). [index.json](/specs/index.json) lists them for programs, and the package `@tradelane/specs` carries the same files.',
      table(['Surface', 'Version', 'Operations', 'Document'], rows),
      '## Events',
      'What the hub sends to a connector’s queue is one AsyncAPI 3 document: [JSON](/specs/events.asyncapi.json) · [YAML](/specs/events.asyncapi.yaml). Its messages are in the reference of the [channel platform](/reference/channel-platform/#events).',
      '## Extensions',
      'What the documents say in prose stands beside each operation as an `x-…` extension. Their JSON Schema is [extensions.schema.json](/specs/extensions.schema.json).',
      table(
        ['Extension', 'Says'],
        [
          ['`x-method`', 'The name of the client method, `orders.list`.'],
          ['`x-rate-limit`', 'Recommended and maximum rates, what they count by, or `event-driven`.'],
          ['`x-pagination`', 'Seek or offset, where the entries are, default and largest page.'],
          ['`x-batch-limit`', 'Where the entries are, how many at most, whether a longer list may be sent in parts.'],
          ['`x-partial-success`', 'The lists of a response that accepts some entries and rejects others.'],
          ['`x-at-least-one-of`', 'Query parameters of which the first page needs one.'],
          ['`x-empty-body`, `x-full-replace`', '`Content-Length: 0` without a body; what a full replacement removes.'],
          ['`x-retry`', '`read`, `idempotent`, `replay-safe` or `unsafe`.'],
          ['`x-long-running`', 'What was started, the id to follow, the operation that returns its status.'],
          ['`x-scope`, `x-roles`', 'What the credential must carry.'],
          ['`x-replaced-by`, `x-localized`', 'The replacement of a deprecated operation; takes `locale`.'],
          ['`x-status-only`', 'A success whose body clients do not read.'],
          ['`x-single-file`', 'Where a response is one file as it is, and no archive of several.'],
          ['`x-linked-operations`, `x-url-from`', 'Operations whose address the response of another one gives.'],
          ['`x-assumption`', 'A choice of ours where the documents are silent, and why.'],
        ],
      ),
      '## Workflows',
      'The main flows as [Arazzo](https://spec.openapis.org/arazzo/latest.html) documents. Each runs in the tests as it is published, against the sandbox with its real limits.',
      workflows,
    ),
  };
}
