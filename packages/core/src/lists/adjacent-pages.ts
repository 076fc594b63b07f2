import type { PageStyle } from '../operation/descriptor.ts';
import { malformedResponse } from '../errors/index.ts';
import type { CallResponse, Call } from '../operation/call.ts';
import { queryNumber, type Position } from './cursor.ts';

/** One link of a `Link` header (RFC 8288). */
export interface Link {
  /** Reference as sent. May be relative. */
  readonly target: string;
  /** Relation types, lower-cased. */
  readonly rel: readonly string[];
}

/** Matches `; name=value`, `; name="value"` and `; name`. An unclosed quote ends with the text. */
const parameter = /\s*;\s*([^=;,\s]*)\s*(?:=\s*(?:"\s*((?:[^"\\]|\\[^])*)(?:"|\\?$)|([^;,\s]*)))?/y;

/** Parses a `Link` header. It skips malformed links and links about another resource (`anchor`). */
export function parseLinkHeader(header: string): readonly Link[] {
  const links: Link[] = [];
  for (let at = header.indexOf('<'); at >= 0; at = header.indexOf('<', at)) {
    const end = header.indexOf('>', at);
    if (end < 0) break;
    const target = header.slice(at + 1, end).trim();
    const parameters = new Map<string, string>();
    at = end + 1;
    parameter.lastIndex = at;
    for (let found = parameter.exec(header); found !== null; found = parameter.exec(header)) {
      at = parameter.lastIndex;
      const [, name = '', quoted, bare = ''] = found;
      const key = name.toLowerCase();
      // The first parameter of a name counts (RFC 8288, 3.3).
      if (!parameters.has(key)) parameters.set(key, quoted?.replaceAll(/\\([^])/g, '$1') ?? bare);
    }
    const rel = (parameters.get('rel') ?? '').toLowerCase().split(/\s/).filter(Boolean);
    if (!parameters.has('anchor')) links.push({ target, rel });
  }
  return links;
}

/** Target of the first link with this relation. `prev` and `previous` are the same. */
export function findLink(header: string | null, relation: 'next' | 'previous'): string | undefined {
  const names = relation === 'next' ? ['next'] : ['previous', 'prev'];
  return parseLinkHeader(header ?? '').find((link) => link.rel.some((rel) => names.includes(rel)))?.target;
}

/** Positions of the adjacent pages. */
export interface AdjacentPages {
  readonly next: Position | undefined;
  readonly previous: Position | undefined;
  /** Number of items in the whole list, if the response contains it (offset lists). */
  readonly total: number | undefined;
  /** How many fewer items than requested the page has, although more pages follow. */
  readonly missing?: number;
}

export interface PageResponse {
  /** The call that read the page. */
  readonly call: Call;
  readonly response: CallResponse;
  readonly body: unknown;
  readonly itemCount: number;
  /** Offset of the previous page, if this page was reached by counting. */
  readonly offsetBefore?: number | undefined;
  /** Whether rows moved without a growth of the total, so that it doesn't show the end. */
  readonly isTotalStale?: boolean;
}

/** Number of items in the whole list, if the response contains it (offset lists). */
export function totalOf(style: PageStyle, body: unknown): number | undefined {
  const total = style.style === 'seek' || style.total === undefined ? undefined : fieldOf(body, style.total);
  return typeof total === 'number' && Number.isFinite(total) ? total : undefined;
}

export function adjacentPagesOf(style: PageStyle, page: PageResponse): AdjacentPages {
  return style.style === 'seek' ? adjacentBySeek(page) : adjacentByOffset(style, page);
}

/** Longest page token, in characters (our choice). No server takes a URL that long. */
const longestToken = 65_536;

/** Q03: the last page has no token. Some servers send null or an empty string instead. */
function adjacentBySeek(page: PageResponse): AdjacentPages {
  const position = (name: string): Position | undefined => {
    const token = fieldOf(page.body, name);
    if (token === undefined || token === null || token === '') return undefined;
    if (typeof token !== 'string') throw malformedResponse(page.call, page.response, `$.${name} isn't a string`);
    if (token.length > longestToken) {
      const found = `${name} has ${token.length} characters, but a page token can have at most ${longestToken}`;
      throw malformedResponse(page.call, page.response, found);
    }
    return { at: 'token', token };
  };
  return { next: position('next_page_token'), previous: position('previous_page_token'), total: undefined };
}

/** Q01: the `Link` header has priority. Without it, offset, page size and total decide. */
function adjacentByOffset(style: Extract<PageStyle, { style: 'offset' }>, page: PageResponse): AdjacentPages {
  const total = totalOf(style, page.body);
  const header = page.response.headers.get('link');
  const next = followLink(page, findLink(header, 'next'));
  const previous = followLink(page, findLink(header, 'previous'));
  if (next !== undefined || previous !== undefined) return { next, previous, total };
  return { ...adjacentByCount(style, page, total), total };
}

function adjacentByCount(
  style: Extract<PageStyle, { style: 'offset' }>,
  page: PageResponse,
  total: number | undefined,
): Omit<AdjacentPages, 'total'> {
  const offset = queryNumber(page.call, 'offset') ?? 0;
  const size = queryNumber(page.call, 'max') || style.defaultLimit;
  const { itemCount, offsetBefore, isTotalStale } = page;
  // Advance by the number of received items. A server may ignore `max` or cap it, and the total shows the end.
  const nextOffset = offset + itemCount;
  // A total below the received items is wrong, so it doesn't show the end.
  const isMore = total !== undefined && total > nextOffset;
  const isEnd = total === nextOffset && isTotalStale !== true;
  const isLast = itemCount === 0 || isEnd || (!isMore && itemCount < size);
  const missing = isLast ? 0 : Math.max(0, size - itemCount);
  return {
    next: isLast ? undefined : { at: 'offset', offset: nextOffset },
    previous: offset === 0 ? undefined : { at: 'offset', offset: offsetBefore ?? Math.max(0, offset - size + missing) },
    missing,
  };
}

/**
 * Uses only the query of a link, so credentials never go to another host or path. A link to another list's path is
 * rejected.
 */
function followLink(page: PageResponse, target: string | undefined): Position | undefined {
  if (target === undefined) return undefined;
  const { url } = page.response;
  const here = new URL(url).pathname;
  const there = URL.canParse(target, url) ? new URL(target, url) : undefined;
  if (there === undefined || !(here.endsWith(there.pathname) || there.pathname.endsWith(here))) {
    throw malformedResponse(page.call, page.response, 'its Link header leads to another address');
  }
  return { at: 'link', query: there.search };
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
}
