import { type FetchFunction, fetchTransport } from './fetch-transport.ts';
import type { Transport } from './transport.ts';
import { writeUnread } from './unread-body.ts';

/**
 * Carries requests by `fetch`; runs everywhere. A file is asked for uncompressed (not by files for browsers), unless a header says otherwise; on Node one that
 * comes compressed all the same is refused with a ConfigurationError, since Node's `fetch` takes a compressed body that was cut short for a whole one.
 * @param fetchFunction called with one global `Request`; the global `fetch`, looked up at each call, where absent.
 */
export function createFetchTransport(fetchFunction?: FetchFunction): Transport {
  return fetchTransport(fetchFunction, writeUnread);
}
