import type { Exchange } from '../src/machinery/http/exchange.ts';

export type { Exchange };

/** Calls the control API of the sandbox that the page came from. */
export async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/__sandbox/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error((JSON.parse(text) as { readonly message: string }).message);
  // What the control API responds with is written in control.openapi.yaml.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command; the credential is for the reader to fill in. */
export function curlOf({ method, url, content_type, request }: Exchange): string {
  const parts = [`curl -X ${method} ${quoted(url)}`, `-H "authorization: $AUTHORIZATION"`];
  if (content_type !== undefined) parts.push(`-H ${quoted(`content-type: ${content_type}`)}`);
  if (request !== undefined) parts.push(`--data ${quoted(request)}`);
  return parts.join(' ');
}
