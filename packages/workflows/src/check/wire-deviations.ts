import { counted, type OperationDescriptor } from '@tradelane/core/runtime';
import type { RateWindow } from '@tradelane/core';
import type { Deviation } from './deep-check.ts';
import type { ReadShape } from './response-shapes.ts';

/** The head of a response. */
export interface Head {
  readonly status: number;
  readonly headers: Headers;
}

/** Content types that are shown. Others may name something of the account. */
const publicTypes = /^(?:application\/(?:json|problem\+json|xml|zip|pdf|octet-stream)|text\/(?:html|plain|csv|xml))$/;

/** Compares status, content type and limits of a response with the description. */
export function wireDeviations(operation: OperationDescriptor, read: ReadShape, head: Head): readonly Deviation[] {
  const { status, headers } = head;
  const isEmpty = operation.mayBeEmpty === true && status === 204;
  const deviations: Deviation[] = [];
  if (status !== read.status && !isEmpty)
    deviations.push({ kind: 'status', expected: String(read.status), received: String(status) });
  const isSuccess = status >= 200 && status < 300 && !isEmpty;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (isSuccess && operation.response === undefined && type !== 'application/json')
    deviations.push({
      kind: 'media-type',
      expected: 'application/json',
      received: type === undefined ? 'none' : publicTypes.test(type) ? type : 'another one',
    });
  if (isSuccess && operation.response === 'file' && type === undefined)
    deviations.push({ kind: 'media-type', expected: 'a content type', received: 'none' });
  return [...deviations, ...limitDeviations(operation, head)];
}

/** Compares the limits that headers state with the documented ones. */
function limitDeviations({ rate }: OperationDescriptor, { status, headers }: Head): readonly Deviation[] {
  const documented = rate?.maximum ?? rate?.recommended ?? [];
  const expected = documented.length === 0 ? 'no limit' : documented.map(windowText).join(' and ');
  const sent = statedLimits(headers).filter((one) => !documented.some((window) => isSame(one, window)));
  const deviations = sent.map((one): Deviation => ({ kind: 'limit', expected, received: windowText(one) }));
  const waitInS = Number(headers.get('retry-after') ?? Number.NaN);
  const longestInS = Math.max(0, ...documented.map(({ periodInMs }) => periodInMs / 1000));
  if (status === 429 && waitInS > longestInS)
    deviations.push({ kind: 'limit', expected, received: `retry after ${waitInS} s` });
  return deviations;
}

interface StatedLimit {
  readonly requests: number;
  readonly periodInMs?: number;
}

const isSame = ({ requests, periodInMs }: StatedLimit, window: RateWindow): boolean =>
  requests === window.requests && (periodInMs === undefined || periodInMs === window.periodInMs);

const windowText = ({ requests, periodInMs }: StatedLimit): string =>
  periodInMs === undefined ? `${requests} requests` : `${requests} per ${periodInMs / 1000} s`;

/** Limits of `X-RateLimit-Limit: 60` and `RateLimit-Policy: "a";q=60;w=60`, in the common spellings. */
function statedLimits(headers: Headers): readonly StatedLimit[] {
  const stated: StatedLimit[] = [];
  for (const [name, value] of headers) {
    if (/^(?:x-)?rate-?limit-limit(?:-\w+)?$/.test(name)) {
      const requests = Number(/^\s*(\d+)/.exec(value)?.[1] ?? Number.NaN);
      if (!Number.isNaN(requests)) stated.push({ requests });
    }
    if (name === 'ratelimit-policy')
      for (const [, requests, seconds] of value.matchAll(/;\s*q=(\d+)\s*;\s*w=(\d+)/g))
        stated.push({ requests: Number(requests), periodInMs: Number(seconds) * 1000 });
  }
  return stated;
}

const entriesOf = (count: number): string => counted(count, 'entry', 'entries');

/** A page with fewer entries than requested, although there is a next page, shows a smaller limit. */
export function pageDeviations({ page }: OperationDescriptor, headers: Headers, body: unknown): readonly Deviation[] {
  if (page === undefined || typeof body !== 'object' || body === null) return [];
  const fields = body as Readonly<Record<string, unknown>>;
  const entries = page.items === '$' ? body : fields[page.items];
  if (!Array.isArray(entries)) return [];
  const total = page.style === 'offset' && page.total !== undefined ? fields[page.total] : undefined;
  const hasNext =
    page.style === 'seek'
      ? typeof fields['next_page_token'] === 'string'
      : /rel="?next"?/.test(headers.get('link') ?? '') || (typeof total === 'number' && total > entries.length);
  const isOther = entries.length > page.maxLimit || (hasNext && entries.length < page.maxLimit);
  return isOther
    ? [{ kind: 'page-size', expected: entriesOf(page.maxLimit), received: entriesOf(entries.length) }]
    : [];
}
