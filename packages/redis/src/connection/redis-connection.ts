/**
 * The part of a connection that the stores use: `Redis` or `Cluster` of `ioredis`, or of `iovalkey`. You open it, may
 * share it, and close it.
 */
export interface RedisConnection {
  /** `ready` while commands can be sent. */
  readonly status: string;
  /** Sends one command and resolves to the reply. */
  call(command: string, args: (string | number)[]): Promise<unknown>;
  /** Calls the listener whenever the connection is ready, closes or fails. */
  on(event: 'ready' | 'close' | 'error', listener: (error: Error) => void): unknown;
}
