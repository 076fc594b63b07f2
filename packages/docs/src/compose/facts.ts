import type { Rate } from '@tradelane/spec-model/document';
import { operationPath, type DescribedOperation, type SurfaceReference } from './reference.ts';

/** A property of an operation that decides how to call it, in Markdown. */
export interface Fact {
  readonly name: string;
  readonly text: string;
}

/** Limit, scope, retry safety, paging, batches: one fact each. */
export function factsOf(reference: SurfaceReference, operation: DescribedOperation): readonly Fact[] {
  const { object } = operation;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [
      'Source',
      object['x-source'] === 'wire'
        ? 'Not in the documents. Names, types and limits are as observed from the API.'
        : undefined,
    ],
    ['Limit', limit(reference.surface.name, operation)],
    ['Retry', reference.surface.client ? retry[object['x-retry']] : 'Safe: a retry returns another token.'],
    ['Scope', anyOf(object['x-scope'])],
    ['Roles', anyOf(object['x-roles'])],
    ['Credentials', credentials(reference, operation)],
    ['Paging', paging(operation)],
    ['Batch limit', batch(operation)],
    ['Partial success', partial(operation)],
    ['Full replacement', object['x-full-replace']],
    [
      'Empty body',
      object['x-empty-body'] === true
        ? 'The request has no body but the header `Content-Length: 0`. The client sends it.'
        : undefined,
    ],
    ['Long-running', longRunning(reference, operation)],
    [
      'Localized',
      object['x-localized'] === true ? 'Accepts `locale`, a language that is active on the instance.' : undefined,
    ],
    [
      'Address',
      operation.path === ''
        ? `In \`${object['x-url-from']?.field ?? ''}\` of the response of ${link(reference, object['x-url-from']?.operation ?? '')}.`
        : undefined,
    ],
  ];
  return facts.flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));
}

const retry = {
  read: 'Safe: it changes nothing. Retried automatically after a lost response or a 5xx.',
  idempotent: 'Safe: a repeated call has the same effect. Retried automatically after a lost response or a 5xx.',
  'replay-safe': 'Safe: an upsert that can be sent again. Retried automatically after a lost response or a 5xx.',
  unsafe:
    "Not retried automatically if the outcome is unknown. The error then has [`outcome: 'unknown'`](/guides/retries/). After a 401 or 429, the client retries, because the request was not processed.",
} as const;

const countedPages = {
  free: ' Only the first page of a list counts.',
  separate: ' Each page of the list has its own count.',
} as const;

export function limit(surface: string, operation: DescribedOperation): string {
  const declared = operation.object['x-rate-limit'];
  const { recommended, maximum, note } = declared.surfaces?.[surface] ?? declared;
  const most = rate(maximum);
  const advised = rate(recommended);
  const key =
    declared.key === undefined
      ? ''
      : ` per ${declared.key.map((part) => `\`${part.replace(/^(path|query|body)\./, '')}\``).join(' and ')}`;
  const more = note === undefined ? '' : ` ${note[0]?.toUpperCase()}${note.slice(1).replace(/\.$/, '')}.`;
  if (most === undefined && advised === undefined) return `Event-driven, without a documented number.${more}`;
  const pages = declared.followUpPages === undefined ? '' : countedPages[declared.followUpPages];
  return `${most === undefined ? 'No documented maximum' : `At most ${most}${key}`}${advised === undefined || advised === most ? '' : `, ${advised} recommended`}.${pages}${more}`;
}

function rate(value: Rate): string | undefined {
  return value === 'event-driven'
    ? undefined
    : value.map(({ requests, period }) => `${requests} per ${duration(period)}`).join(' and ');
}

function duration(period: string): string {
  const [, number, unit] = /^PT?(\d+)([DHMS])$/.exec(period) ?? [];
  const name = { D: 'day', H: 'hour', M: 'minute', S: 'second' }[unit ?? ''];
  if (name === undefined) return period;
  return number === '1' ? name : `${number} ${name}s`;
}

function anyOf(list: readonly string[] | undefined): string | undefined {
  if (list === undefined) return undefined;
  const written = list.map((entry) => `\`${entry}\``).join(', ');
  return list.length === 1 ? written : `Any of ${written}`;
}

function credentials({ document }: SurfaceReference, operation: DescribedOperation): string {
  const requirements = operation.object.security ?? document.security ?? [];
  const names = requirements.flatMap((requirement) => Object.keys(requirement));
  const schemes = names.map((name) => {
    const { type, scheme } = document.components?.securitySchemes?.[name] ?? { type: 'http' as const };
    return type === 'apiKey'
      ? 'An API key'
      : type === 'oauth2' || scheme === undefined
        ? 'Client credentials'
        : 'A bearer token';
  });
  return names.length === 0
    ? 'None.'
    : `[${[...new Set(schemes)].join(' or ')}](/guides/authentication/) (${names.map((name) => `\`${name}\``).join(', ')}).`;
}

function paging({ object }: DescribedOperation): string | undefined {
  const page = object['x-pagination'];
  if (page === undefined) return undefined;
  const style =
    page.style === 'seek'
      ? 'Seek: to read the next page, send only `next_page_token` as `page_token`'
      : 'Offset: `max` and `offset`, `Link` header';
  return `${style}. Entries are in \`${page.items}\`, at most ${page.maxLimit ?? 100} per page. Default: ${page.defaultLimit ?? 10}. [Iterate](/guides/paging/) to read all pages.`;
}

function batch({ object }: DescribedOperation): string | undefined {
  const limit = object['x-batch-limit'];
  if (limit === undefined) return undefined;
  const where = limit.items === 'body.$' ? 'the body' : `\`${limit.items.replace(/^(body|query)\./, '')}\``;
  const most = limit.files === undefined ? `${limit.maximum} entries in ${where}` : `${limit.maximum} files at once`;
  return `At most ${most}. ${limit.split ? 'The client splits longer lists into several requests.' : 'The client rejects longer lists before it sends anything.'}`;
}

function partial({ object }: DescribedOperation): string | undefined {
  const lists = object['x-partial-success'];
  if (lists === undefined) return undefined;
  const accepted = lists.succeeded === undefined ? '' : ` \`${lists.succeeded}\` contains accepted entries.`;
  return `Each entry succeeds or fails separately.${accepted} \`${lists.failed}\` contains rejected entries. The method returns a [\`BatchResult\`](/guides/partial-success/).`;
}

function longRunning(reference: SurfaceReference, { object }: DescribedOperation): string | undefined {
  const work = object['x-long-running'];
  if (work === undefined) return undefined;
  if (work.status === undefined)
    return 'Processing continues in the background after the response. No operation returns its status.';
  const ends = `${values('Succeeded', work.succeeded)}${values('Failed', work.failed)}`;
  return `Processing continues after the response. Track \`${work.id ?? ''}\` with ${link(reference, work.status)}.${ends}`;
}

function values(name: string, list: readonly string[] | undefined): string {
  return list === undefined ? '' : ` ${name}: ${list.map((value) => `\`${value}\``).join(', ')}.`;
}

/** A link to an operation of the same surface by id, or only its id if the surface lacks it. */
export function link({ surface, operations }: SurfaceReference, id: string): string {
  const target = operations.find((operation) => operation.id === id);
  return target === undefined
    ? `\`${id}\``
    : `[\`${target.group}.${target.name}\`](/${operationPath(surface.name, id)}/) (${id})`;
}
