import type { Exchange } from '../src/machinery/http/journal.ts';

export type { Exchange };

/** Returns the reason of an error response, if it has one. */
function messageOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { readonly message?: string }).message;
  } catch {
    return undefined;
  }
}

/** Calls the control API of the sandbox that the page came from. */
export async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/__sandbox/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error('The sandbox does not respond. Your change may not have been made.');
  });
  const text = await response.text();
  if (!response.ok) throw new Error(messageOf(text) ?? `The sandbox responded with ${response.status}.`);
  // control.openapi.yaml describes the responses.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the request as a curl command, with placeholders for the credential and for a truncated body. */
export function curlOf({ method, url, content_type, request, request_cut }: Exchange): string {
  const verb = method === 'HEAD' ? '--head' : `-X ${method}`;
  const parts = [`curl ${verb} ${quoted(url)}`, `-H "authorization: $AUTHORIZATION"`];
  if (content_type !== undefined) parts.push(`-H ${quoted(`content-type: ${content_type}`)}`);
  if (request_cut === true) parts.push('--data-binary @BODY_OF_THE_REQUEST');
  else if (request !== undefined) parts.push(`--data-raw ${quoted(request)}`);
  return parts.join(' ');
}
