import { counted } from '@tradelane/core/runtime';
import { baseUrlText } from './base-url.ts';
import { link, limit } from './facts.ts';
import { blocks, prose, table } from './markdown.ts';
import type { Page } from './page.ts';
import {
  clientOf,
  deprecatedLast,
  type DescribedOperation,
  groupTitle,
  operationPath,
  type SurfaceReference,
} from './reference.ts';
import { requestHtml } from './request-html.ts';
import { assumptionsHtml, assumptionsText } from './assumptions.ts';

/** The front page of a surface: its purpose, its client and all operations. */
export function surfacePage(reference: SurfaceReference, sandbox: Readonly<Record<string, string>>): Page {
  const { surface, document, operations } = reference;
  const client = clientOf(surface);
  const specs = `[JSON](/specs/${surface.name}.openapi.json) · [YAML](/specs/${surface.name}.openapi.yaml), version ${document.info.version}`;
  const groups = (rows: OperationTable, folded: Folded): readonly string[] =>
    [...Map.groupBy(operations, ({ group }) => group)].map(([group, members]) => {
      const tag = document.tags?.find(({ name }) => name === group)?.description;
      const list = rows(reference, deprecatedLast(members));
      return blocks(
        `### ${groupTitle(group)}`,
        tag !== undefined && prose(tag),
        folded(counted(members.length, 'operation'), list),
      );
    });
  const page = (rows: OperationTable, folded: Folded, assumed: string): string =>
    blocks(
      purpose,
      surface.client
        ? `Client: \`${client.package}\`. OpenAPI 3.1: ${specs}.`
        : `OpenAPI 3.1: ${specs}. The other clients exchange their credentials here automatically, so it needs no client.`,
      `**Base URL**: ${baseUrlText(reference, sandbox)}`,
      '## Operations',
      folded !== unfolded && filterHtml(operations.length),
      ...groups(rows, folded),
      documentsEvents(reference),
      '## Limits at a glance',
      limits.length === 0
        ? 'No limits are documented for these operations.'
        : folded(`Limits of ${counted(limits.length, 'operation')}`, table(['Operation', 'Limit'], limits)),
      more.length + assumed.length > 0 && '## About this API',
      ...more,
      assumed,
    );
  // What the API does is above its operations, everything else below them.
  const [purpose = '', ...more] = prose(document.info.description ?? '').split('\n\n');
  const limits = operations
    .filter(({ object }) => object['x-rate-limit'].maximum !== 'event-driven')
    .map((operation) => [link(reference, operation.id), limit(surface.name, operation)]);
  return {
    path: `reference/${surface.name}`,
    title: document.info.title,
    label: 'Overview',
    description: `${counted(operations.length, 'operation')} of ${document.info.title}: methods, limits and the OpenAPI description.`,
    markdown: page(textRows, unfolded, assumptionsText(document.info['x-assumption'])),
    body: page(
      htmlRows,
      operations.length > mostOpen ? folded : unfolded,
      assumptionsHtml(document.info['x-assumption']),
    ),
    section: 'Reference',
  };
}

/** With more operations than this, the page folds its groups and has a filter. */
const mostOpen = 20;

/** A part of the page below a line that opens it. */
type Folded = (summary: string, content: string) => string;

const unfolded: Folded = (_, content) => content;
const folded: Folded = (summary, content) =>
  blocks(`<details class="folded"><summary>${summary}</summary>`, content, '</details>');

function filterHtml(count: number): string {
  return `<p class="filter" data-late><input type="search" aria-label="Filter operations" placeholder="Filter ${count} operations by name, path or ID"><span role="status"></span></p>`;
}

type OperationTable = (reference: SurfaceReference, members: readonly DescribedOperation[]) => string;

const textRows: OperationTable = ({ surface }, members) =>
  table(
    ['Operation', 'Method', 'Request'],
    members.map((operation) => [
      `[${operation.object.summary}](/${operationPath(surface.name, operation.id)}/)${deprecated(operation)} · \`${operation.id}\``,
      surface.client ? `\`${operation.object['x-method']}\`` : 'None',
      `\`${`${operation.method} ${operation.path}`.trim()}\``,
    ]),
  );

/** The request stands below the title, so that its path has the room of a line. */
const htmlRows: OperationTable = ({ surface }, members) =>
  table(
    ['Operation', 'SDK', 'ID'],
    members.map((operation) => [
      `[${operation.object.summary}](/${operationPath(surface.name, operation.id)}/)${deprecated(operation)}<br>${requestHtml(operation)}`,
      surface.client ? `\`${operation.object['x-method']}\`` : 'None',
      `\`${operation.id}\``,
    ]),
  );

function deprecated({ object }: DescribedOperation): string {
  return object.deprecated === true ? ' (deprecated)' : '';
}

function documentsEvents({ document }: SurfaceReference): string {
  const kinds = Object.keys(document.webhooks ?? {});
  return kinds.length === 0
    ? ''
    : blocks(
        '## Events',
        `The hub sends these events to the queue of a connector (see [Events](/guides/events/)): ${kinds.map((kind) => `[${kind}](/reference/events/${kind.toLowerCase()}/)`).join(', ')}.`,
      );
}
