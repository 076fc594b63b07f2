import { type Document, type Parameter, resolve, type Route, type Schema } from './document.ts';

/**
 * A request that the description forbids: the valid one with another body, or with a text instead of a number, date or
 * enum. Undefined if every argument is a free text.
 */
export function corrupted(document: Document, { path, parameters }: Route, valid: Request): Request | undefined {
  const { method, url, headers } = valid;
  const type = headers.get('content-type') ?? '';
  if (type.includes('json')) return new Request(url, { method, headers, body: '5' });
  if (type.startsWith('multipart')) {
    const rest = new Headers(headers);
    rest.delete('content-type');
    return new Request(url, { method, headers: rest, body: new FormData() });
  }
  const wrong = new URL(url);
  const typed = parameters.filter((parameter) => isTyped(document, parameter));
  const inQuery = typed.find((parameter) => parameter.in === 'query');
  const required = parameters.find((parameter) => parameter.in === 'query' && parameter.required === true);
  const inPath = typed.find((parameter) => parameter.in === 'path');
  if (inQuery !== undefined) wrong.searchParams.set(inQuery.name, '~');
  else if (required !== undefined) wrong.searchParams.delete(required.name);
  else if (inPath !== undefined) {
    const steps = wrong.pathname.split('/');
    const fromEnd = path.split('/').toReversed().indexOf(`{${inPath.name}}`);
    steps[steps.length - 1 - fromEnd] = '~';
    wrong.pathname = steps.join('/');
  } else return undefined;
  return new Request(wrong, { method, headers });
}

function isTyped(document: Document, parameter: Parameter): boolean {
  const schema = resolve<Schema>(document, parameter.schema);
  const { type, format, enum: values, pattern } = resolve<Schema>(document, schema.items ?? schema);
  return type !== 'string' || format === 'date-time' || values !== undefined || pattern !== undefined;
}
