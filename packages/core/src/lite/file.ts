import type { LiteResponse } from './operation.ts';

/** Reads a file. A web page is an error, unless it is an attachment. */
export function asFile({ status, headers, body, fault }: LiteResponse): Blob {
  const type = headers.get('content-type') ?? '';
  // The rest of the type isn't shown, because it may quote the credential (T10).
  const [page] = /^(?:text\/html|application\/xhtml|application\/(?:problem\+)?json)/i.exec(type) ?? [];
  if (status !== 200 || (page && !headers.has('content-disposition')))
    throw fault(`expected a file, got ${status === 200 ? page : status}`);
  return body.slice(0, body.size, type);
}
