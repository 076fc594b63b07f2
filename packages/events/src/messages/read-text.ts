import { EventFormatError } from './event-format-error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a body.
 * @throws {EventFormatError} If its bytes aren't UTF-8: two IDs could become one.
 */
export function readText(body: string | Uint8Array): string {
  if (typeof body === 'string') return body;
  try {
    return decoder.decode(body);
  } catch (cause) {
    throw new EventFormatError({}, [{ field: '', message: 'is not UTF-8' }], cause);
  }
}
