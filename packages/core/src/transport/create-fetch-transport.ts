import { type FetchFunction, fetchTransport } from './fetch-transport.ts';
import type { Transport } from './transport.ts';
import { writeUnread } from './stream-body.ts';

/**
 * Creates a transport that uses `fetch` and runs everywhere. It requests files without compression (except files for
 * browsers), unless a header overrides it. On Node, a file that is compressed anyway fails with a ConfigurationError,
 * because Node's `fetch` accepts a truncated compressed body.
 * @param fetchFunction Called with one global `Request`. Default: the global `fetch`, looked up at each call.
 */
export function createFetchTransport(fetchFunction?: FetchFunction): Transport {
  return fetchTransport(fetchFunction, writeUnread);
}
