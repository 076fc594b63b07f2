/**
 * What is needed of a connection. `Redis` and `Cluster` of `ioredis` have it, and so have those of `iovalkey`. It stays the caller's own:
 * open it, share it with whatever else you do, close it at the end.
 */
export interface RedisConnection {
  /** `ready` while commands can be sent. */
  readonly status: string;
  /** Sends one command and resolves to the reply. */
  call(command: string, args: (string | number)[]): Promise<unknown>;
  /** Calls the listener whenever the connection is ready, closes or fails. */
  on(event: 'ready' | 'close' | 'error', listener: (error: Error) => void): unknown;
}
