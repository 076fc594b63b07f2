import type { Slices } from '../clock/turns.ts';
import { refuse } from '../errors/index.ts';
import { deepest, parseLarge, TooDeep, TooMuch } from './large-json.ts';

const mebibyte = 1024 * 1024;

/** A body that is longer is read in slices. */
export const largeInBytes: number = 128 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    if (quoted) {
      if (character === 0x5c) i += 1;
      else if (character === 0x22) quoted = false;
    } else if (character === 0x22) quoted = true;
    else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (character === 0x7d || character === 0x5d) depth -= 1;
  }
  return false;
}

const refuseEncoding = (what: string): never =>
  refuse('E08', 400, 'INVALID_INPUT', `${what} isn't valid UTF-8.`, {
    fields: [{ field: what, message: 'must be UTF-8' }],
  });

/** Text of UTF-8 bytes; anything else is refused (E08). */
export function decodeText(bytes: Uint8Array, what: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return refuseEncoding(what);
  }
}

const refuseDepth = (field: string): never =>
  refuse('E01', 400, 'INVALID_INPUT', 'The JSON is nested too deeply.', {
    fields: [{ field, message: 'is nested too deeply' }],
  });

const refuseSyntax = (field: string): never =>
  refuse('E01', 400, 'INVALID_INPUT', "The request body isn't valid JSON.", {
    fields: [{ field, message: 'must be valid JSON' }],
  });

/** The value of JSON bytes. `what` names them in a refusal: `$` for the body, or a part. */
export function decodeJson(bytes: Uint8Array, what: string): unknown {
  const text = decodeText(bytes, what);
  if (isTooDeep(text)) refuseDepth(what);
  try {
    return JSON.parse(text);
  } catch {
    return refuseSyntax(what);
  }
}

/** The same, in slices. */
export function* decodeLargeJson(bytes: Uint8Array, what: string): Slices<unknown> {
  // Tens of MB were put together just now.
  if (bytes.length > mebibyte) yield;
  try {
    return yield* parseLarge(bytes);
  } catch (error) {
    if (error instanceof TooDeep) return refuseDepth(what);
    if (error instanceof TooMuch)
      return refuse('E01', 400, 'INVALID_INPUT', error.message, { fields: [{ field: what, message: error.message }] });
    if (error instanceof SyntaxError) return refuseSyntax(what);
    if (error instanceof TypeError) return refuseEncoding(what);
    throw error;
  }
}
