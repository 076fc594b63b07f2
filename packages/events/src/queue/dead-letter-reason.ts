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
    let first = error;
    while (first instanceof AggregateError && first.errors.length > 0) first = first.errors[0];
    const text = String(first instanceof Error ? first.message || first.name : first);
    return first === error || !(error instanceof Error) || error.message === '' ? text : `${error.message} ${text}`;
  } catch {
    return 'a value without a message';
  }
}
