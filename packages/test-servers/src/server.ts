import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A test server on a free port of the loopback interface, with its data in a separate folder. */
export interface TestServer {
  readonly port: number;
  /** URL for clients, such as `redis://127.0.0.1:6379`. */
  readonly url: string;
  readonly folder: string;
  /** Kills it (SIGKILL). Its data stay. */
  kill(): Promise<void>;
  /** Restarts it after `kill`, on the same port and with the same data. */
  start(): Promise<void>;
  /** Suspends it (SIGSTOP) until `resume`. Connections stay open. */
  pause(): void;
  resume(): void;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

export interface ServerSetup {
  readonly port: number;
  readonly url: string;
  /** Removed by `stop`. */
  readonly folder: string;
  /** The commands of its processes, in order. Each starts when the previous one is ready. */
  readonly commands: readonly ServerCommand[];
}

export interface ServerCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The user that runs it, if different. */
  readonly userId?: number | undefined;
  /** Output that means it is ready. Absent if it isn't waited for. */
  readonly saysWhenReady?: string;
}

const startsWithinInMs = 150_000;

export async function openServer(setup: ServerSetup): Promise<TestServer> {
  const { port, url, folder, commands } = setup;
  let running: ServerProcess[] = [];
  const start = async (): Promise<void> => {
    for (const command of commands) running.push(await ServerProcess.start(command, folder));
  };
  const kill = async (): Promise<void> => {
    await Promise.all(running.toReversed().map((one) => one.kill()));
    running = [];
  };
  const stop = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => running.forEach((one) => void one.signal(name));
  return { port, url, folder, kill, start, pause: () => signal('SIGSTOP'), resume: () => signal('SIGCONT'), stop };
}

/** A process with its children. It ends with the process that started it. */
class ServerProcess {
  readonly #child: ChildProcess;
  readonly #guard: ChildProcess;
  readonly #ended: Promise<void>;

  private constructor(command: ServerCommand, folder: string) {
    const { program, args, env, userId } = command;
    this.#child = spawn(program, args, {
      cwd: folder,
      // A separate process group, so that it can be killed with its children.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      ...(userId !== undefined && { uid: userId, gid: userId }),
    });
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', () => resolve());
      // Children that left the group keep the output open until they end.
      this.#child.once('close', () => resolve());
    });
    // The input closes when this process ends, and the shell then kills the server.
    const task = 'read -r _ || { kill -KILL "-$1"; rm -rf -- "$2"; }';
    this.#guard = spawn('/bin/sh', ['-c', task, 'guard', String(this.#child.pid), folder], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.#guard.unref();
  }

  static async start(command: ServerCommand, folder: string): Promise<ServerProcess> {
    const one = new ServerProcess(command, folder);
    try {
      await one.#ready(command);
      return one;
    } catch (error) {
      await one.kill();
      throw error;
    }
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.#ended;
    // Children may end later and keep the port until then. Containers may keep zombies, so the wait is limited.
    for (let tries = 0; tries < 500 && this.signal(0); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
    this.#guard.stdin?.end('done\n');
  }

  /** @returns Whether the signal reached a process. The signal 0 only checks. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 0): boolean {
    const { pid } = this.#child;
    if (pid === undefined) return false;
    try {
      return process.kill(-pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      return false;
    }
  }

  #ready({ program, saysWhenReady }: ServerCommand): Promise<void> {
    return new Promise((resolve, reject) => {
      let said = '';
      const fail = (why: string): void => reject(new Error(`${program} ${why}:\n${said.slice(-4_000)}`));
      const timer = setTimeout(() => fail('did not start in time'), startsWithinInMs);
      const settle = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#child.once('error', (error) => fail(`could not be started, ${error.message}`));
      void this.#ended.then(() => fail('ended'));
      for (const stream of [this.#child.stdout, this.#child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          // Keeps reading, since a full pipe would block the server.
          said = (said + text).slice(-20_000);
          if (saysWhenReady !== undefined && said.includes(saysWhenReady)) settle();
        });
      }
      if (saysWhenReady === undefined) settle();
    });
  }
}

/** A free port below the range that systems assign, so that no other program gets it between two starts. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(10_240, 32_768);
    if (await isFree(port)) return port;
  }
  throw new Error('no port between 10,240 and 32,767 is free');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export async function dataFolder(name: string, userId?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `tradelane-${name}-`));
  if (userId !== undefined) chownSync(folder, userId, userId);
  return folder;
}
