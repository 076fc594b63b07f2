import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Io } from '../io.ts';

/** Starts `tradelane-sandbox` in a process. */
export function spawnSandbox(flags: readonly string[], options: SpawnOptions): ChildProcess {
  const manifest = createRequire(import.meta.url).resolve('@tradelane/sandbox/package.json');
  return spawn(process.execPath, [join(dirname(manifest), 'dist/cli.js'), ...flags], options);
}

/** Runs a sandbox until it ends or the user presses Ctrl-C. */
export async function sandbox(io: Io, flags: readonly string[]): Promise<void> {
  const child = spawnSandbox(flags, { stdio: 'inherit' });
  // Ctrl-C reaches the child too. Other signals reach this process only.
  const stop = (): void => void child.kill('SIGTERM');
  io.signal.addEventListener('abort', stop, { once: true });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  io.signal.removeEventListener('abort', stop);
  if (code !== 0 && !io.signal.aborted) throw new Error(`The sandbox ended with exit code ${code}.`);
}
