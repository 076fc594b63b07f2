/** The longest reason that every queue accepts, in bytes. */
const mostBytes = 1_000;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A dead-letter reason that every queue accepts: one line, limited in length. */
export function deadLetterReason(text: string): string {
  const line = text.slice(0, mostBytes).replaceAll(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ');
  const bytes = new Uint8Array(mostBytes);
  return decoder.decode(bytes.subarray(0, encoder.encodeInto(line, bytes).written)).trim();
}

/** The text of anything thrown. */
export function textOf(error: unknown): string {
  try {
    // The first of several errors often has the cause.
    if (error instanceof AggregateError && error.errors.length > 0)
      return [error.message, textOf(error.errors[0])].filter((text) => text !== '').join(' ');
    return String(error instanceof Error ? error.message || error.name : error);
  } catch {
    return 'a value without a message';
  }
}
