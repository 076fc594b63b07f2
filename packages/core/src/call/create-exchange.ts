import { received, checkFunctions } from '../checks/checks.ts';
import type { ArgumentError, ErrorCode } from '../errors/index.ts';
import { isHeaderValue, readHeaders } from '../arguments/headers.ts';
import { refuseArgument } from '../arguments/refuse-argument.ts';
import type { Call } from '../operation/call.ts';
import type { BodySource } from '../transport/transport.ts';
import { CallId } from './ids.ts';
import type { Exchange, Reception } from './exchange.ts';
import type { Settings } from './settings.ts';

const json = 'application/json';

/** Options that must be valid numbers. With NaN a call would wait or retry forever. */
const numbers = ['timeoutInMs', 'deadlineInMs', 'maxWaitInMs', 'maxAttempts'] as const;

/**
 * Prepares a request without the credential and the body. It copies the caller's values, which may change later.
 * @param isForeign See `Exchange`.
 * @param own Headers of a `raw` call.
 * @throws {ArgumentError} If headers or options can't be sent.
 */
export function createExchange(
  settings: Settings,
  call: Call,
  url: string,
  reception: Reception,
  isForeign: boolean,
  own?: Headers,
): Exchange {
  const { options } = call;
  const { correlationHeader } = settings;
  const { limiter, limitPrefix, strategy } = settings.pipeline;
  const id = new CallId(options.callId);
  for (const name of numbers) {
    if (!((options[name] ?? 0) >= 0))
      throw refusal(call, name, `\`${name}\` must be a number of 0 or more. Received: ${received(options[name])}.`);
  }
  checkKinds(call);
  // The client's own headers may be secret, so another host doesn't receive them.
  const headers: Record<string, string> = { accept: acceptOf(call), ...(isForeign ? undefined : settings.headers) };
  if (own) addHeaders(headers, call, Object.fromEntries(own));
  if (options.headers) addHeaders(headers, call, options.headers);
  if (correlationHeader !== undefined) {
    if (!isHeaderValue(id.value))
      throw refusal(
        call,
        'callId',
        "`callId` contains a character that a header can't contain. Pass Latin-1 characters.",
      );
    headers[correlationHeader] = id.value;
  }
  return {
    call,
    key: limiter.keyOf(limitPrefix, strategy?.identity ?? 'anonymous', call),
    windows: limiter.windowsOf(call),
    url,
    body: undefined,
    reception,
    headers,
    isForeign,
    attempts: 0,
    outcome: 'not-sent',
    isInDoubt: false,
    credential: undefined,
    id,
  };
}

/** Adds the body after it is written. */
export function giveBody(exchange: Exchange, body: BodySource | undefined): void {
  exchange.body = body;
  if (body?.contentType !== undefined) exchange.headers['content-type'] = body.contentType;
}

function checkKinds(call: Call): void {
  const { options } = call;
  const { id: operation, method, path } = call.operation;
  checkFunctions(options, ['beforeSend', 'onProgress'], { operation, method, path });
  if (options.signal && !('aborted' in Object(options.signal)))
    throw refusal(call, 'signal', `\`signal\` must be an AbortSignal. Received: ${received(options.signal)}.`);
}

function addHeaders(
  headers: Record<string, string>,
  call: Call,
  given: Readonly<Record<string, string | undefined>>,
): void {
  Object.assign(
    headers,
    readHeaders(given, (message, name) =>
      refusal(call, name === undefined ? 'headers' : `headers.${name}`, message, 'ERR_HEADER_INVALID'),
    ),
  );
}

function refusal({ operation }: Call, argument: string, message: string, code?: ErrorCode): ArgumentError {
  return refuseArgument(operation, argument, `${operation.id}: ${message}`, code);
}

/** Returns the `Accept` header (E08). */
function acceptOf({ operation }: Call): string {
  // Errors of a file operation are JSON.
  if (operation.accept !== undefined) return `${operation.accept}, ${json};q=0.5`;
  return operation.response === 'file' ? '*/*' : json;
}
