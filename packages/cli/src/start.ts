import { processIo } from './process-io.ts';
import { run } from './run.ts';

/** Runs the program in this process: with its streams, its signals and its exit code. */
export async function start(args: readonly string[]): Promise<void> {
  const control = new AbortController();
  process.once('SIGINT', () => {
    control.abort(new Error('interrupted'));
    // A second Ctrl-C ends the process at once.
    process.once('SIGINT', () => process.exit(130));
  });
  process.once('SIGTERM', () => control.abort(new Error('terminated')));
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.exitCode = await run(args, processIo(control.signal));
  // A token request without a waiting call would keep the process alive until its timeout.
  if (control.signal.aborted) process.stdout.write('', () => process.exit());
}
