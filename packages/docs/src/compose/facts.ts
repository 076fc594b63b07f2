import type { Rate } from '../../../../scripts/generate/document.ts';
import { operationPath, type DescribedOperation, type SurfaceReference } from './reference.ts';

/** What decides how an operation is called, in Markdown. */
export interface Fact {
  readonly name: string;
  readonly text: string;
}

/** Limit, scope, retry safety, paging, batches: a fact each, none left out silently. */
export function factsOf(reference: SurfaceReference, operation: DescribedOperation): readonly Fact[] {
  const { object } = operation;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Limit', limit(reference.surface.name, operation)],
    ['Retry', reference.surface.client ? retry[object['x-retry']] : 'Safe: another token is given.'],
    ['Scope', anyOf(object['x-scope'])],
    ['Roles', anyOf(object['x-roles'])],
    ['Credentials', credentials(reference, operation)],
    ['Paging', paging(operation)],
    ['Batch limit', batch(operation)],
    ['Partial success', partial(operation)],
    ['Replaces the whole', object['x-full-replace']],
    [
      'Empty body',
      object['x-empty-body'] === true
        ? 'No body is sent, and `Content-Length: 0` is. The client does both.'
        : undefined,
    ],
    ['Long-running', longRunning(reference, operation)],
    [
      'Localized',
      object['x-localized'] === true ? 'Takes `locale`, one of the active ones of the instance.' : undefined,
    ],
    [
      'Address',
      operation.path === ''
        ? `Given by \`${object['x-url-from']?.field ?? ''}\` of ${link(reference, object['x-url-from']?.operation ?? '')}.`
        : undefined,
    ],
  ];
  return facts.flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));
}

const retry = {
  read: 'Safe: it changes nothing. Repeated by itself after a lost response or a 5xx.',
  idempotent: 'Safe: the same call again has the same effect. Repeated by itself after a lost response or a 5xx.',
  'replay-safe': 'Safe: an upsert that may be sent again. Repeated by itself after a lost response or a 5xx.',
  unsafe:
    "Never repeated once its outcome is unknown: the error says [`outcome: 'unknown'`](/guides/retries/). A 401 or 429 rejected it before it was processed and is replayed.",
} as const;

export function limit(surface: string, operation: DescribedOperation): string {
  const declared = operation.object['x-rate-limit'];
  const { recommended, maximum, note } = declared.surfaces?.[surface] ?? declared;
  const most = rate(maximum);
  const advised = rate(recommended);
  const key =
    declared.key === undefined
      ? ''
      : ` for each ${declared.key.map((part) => `\`${part.replace(/^(path|query|body)\./, '')}\``).join(' and ')}`;
  const said = note === undefined ? '' : ` ${note[0]?.toUpperCase()}${note.slice(1).replace(/\.$/, '')}.`;
  if (most === undefined && advised === undefined)
    return `As often as there is something to do; no number is documented.${said}`;
  const free = declared.followUpPages === 'free' ? ' Pages that follow do not count.' : '';
  return `${most === undefined ? 'No documented maximum' : `At most ${most}${key}`}${advised === undefined || advised === most ? '' : `; ${advised} recommended`}.${free}${said}`;
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
      ? 'Seek: `next_page_token` leads on, sent alone as `page_token`'
      : 'Offset: `max` and `offset`, `Link` header';
  return `${style}. ${page.defaultLimit ?? 10} entries a page unless asked otherwise, at most ${page.maxLimit ?? 100}, in \`${page.items}\`. [Iterate](/guides/paging/) and the client pages.`;
}

function batch({ object }: DescribedOperation): string | undefined {
  const limit = object['x-batch-limit'];
  if (limit === undefined) return undefined;
  const where = limit.items === 'body.$' ? 'the body' : `\`${limit.items.replace(/^(body|query)\./, '')}\``;
  const most = limit.files === undefined ? `${limit.maximum} entries in ${where}` : `${limit.maximum} files at once`;
  return `At most ${most}. ${limit.split ? 'The client sends a longer list in several requests.' : 'A longer list is rejected before anything is sent.'}`;
}

function partial({ object }: DescribedOperation): string | undefined {
  const lists = object['x-partial-success'];
  if (lists === undefined) return undefined;
  const taken = lists.succeeded === undefined ? '' : ` \`${lists.succeeded}\` holds what was accepted,`;
  return `Entries succeed or fail on their own:${taken} \`${lists.failed}\` what was rejected. The method returns a [\`BatchResult\`](/guides/partial-success/).`;
}

function longRunning(reference: SurfaceReference, { object }: DescribedOperation): string | undefined {
  const work = object['x-long-running'];
  if (work === undefined) return undefined;
  if (work.status === undefined)
    return 'The work goes on in the background after the response; no operation returns its status.';
  const ends = `${values('Done', work.succeeded)}${values('Failed', work.failed)}`;
  return `The work goes on after the response. Follow \`${work.id ?? ''}\` with ${link(reference, work.status)}.${ends}`;
}

function values(name: string, list: readonly string[] | undefined): string {
  return list === undefined ? '' : ` ${name}: ${list.map((value) => `\`${value}\``).join(', ')}.`;
}

/** A link to an operation of the same surface by id; its id alone where the surface does not have it. */
export function link({ surface, operations }: SurfaceReference, id: string): string {
  const target = operations.find((operation) => operation.id === id);
  return target === undefined
    ? `\`${id}\``
    : `[\`${target.group}.${target.name}\`](/${operationPath(surface.name, id)}/) (${id})`;
}
