/**
 * What is needed of a connection. `Redis` and `Cluster` of `ioredis` have it, and so have those of `iovalkey`. It stays the caller's own:
 * open it, share it with whatever else you do, close it at the end.
 */
export interface RedisConnection {
  /** `ready` while commands can be sent. */
  readonly status: string;
  call(command: string, args: (string | number)[]): Promise<unknown>;
  on(event: 'ready' | 'close' | 'error', listener: (error: Error) => void): unknown;
}
