import { refuse } from '../errors/index.ts';

/** Real bodies aren't nested deeper. Deeper ones exhaust the stack of recursive functions. */
const deepest = 64;

/** Maximum number of values in a JSON body. Reading and validating more would block other callers. */
const mostValues = 250_000;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Rejects JSON that is nested too deeply or has too many values, before it's parsed. */
function checkShape(text: string, field: string, most: number): void {
  let [depth, values, quoted] = [0, 1, false];
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    if (quoted) {
      if (character === 0x5c) i += 1;
      else if (character === 0x22) quoted = false;
    } else if (character === 0x22) quoted = true;
    else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      values += 1;
      if (depth > deepest)
        refuse(
          'E01',
          400,
          'INVALID_INPUT',
          `The JSON is nested more than ${deepest} levels deep. Send a flatter body.`,
          {
            fields: [{ field, message: `must have at most ${deepest} levels` }],
          },
        );
    } else if (character === 0x7d || character === 0x5d) depth -= 1;
    else if (character === 0x2c) values += 1;
    if (values > most) refuseTooLarge(field, `${most} values`);
  }
}

/** 413: the body exceeds a maximum of the sandbox. */
export const refuseTooLarge = (field: string, most: string): never =>
  refuse('E01', 413, 'PAYLOAD_TOO_LARGE', `The request body has more than ${most}. Send smaller requests.`, {
    fields: [{ field, message: `must have at most ${most}` }],
  });

const refuseEncoding = (what: string): never =>
  refuse(
    'E08',
    400,
    'INVALID_INPUT',
    `${what === '$' ? 'The request body' : what} isn't valid UTF-8. Encode the text as UTF-8.`,
    {
      fields: [{ field: what, message: 'must be UTF-8' }],
    },
  );

/** Decodes UTF-8. Other bytes are refused (E08). */
export function decodeText(bytes: Uint8Array, what: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return refuseEncoding(what);
  }
}

const refuseSyntax = (field: string, error: unknown): never =>
  refuse(
    'E01',
    400,
    'INVALID_INPUT',
    `${field === '$' ? 'The request body' : field} isn't valid JSON: ${reasonOf(error)}.`,
    {
      fields: [{ field, message: 'must be valid JSON' }],
    },
  );

/** The place of a syntax error. The parser also quotes text of the body, which may be secret. */
function reasonOf(error: unknown): string {
  const { message } = error as Error;
  const position = /\bat position \d+/.exec(message)?.[0];
  if (position !== undefined) return `syntax error ${position}`;
  return message.includes('end of JSON') ? 'it ends too early' : 'syntax error';
}

/** Decodes JSON bytes. `what` names them in a refusal: `$` for the body, or a part. */
export function decodeJson(bytes: Uint8Array, what: string, most: number = mostValues): unknown {
  const text = decodeText(bytes, what);
  checkShape(text, what, most);
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuseSyntax(what, error);
  }
}
