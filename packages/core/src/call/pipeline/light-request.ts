/**
 * What openapi-fetch builds per call, in place of the platform's `Request`: it carries the call and is never read as a stream, so it can be
 * sent again. Members that a caller put into the options of a `raw` call arrive as members of it.
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

  /** openapi-fetch middleware expects it; everything here can be read twice. */
  clone(): this {
    return this;
  }
}
