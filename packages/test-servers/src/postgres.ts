import { execFile, execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { programOf } from './programs.ts';
import { dataFolder, freePort, openServer, type TestServer } from './server.ts';

const run = promisify(execFile);

/** Starts PostgreSQL with an empty database. Commits survive a crash of the server, but not of the machine. */
export async function startPostgres(): Promise<TestServer> {
  const program = programOf('postgres');
  const port = await freePort();
  const userId = otherUser();
  const folder = await dataFolder('postgres', userId);
  const data = join(folder, 'data');
  const init = ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--no-sync'];
  await run(join(dirname(program), 'initdb'), [...init, '--encoding', 'UTF8', '--locale', 'C'], {
    cwd: folder,
    ...(userId !== undefined && { uid: userId, gid: userId }),
  });
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: '50',
    shared_buffers: '32MB',
  };
  return openServer({
    port,
    folder,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    commands: [
      {
        program,
        args: ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        userId,
        saysWhenReady: 'database system is ready to accept connections',
      },
    ],
  });
}

/** PostgreSQL refuses to run as root. Then it runs as the user of its package, or as `nobody`. */
function otherUser(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return Number(execFileSync('id', ['-u', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    } catch {
      // the user doesn't exist
    }
  }
  return undefined;
}
