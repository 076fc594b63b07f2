import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Io } from '../io.ts';
import { runToEnd } from '../run-to-end.ts';

/** Starts `tradelane-sandbox` in a process. */
export function spawnSandbox(flags: readonly string[], options: SpawnOptions): ChildProcess {
  const manifest = createRequire(import.meta.url).resolve('@tradelane/sandbox/package.json');
  return spawn(process.execPath, [join(dirname(manifest), 'dist/cli.js'), ...flags], options);
}

/** Runs a sandbox until it ends or the user presses Ctrl-C. */
export async function sandbox(io: Io, flags: readonly string[]): Promise<void> {
  await runToEnd(io, 'sandbox', spawnSandbox(flags, { stdio: 'inherit' }));
}
