/** So many bytes of text every queue takes beside a message. */
const mostBytes = 1_000;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Why a message is in the dead letters, as every queue takes it: one line, not too long, of characters that may be sent. */
export function deadLetterReason(text: string): string {
  const line = text.slice(0, mostBytes).replaceAll(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ');
  const bytes = new Uint8Array(mostBytes);
  return decoder.decode(bytes.subarray(0, encoder.encodeInto(line, bytes).written)).trim();
}

/** Anything can be thrown, and not everything has a text. */
export function textOf(error: unknown): string {
  try {
    // What several addresses or tries ended with: often only the first of them says why.
    if (error instanceof AggregateError && error.errors.length > 0)
      return [error.message, textOf(error.errors[0])].filter((text) => text !== '').join(' ');
    return String(error instanceof Error ? error.message || error.name : error);
  } catch {
    return 'something without a text';
  }
}
