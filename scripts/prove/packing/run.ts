import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Changes to the environment of this process. `undefined` removes a variable. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs a program to its end.
 * @returns Its output.
 * @throws {Error} With its whole output if it fails.
 */
export function run(program: string, args: readonly string[], cwd: string, environment: Environment = {}): string {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, NO_COLOR: '1', ...environment },
    });
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause });
  }
}

/** pnpm as it started this process, or from the registry cache. */
export function pnpm(args: readonly string[], cwd: string, environment: Environment = {}): string {
  const self = process.env['npm_execpath'];
  return self !== undefined && self.includes('pnpm')
    ? self.endsWith('js') || self.endsWith('.mjs')
      ? run(process.execPath, [self, ...args], cwd, environment)
      : run(self, args, cwd, environment)
    : run('npx', ['-y', 'pnpm@12', ...args], cwd, environment);
}

/** A free port, because another program may use the default one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
