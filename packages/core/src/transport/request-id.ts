import { shortLine } from '../errors/index.ts';
import { maskCredentials } from './redact.ts';

const requestIdHeaders: readonly string[] = ['x-request-id', 'x-correlation-id', 'request-id'];

/** Returns the server's ID of the request, from headers in common use (own assumption, the documents name none). */
export function requestIdOf(headers: Headers, authorizations: readonly string[]): string | undefined {
  const id = requestIdHeaders.map((name) => headers.get(name)).find(Boolean);
  return id ? shortLine(maskCredentials(id, authorizations)).slice(0, 200) : undefined;
}
