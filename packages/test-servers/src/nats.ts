import { programOf } from './programs.ts';
import { dataFolder, freePort, openServer, type TestServer } from './server.ts';

/** Starts NATS with JetStream, with streams on disk. */
export async function startNats(): Promise<TestServer> {
  const program = programOf('nats');
  const port = await freePort();
  const folder = await dataFolder('nats');
  return openServer({
    port,
    folder,
    url: `nats://127.0.0.1:${port}`,
    commands: [
      {
        program,
        args: ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', folder],
        saysWhenReady: 'Server is ready',
      },
    ],
  });
}
