/** The essence of a media type and its parameters, in lower case except for parameter values. */
export interface MediaType {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

export function parseMediaType(text: string): MediaType {
  const [essence = '', ...rest] = sectionsOf(text);
  const parameters = new Map<string, string>();
  for (const section of rest) {
    const equals = section.indexOf('=');
    const name = section.slice(0, Math.max(0, equals)).trim().toLowerCase();
    const value = section.slice(equals + 1).trim();
    if (name !== '') parameters.set(name, value.startsWith('"') ? unquoted(value) : value);
  }
  return { essence: essence.trim().toLowerCase(), parameters };
}

/** Splits at semicolons outside of quotes. Reads each character once, because anyone can send a header of any form. */
function* sectionsOf(text: string): Iterable<string> {
  let [start, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '\\' && isQuoted) at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === ';' && !isQuoted) {
      yield text.slice(start, at);
      start = at + 1;
    }
  }
  yield text.slice(start);
}

const unquoted = (text: string): string =>
  text.slice(1, text.endsWith('"') ? -1 : undefined).replaceAll(/\\(.)/g, '$1');

/** Whether an `Accept` header admits a media type. */
export function accepts(accept: string, type: string): boolean {
  const [group] = type.split('/');
  for (const range of accept.toLowerCase().split(',')) {
    const [essence = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) continue;
    if (essence === '*/*' || essence === '*' || essence === type || essence === `${group}/*`) return true;
  }
  return false;
}
