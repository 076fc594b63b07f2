import type { ChildProcess } from 'node:child_process';
import { exitCodes, UsageError } from './exit.ts';
import type { Io } from './io.ts';

/**
 * Waits until a child process ends, and ends it if the user presses Ctrl-C.
 * @throws {Error} If it fails. The message names it.
 */
export async function runToEnd(io: Io, name: string, child: ChildProcess): Promise<void> {
  // Ctrl-C reaches the child too. Other signals reach this process only.
  const stop = (): void => void child.kill('SIGTERM');
  io.signal.addEventListener('abort', stop, { once: true });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  io.signal.removeEventListener('abort', stop);
  if (code === 0 || io.signal.aborted) return;
  const message = `The ${name} ended with exit code ${code}.`;
  throw code === exitCodes.usage ? new UsageError(message) : new Error(message);
}
