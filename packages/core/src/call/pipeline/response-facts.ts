import type { ResponseFacts } from '../call.ts';
import type { CallId } from './call-id.ts';
import { requestIdOf } from './request-id.ts';

/** What stays of a response when its body was read: neither request nor text is kept for it. */
export class KeptFacts implements ResponseFacts {
  readonly status: number;
  readonly headers: Headers;
  readonly attempts: number;
  readonly #id: CallId;

  constructor(status: number, headers: Headers, attempts: number, id: CallId) {
    this.status = status;
    this.headers = headers;
    this.attempts = attempts;
    this.#id = id;
  }

  get callId(): string {
    return this.#id.value;
  }

  get requestId(): string | undefined {
    return requestIdOf(this.headers);
  }
}
