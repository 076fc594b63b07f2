import { withoutCredentials } from '@tradelane/sandbox/secrets';
import { UsageError } from '../exit.ts';
import { note, type Io } from '../io.ts';
import {
  changeConfig,
  type Config,
  profileNamed,
  readConfig,
  withoutProfile,
  withProfile,
} from '../profiles/config.ts';
import { infoAt } from '../profiles/connection.ts';
import { checkUrl } from './login.ts';

interface UseFlags {
  readonly url: string;
  readonly stop?: boolean;
}

/**
 * Chooses a profile. `sandbox` finds a running sandbox, or starts one.
 * @throws {UsageError} If the profile doesn't exist.
 */
export async function use(io: Io, name: string, { url, stop }: UseFlags): Promise<void> {
  const config = readConfig(io.env);
  if (name === 'sandbox') return stop === true ? stopSandbox(io, config) : useSandbox(io, config, url);
  profileNamed(config, name);
  await changeConfig(io.env, (latest) => ({ ...latest, current: name }));
  note(io, `Commands now use profile ${name}.`);
}

async function useSandbox(io: Io, config: Config, url: string): Promise<void> {
  checkUrl('--url', url, 'http://127.0.0.1:4010');
  const isRunning = await responds(url);
  const id = isRunning ? config.profiles['sandbox']?.process : await start(io, url);
  const profile = { sandbox: url, ...(id === undefined ? {} : { process: id }) };
  await changeConfig(io.env, (latest) => withProfile(latest, 'sandbox', profile));
  note(
    io,
    `Commands now use the sandbox at ${url}, which ${isRunning ? 'was already running' : 'this command started'}.`,
  );
  note(io, 'Next, run `tradelane call hub orders.list`. To stop the sandbox, run `tradelane use sandbox --stop`.');
}

const responds = async (url: string): Promise<boolean> => (await infoAt(url)) !== undefined;

/** Starts a sandbox that outlives this process. */
async function start(io: Io, url: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const { spawnSandbox } = await import('./sandbox.ts');
  const child = spawnSandbox(['--port', port || '80', '--host', hostname, '--limits', 'off'], {
    detached: true,
    stdio: 'ignore',
  });
  child.unref();
  const ended = new Promise<boolean>((resolve) => child.once('exit', () => resolve(true)));
  // A busy machine needs up to a minute.
  for (let tries = 0; tries < 600; tries += 1) {
    io.signal.throwIfAborted();
    if (await responds(url)) return child.pid;
    const pause = new Promise<boolean>((resolve) => setTimeout(resolve, 100, false));
    if (await Promise.race([ended, pause])) break;
  }
  throw new Error(`No sandbox could be started at ${url}. Run \`tradelane sandbox --port ${port}\` to see why.`);
}

async function stopSandbox(io: Io, config: Config): Promise<void> {
  const { sandbox: url = '', process: id } = config.profiles['sandbox'] ?? {};
  // After a restart of the machine, the ID may belong to another program.
  if (id === undefined || !(await responds(url)))
    throw new UsageError('No sandbox is running that `tradelane use sandbox` started.');
  process.kill(id, 'SIGTERM');
  await changeConfig(io.env, (latest) => withoutProfile(latest, 'sandbox'));
  note(io, `Stopped the sandbox at ${withoutCredentials(url)}.`);
}
