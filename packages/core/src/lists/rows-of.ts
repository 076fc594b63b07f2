import type { PageStyle } from '../operation/descriptor.ts';

/**
 * Items of a page: a member of the response, or `$` if the response is the array. A missing member is an empty page
 * only if the total confirms it.
 */
export function rowsOf(style: PageStyle, body: unknown, offset: number): unknown {
  if (style.items === '$') return body;
  const members = body as Readonly<Record<string, unknown>>; // JSON that is neither an object nor a list was refused
  const total = style.style === 'offset' && members[style.total ?? ''];
  return members[style.items] ?? (typeof total === 'number' && total <= offset ? [] : undefined);
}
