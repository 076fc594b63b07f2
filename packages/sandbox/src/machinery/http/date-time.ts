// RFC 3339 with any offset; seconds may be left out, as ISO 8601 allows.
const shape = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?([Zz]|[+-]\d{2}:\d{2})$/;

/** An instant in UTC with milliseconds (`2026-01-12T08:30:00.000Z`), or `undefined` where the text is no date-time. */
export function normalizeInstant(text: string): string | undefined {
  if (!shape.test(text)) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) return undefined;
  // Date.parse lets 31 February pass as 3 March.
  const day = Number(text.slice(8, 10));
  const monthLength = new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate();
  return day >= 1 && day <= monthLength ? new Date(time).toISOString() : undefined;
}
