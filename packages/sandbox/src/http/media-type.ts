/** The essence of a media type and its parameters, in lower case except for parameter values. */
export interface MediaType {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

export function parseMediaType(text: string): MediaType {
  const [essence = '', ...rest] = text.split(';');
  const parameters = new Map<string, string>();
  for (const match of rest.join(';').matchAll(/\s*([^=;\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g)) {
    const [, name = '', quoted, plain = ''] = match;
    parameters.set(name.toLowerCase(), quoted === undefined ? plain.trim() : quoted.replaceAll(/\\(.)/g, '$1'));
  }
  return { essence: essence.trim().toLowerCase(), parameters };
}

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
