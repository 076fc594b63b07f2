import { startRedis, type RedisSettings, type TestServer, withoutServer } from '@tradelane/test-servers';
import { Redis, type RedisOptions } from 'ioredis';
import { afterAll, beforeAll, expect } from 'vitest';

/** For what is not about a server that is slow: on a machine with other work any may be. */
export const patient = { commandTimeoutInMs: 60_000 } as const;

export const withoutRedis: boolean = withoutServer('redis');

type ConnectOptions = Pick<RedisOptions, 'retryStrategy' | 'maxRetriesPerRequest' | 'password'>;

/** The server of a test file, and connections to it that are closed at the end. */
export interface RedisWorld {
  readonly server: TestServer;
  connect(options?: ConnectOptions): Redis;
  /** Ends the server as a crash would, and waits until every connection knows it. */
  crash(): Promise<void>;
  /** An unused prefix. */
  prefix(): string;
}

export function useRedis(settings?: RedisSettings): RedisWorld {
  const connections: Redis[] = [];
  let server: TestServer | undefined;
  let prefixes = 0;
  const started = (): TestServer => {
    if (server === undefined) throw new Error('the server was not started');
    return server;
  };
  beforeAll(async () => {
    if (!withoutRedis) server = await startRedis(settings);
  });
  afterAll(async () => {
    for (const connection of connections) connection.disconnect();
    await server?.stop();
  });
  return {
    get server() {
      return started();
    },
    connect(options = {}) {
      const connection = new Redis({ ...options, port: started().port, host: '127.0.0.1' });
      connections.push(connection);
      return connection;
    },
    async crash() {
      await started().kill();
      await expect.poll(() => connections.filter(({ status }) => status === 'ready')).toEqual([]);
    },
    prefix: () => `test${(prefixes += 1)}`,
  };
}
