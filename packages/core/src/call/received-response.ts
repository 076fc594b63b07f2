import type { JsonReading } from '../json/json-values.ts';
import type { Credential } from '../auth/strategy.ts';
import type { CallResponse } from '../operation/call.ts';
import { type CallId, requestIdOf } from './ids.ts';
import type { TradelaneError } from '../errors/index.ts';

/** An attempt without a response, or with a damaged one. */
export interface FailedAttempt {
  readonly error: TradelaneError;
  readonly sent: boolean;
}

/** The facts of an exchange with a response. */
export interface Responded {
  readonly id: CallId;
  readonly attempts: number;
  readonly isInDoubt: boolean;
  readonly credential: Credential | undefined;
}

export interface ResponseHead {
  readonly status: number;
  readonly headers: Headers;
}

/** The final response of a call. Its body was read within its attempt. */
export class ReceivedResponse implements CallResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly url: string;
  readonly attempts: number;
  readonly isInDoubt: boolean;
  json: JsonReading | undefined;
  readonly #id: CallId;
  readonly #credential: Credential | undefined;
  #text: string;

  constructor(
    { id, attempts, isInDoubt, credential }: Responded,
    { status, headers }: ResponseHead,
    url: string,
    text: string,
    json?: JsonReading,
  ) {
    this.#id = id;
    this.#credential = credential;
    this.attempts = attempts;
    this.isInDoubt = isInDoubt;
    this.status = status;
    this.headers = headers;
    this.url = url;
    this.json = json;
    this.#text = text;
  }

  get callId(): string {
    return this.#id.value;
  }

  forget(): void {
    this.#text = '';
    this.json = undefined;
  }

  get maxBytes(): number {
    return Number.POSITIVE_INFINITY;
  }

  get requestId(): string | undefined {
    return requestIdOf(this.headers, this.#credential);
  }

  async text(): Promise<string> {
    return this.#text;
  }

  stream(): ReadableStream<Uint8Array> | null {
    return this.#text === '' ? null : new Response(this.#text).body;
  }

  async discard(): Promise<void> {
    // nothing to discard
  }
}
