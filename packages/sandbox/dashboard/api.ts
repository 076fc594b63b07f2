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

export interface Exchange {
  readonly id: number;
  readonly time: string;
  readonly operation: string | null;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly content_type?: string;
  readonly request?: string;
  readonly response?: string;
  readonly refusal?: {
    readonly code: string;
    readonly message: string;
    readonly fields: readonly { readonly field?: string; readonly message: string }[];
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command; the credential is for the reader to fill in. */
export function curlOf({ method, url, content_type, request }: Exchange): string {
  const parts = [`curl -X ${method} ${quoted(url)}`, `-H "authorization: $AUTHORIZATION"`];
  if (content_type !== undefined) parts.push(`-H ${quoted(`content-type: ${content_type}`)}`);
  if (request !== undefined) parts.push(`--data ${quoted(request)}`);
  return parts.join(' ');
}
