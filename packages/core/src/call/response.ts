import type { Lifetime } from '../clock/lifetime.ts';
import type { CallResponse, JsonReading } from '../operation/call.ts';
import { maskCredentials, type Secrets } from '../transport/redact.ts';
import { requestIdOf } from '../transport/request-id.ts';
import type { TransportResponse } from '../transport/transport.ts';
import type { CallId } from './request.ts';
import { timedOut, type RunningCall } from './running-call.ts';
import type { Settings } from './settings.ts';

/** The final response of a call. Its body was read within its attempt. */
export class ReceivedResponse implements CallResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly url: string;
  readonly attempts: number;
  readonly isInDoubt: boolean;
  readonly json: JsonReading | undefined;
  #text: string;
  readonly #callId: CallId;
  readonly #authorizations: readonly string[];
  readonly #secrets: Secrets;

  constructor(
    { request, attempts, isInDoubt, authorizations, clientSecrets }: RunningCall,
    { status, headers }: Pick<TransportResponse, 'status' | 'headers'>,
    url: string,
    text: string,
    json?: JsonReading,
  ) {
    this.status = status;
    this.headers = headers;
    this.url = url;
    this.#callId = request.callId;
    this.attempts = attempts;
    this.isInDoubt = isInDoubt;
    this.json = json;
    this.#text = text;
    this.#authorizations = authorizations;
    this.#secrets = clientSecrets;
  }

  get callId(): string {
    return this.#callId.value;
  }

  get requestId(): string | undefined {
    return requestIdOf(this.headers, this.#secrets.with(this.#authorizations));
  }

  /** Removes credentials from a text that may quote this response, such as names of its fields (T10). */
  hide(text: string): string {
    return maskCredentials(text, this.#secrets.with(this.#authorizations));
  }

  isQuoting(text: string): boolean {
    return this.#secrets.isIn(text);
  }

  get maxBytes(): number {
    return Number.POSITIVE_INFINITY;
  }

  async text(): Promise<string> {
    return this.#text;
  }

  stream(): ReadableStream<Uint8Array> | null {
    return this.#text === '' ? null : new Response(this.#text).body;
  }

  async discard(): Promise<void> {
    this.#text = '';
  }
}

/** An attempt whose response is awaited. */
export interface OpenAttempt {
  readonly settings: Settings;
  readonly call: RunningCall;
  readonly scope: Lifetime;
  /** Stops the timeout of the attempt, because a stream may continue as long as bytes arrive. */
  readonly stopTimeout: () => void;
}

/** Ends an attempt because of its timeout. */
export function expire(call: RunningCall, scope: Lifetime): void {
  scope.end(timedOut(call.facts(call.outcome), 'attempt', call.timeoutInMs));
}
