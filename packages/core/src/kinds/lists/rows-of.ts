import type { PageStyle } from '../../base/descriptor.ts';

/**
 * The rows of a page: a member of the response, or `$` for a response that is itself the array. Undefined where they are absent or null,
 * unless the response counts no row from `offset` on: a bare `{}` may be of anything.
 */
export function rowsOf(style: PageStyle, body: unknown, offset: number): unknown {
  if (style.items === '$') return body;
  const members = body as Readonly<Record<string, unknown>>; // JSON that is neither an object nor a list was refused
  const total = style.style === 'offset' && members[style.total ?? ''];
  return members[style.items] ?? (typeof total === 'number' && total <= offset ? [] : undefined);
}
