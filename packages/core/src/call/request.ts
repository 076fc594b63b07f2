import type { ArgumentError } from '../errors/index.ts';
import { type OwnErrorCode } from '../errors/index.ts';
import { received, unknownOption } from '../errors/checks.ts';
import type { Call } from '../operation/call.ts';
import { randomId } from '../platform/platform.ts';
import type { BodySource } from '../transport/transport.ts';
import { refuseArgument } from './arguments.ts';
import { isHeaderValue, readHeaders } from './headers.ts';
import type { Settings } from './settings.ts';

/** The request of a call, without the credential. Every attempt sends the same. */
export interface CallRequest {
  readonly method: string;
  /** Absolute, encoded URL. */
  readonly url: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodySource | undefined;
  /** Whether the URL is on another host than the client's, which receives no credential. */
  readonly isForeign: boolean;
  readonly callId: CallId;
  /** How the body of a success is read. */
  readonly reads: 'json' | 'nothing' | 'stream';
}

/** The correlation ID of a call. It is made up when something reads it. */
export class CallId {
  #value: string | undefined;

  /** @param value The caller's own. */
  constructor(value: string | undefined) {
    this.#value = value;
  }

  get value(): string {
    return (this.#value ??= randomId());
  }
}

/** The parts of a request that the operation and its arguments decide. */
export type RequestParts = Pick<CallRequest, 'url' | 'body' | 'isForeign' | 'reads'>;

/**
 * Puts a request together. It copies the caller's values, which may change later.
 * @throws {ArgumentError} If headers or options can't be sent.
 */
export function createRequest(settings: Settings, call: Call, parts: RequestParts): CallRequest {
  const { operation, options } = call;
  const { correlationHeader } = settings;
  const { url, body, isForeign, reads } = parts;
  checkOptions(call);
  const callId = new CallId(options.callId);
  // The client's own headers may be secret, so another host doesn't receive them.
  const headers: Record<string, string> = isForeign ? {} : { ...settings.headers };
  headers['accept'] ??= acceptOf(call);
  if (options.headers) addHeaders(headers, call, options.headers);
  if (correlationHeader !== undefined) {
    if (!isHeaderValue(callId.value))
      throw refusal(
        call,
        'callId',
        "`callId` contains a character that a header can't contain. Pass Latin-1 characters.",
      );
    headers[correlationHeader] = callId.value;
  }
  if (body?.contentType !== undefined) headers['content-type'] = body.contentType;
  return { method: operation.method, url, headers, body, isForeign, callId, reads };
}

/** Options that must be valid numbers. With NaN a call would wait or retry forever. */
const numbers = ['timeoutInMs', 'deadlineInMs', 'maxWaitInMs', 'maxAttempts'] as const;

const known: readonly string[] = ['signal', ...numbers, 'headers', 'callId', 'beforeSend', 'onProgress'];

/** @throws {ArgumentError} If an option is invalid or unknown. */
export function checkOptions(call: Call): void {
  for (const [name, value] of Object.entries(call.options)) if (value !== undefined) checkOption(call, name, value);
}

function checkOption(call: Call, name: string, value: unknown): void {
  const { otherOptions = [] } = call;
  if (!known.includes(name) && !otherOptions.includes(name))
    throw refusal(call, name, unknownOption(name, [...known, ...otherOptions]), 'ERR_ARGUMENT_UNKNOWN');
  if (value === null) return;
  const isNumber: boolean = (numbers as readonly string[]).includes(name);
  if (isNumber && (typeof value !== 'number' || !(value >= 0)))
    throw refusal(call, name, `\`${name}\` must be a number of 0 or more. Received: ${received(value)}.`);
  if ((name === 'beforeSend' || name === 'onProgress') && typeof value !== 'function')
    throw refusal(call, name, `\`${name}\` must be a function. Received: ${received(value)}.`);
  if (name === 'signal' && !('aborted' in Object(value)))
    throw refusal(call, 'signal', `\`signal\` must be an AbortSignal. Received: ${received(value)}.`);
}

function addHeaders(
  headers: Record<string, string>,
  call: Call,
  added: Readonly<Record<string, string | undefined>>,
): void {
  Object.assign(
    headers,
    readHeaders(added, (message, name) =>
      refusal(call, name === undefined ? 'headers' : `headers.${name}`, message, 'ERR_HEADER_INVALID'),
    ),
  );
}

function refusal({ operation }: Call, argument: string, message: string, code?: OwnErrorCode): ArgumentError {
  return refuseArgument(operation, argument, `${operation.id}: ${message}`, code);
}

const json = 'application/json';

/** Returns the `Accept` header (E08). */
function acceptOf({ operation }: Call): string {
  // Errors of a file operation are JSON.
  if (operation.accept !== undefined) return `${operation.accept}, ${json};q=0.5`;
  return operation.response === 'file' ? '*/*' : json;
}
