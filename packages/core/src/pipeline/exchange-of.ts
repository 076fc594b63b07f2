import { isHeaderValue, readHeaders } from '../arguments/headers.ts';
import type { Call } from '../call.ts';
import { isLoopback } from '../config/base-url.ts';
import type { Settings } from '../config/settings.ts';
import { ArgumentError } from '../errors/index.ts';
import type { BodySource } from './body-source.ts';
import type { Exchange } from './exchange.ts';

interface WrittenCall extends Pick<Exchange, 'streams' | 'returnsErrors'> {
  readonly call: Call;
  readonly url: string;
  readonly source: BodySource | undefined;
  /** Headers of a `raw` call. */
  readonly headers?: Headers | undefined;
}

/**
 * Puts together what leaves, except for the credential.
 * @throws ArgumentError for headers that cannot be sent, and for a link of another host that is not https (T12)
 */
export function exchangeOf(
  settings: Settings,
  { call, url, source, streams, returnsErrors, headers: own }: WrittenCall,
): Exchange {
  const { options } = call;
  const callId = options.callId ?? crypto.randomUUID();
  const headers: Record<string, string> = { accept: acceptOf(call), ...settings.headers };
  if (own) Object.assign(headers, readHeaders(Object.fromEntries(own)));
  if (options.headers) Object.assign(headers, readHeaders(options.headers));
  if (source?.contentType !== undefined) headers['content-type'] = source.contentType;
  if (settings.correlationHeader !== undefined) {
    if (!isHeaderValue(callId))
      throw new ArgumentError('`callId` holds a character that cannot be sent.', { argument: 'callId' });
    headers[settings.correlationHeader] = callId;
  }
  return {
    call,
    callId,
    url,
    headers,
    body: source,
    streams,
    returnsErrors,
    isForeign: isForeign(settings, call, url),
    attempts: 0,
  };
}

/** A link of another answer may lead to another host, where nothing goes that proves who calls. */
function isForeign(settings: Settings, { operation, input }: Call, url: string): boolean {
  if (input.url === undefined) return false;
  const target = new URL(url);
  if (target.origin === new URL(settings.baseUrl).origin) return false;
  if (target.protocol === 'https:' || settings.allowHttp || isLoopback(target.hostname)) return true;
  throw new ArgumentError(`${operation.id}: the link is not https.`, {
    argument: 'url',
    operation: operation.id,
    method: operation.method,
    path: operation.path,
  });
}

/** What is wanted back (E08). */
function acceptOf({ operation }: Call): string {
  // A refusal of a file is told in JSON.
  if (operation.accept !== undefined) return `${operation.accept}, application/json;q=0.5`;
  return operation.answer === 'file' ? '*/*' : 'application/json';
}
