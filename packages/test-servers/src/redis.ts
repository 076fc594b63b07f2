import { programOf } from './programs.ts';
import { dataFolder, freePort, openServer, type TestServer } from './server.ts';

export interface RedisSettings {
  /** Whether writes are on disk before they are confirmed. Only then does a restart find them. */
  readonly durable?: boolean;
  /** Whether to run one node in cluster mode. */
  readonly cluster?: boolean;
}

export async function startRedis({ durable = false, cluster = false }: RedisSettings = {}): Promise<TestServer> {
  const program = programOf('redis');
  const port = await freePort();
  const folder = await dataFolder('redis');
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: durable ? 'yes' : 'no',
    appendfsync: 'always',
    ...(cluster && {
      'cluster-enabled': 'yes',
      'cluster-port': String(await freePort()),
      'cluster-announce-ip': '127.0.0.1',
    }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return openServer({
    port,
    folder,
    url: `redis://127.0.0.1:${port}`,
    commands: [{ program, args, saysWhenReady: 'eady to accept connections' }],
  });
}
