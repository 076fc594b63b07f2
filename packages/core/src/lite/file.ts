import type { LiteResponse } from './operation.ts';

/** Reads a file. A web page is an error, unless it is an attachment. */
export function asFile({ status, headers, body, fault }: LiteResponse): Blob {
  const type = headers.get('content-type') ?? '';
  const isPage = /^(?:text\/html|application\/xhtml|application\/(?:problem\+)?json)/i.test(type);
  if (status !== 200 || (isPage && !headers.has('content-disposition')))
    throw fault(`expected a file, got ${status === 200 ? type : status}`);
  return body.slice(0, body.size, type);
}
