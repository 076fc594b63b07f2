import { finished } from 'node:stream/promises';
import { exitCodes } from './exit.ts';
import { note } from './io.ts';
import { processIo } from './process-io.ts';
import { run } from './run.ts';

/** Runs the program in this process: with its streams, its signals and its exit code. */
export async function start(args: readonly string[]): Promise<void> {
  const control = new AbortController();
  const io = processIo(control.signal);
  let stoppedAt: number | undefined;
  const stop = (reason: string) => (): void => {
    const now = performance.now();
    stoppedAt ??= now;
    // A second Ctrl-C ends the process at once. But one signal may arrive twice: `timeout` and `npm` forward it too.
    if (now - stoppedAt > 500) process.exit(exitCodes.interrupted);
    control.abort(new Error(reason));
  };
  process.on('SIGINT', stop('interrupted'));
  process.on('SIGTERM', stop('terminated'));
  let outputError: NodeJS.ErrnoException | undefined;
  // A disk may be full, and a reader such as `head` may close the pipe early. Work then stops as with Ctrl-C.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    outputError ??= error;
    control.abort(error);
  });
  // Without a reader of progress, the data still counts.
  process.stderr.on('error', () => undefined);
  const code = await run(args, io);
  await drained(process.stdout);
  if (outputError !== undefined && outputError.code !== 'EPIPE')
    note(io, `tradelane: Standard output can't be written: ${outputError.message}.`);
  await drained(process.stderr);
  // An open connection would keep the process alive, for example a token request without a waiting call.
  process.exit(outputError === undefined ? code : outputError.code === 'EPIPE' ? 0 : 1);
}

/** Waits until a stream has passed on everything, or failed. */
async function drained(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.destroyed || stream.errored) return;
  const written = new Promise<void>((resolve) => stream.write('', () => resolve()));
  await Promise.race([written, finished(stream).catch(() => undefined)]);
}
