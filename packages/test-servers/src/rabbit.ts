import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, installHint, programOf } from './programs.ts';
import { dataFolder, freePort, openServer, type TestServer } from './server.ts';

/** Starts a RabbitMQ node without plugins. User and password are `guest`. It takes some seconds. */
export async function startRabbit(): Promise<TestServer> {
  const program = programOf('rabbitmq');
  const portMapper = findProgram(['epmd']);
  if (portMapper === undefined) throw new Error(installHint('rabbitmq'));
  const [port, mapperPort, nodePort] = [await freePort(), await freePort(), await freePort()];
  const folder = await dataFolder('rabbitmq');
  await writeFile(join(folder, 'plugins'), '[].\n');
  await writeFile(join(folder, 'rabbitmq.conf'), `listeners.tcp.default = 127.0.0.1:${port}\n`);
  const mapper = { ERL_EPMD_PORT: String(mapperPort), ERL_EPMD_ADDRESS: '127.0.0.1' };
  return openServer({
    port,
    folder,
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    commands: [
      // Otherwise Erlang starts a port mapper that outlives the test.
      { program: portMapper, args: [], env: mapper },
      {
        program,
        args: [],
        env: {
          ...mapper,
          HOME: folder,
          LANG: 'C.UTF-8',
          RABBITMQ_NODENAME: `tradelane${port}@localhost`,
          RABBITMQ_DIST_PORT: String(nodePort),
          RABBITMQ_MNESIA_BASE: join(folder, 'data'),
          RABBITMQ_LOG_BASE: join(folder, 'log'),
          RABBITMQ_LOGS: '-',
          RABBITMQ_CONF_ENV_FILE: join(folder, 'no-settings'),
          RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
          RABBITMQ_ADVANCED_CONFIG_FILE: join(folder, 'no-advanced.config'),
          RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
          // Limits the load on machines with few cores.
          RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 2:2 +sbwt none',
        },
        saysWhenReady: 'Server startup complete',
      },
    ],
  });
}
