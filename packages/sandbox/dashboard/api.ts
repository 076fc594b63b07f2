import type { Exchange } from '../src/machinery/http/exchange.ts';

export type { Exchange };

/** Why a call was refused; a failure may come without a reason. */
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
    throw new Error('The sandbox does not respond; what was asked for may not be done.');
  });
  const text = await response.text();
  if (!response.ok) throw new Error(messageOf(text) ?? `The sandbox responded with ${response.status}.`);
  // What the control API responds with is written in control.openapi.yaml.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command; the credential is for the reader to fill in, and so is a body that was not kept whole. */
export function curlOf({ method, url, content_type, request, request_cut }: Exchange): string {
  const verb = method === 'HEAD' ? '--head' : `-X ${method}`;
  const parts = [`curl ${verb} ${quoted(url)}`, `-H "authorization: $AUTHORIZATION"`];
  if (content_type !== undefined) parts.push(`-H ${quoted(`content-type: ${content_type}`)}`);
  if (request_cut === true) parts.push('--data-binary @BODY_OF_THE_REQUEST');
  else if (request !== undefined) parts.push(`--data-raw ${quoted(request)}`);
  return parts.join(' ');
}
