import { ApiError, type FieldError } from '../errors/index.ts';
import type { BatchReason } from './batch-item.ts';

/**
 * Position of a request's items: `start` in your list, and `list` as its name in the request (`''` for a root list).
 */
export interface Numbering {
  readonly start: number;
  readonly list: string;
}

/** Matches an index in any server notation: `$.orders[7].lines`, `orders[7]`, `/orders/7/lines`, `$[7]`. */
function indexPattern(list: string): RegExp {
  const name = list.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const before = name === '' ? String.raw`^\$?` : String.raw`(?:^|[.$/])${name}`;
  return new RegExp(String.raw`${before}(?:\[|\/)(\d+)(?=[\]./]|$)`, 'd');
}

/** Maps a rejected request to the reasons of each item: its own if the server names the item, otherwise all. */
export function reasonsOfRequest(error: Error, numbering: Numbering): (index: number) => readonly BatchReason[] {
  const { code, fields } = detailsOf(error);
  const reasons =
    fields.length === 0
      ? [{ message: error.message, code, field: undefined, index: undefined }]
      : fields.map((one) =>
          numbered({ message: one.message ?? error.message, code: one.code ?? code, field: one.field }, numbering),
        );
  const byIndex = new Map<number, BatchReason[]>();
  for (const reason of reasons) {
    if (reason.index === undefined) continue;
    const own = byIndex.get(reason.index);
    if (own === undefined) byIndex.set(reason.index, [reason]);
    else own.push(reason);
  }
  return (index) => byIndex.get(index) ?? reasons;
}

/** Replaces the request's index with the caller's index, in the field and in the message. */
export function numbered(reason: Omit<BatchReason, 'index'>, { start, list }: Numbering): BatchReason {
  const { field } = reason;
  const at = field === undefined ? undefined : indexPattern(list).exec(field);
  const [from, to] = at?.indices?.[1] ?? [];
  if (field === undefined || from === undefined || to === undefined) return { ...reason, index: undefined };
  const index = start + Number(field.slice(from, to));
  const renumbered = `${field.slice(0, from)}${index}${field.slice(to)}`;
  return { ...reason, message: reason.message.replaceAll(field, renumbered), field: renumbered, index };
}

function detailsOf(error: Error): { readonly code: string | undefined; readonly fields: readonly FieldError[] } {
  if (error instanceof ApiError) return { code: error.serverCode, fields: error.fieldErrors };
  return { code: codeOf(error), fields: [] };
}

function codeOf(error: Error): string | undefined {
  for (const name of ['serverCode', 'systemCode', 'code'] as const) {
    const code = (error as Partial<Record<typeof name, unknown>>)[name];
    if (typeof code === 'string') return code;
  }
  return undefined;
}
