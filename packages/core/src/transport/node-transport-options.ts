/** The part of a dispatcher of undici that the transport uses. */
export interface UndiciDispatcher {
  /** Sends one request, with the options and handler of undici. */
  dispatch(...values: never[]): unknown;
}

/** Options of the transport for Node. */
export interface NodeTransportOptions {
  /** Your own dispatcher (private CA, mutual TLS). You close it. */
  readonly dispatcher?: UndiciDispatcher;
  /**
   * `'env'`, or the URL of a proxy for all requests, such as `http://user:password@proxy.example.com:3128`. `'env'` reads
   * `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`, also in lower case, when you create the transport. Default: no proxy.
   */
  readonly proxy?: string;
  /** Maximum number of connections per host. Default: 256. */
  readonly connections?: number;
  /** Time after which an idle connection closes, in milliseconds. Default: 4,000 (4 s). */
  readonly keepAliveInMs?: number;
  /** Timeout of a new connection, in milliseconds. Default: 10,000 (10 s). */
  readonly connectTimeoutInMs?: number;
}
