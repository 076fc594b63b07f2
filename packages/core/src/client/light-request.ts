/**
 * A minimal `Request` for openapi-fetch, which carries the call and can be sent repeatedly. Options of a `raw` call
 * become its members.
 */
export class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;

  constructor(url: string, init: { method?: string; headers?: Headers; body?: unknown; signal?: AbortSignal } = {}) {
    this.url = url;
    this.method = init.method ?? 'GET';
    this.headers = init.headers ?? new Headers();
    this.body = init.body;
    this.signal = init.signal;
  }

  /** Required by middleware of openapi-fetch. All members can be read twice. */
  clone(): this {
    return this;
  }
}
