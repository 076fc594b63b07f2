/** What is used of a dispatcher of undici. */
export interface UndiciDispatcher {
  /** Sends one request; called with undici's own options and handler. */
  dispatch(...values: never[]): unknown;
}

/** Connections of the transport for Node. */
export interface NodeTransportOptions {
  /** A dispatcher of your own (proxy, private CA, mutual TLS); it stays yours to close. */
  readonly dispatcher?: UndiciDispatcher;
  /** Most connections per host; 256 where absent. */
  readonly connections?: number;
  /** How long an idle connection is kept; 4,000 where absent. */
  readonly keepAliveInMs?: number;
  /** How long a connection may take to come about; 10,000 where absent. */
  readonly connectTimeoutInMs?: number;
}
