import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;

/** A program of this package in a separate process. */
export interface Child {
  /** Its first message: its address or its result. */
  readonly said: unknown;
  /** Sends a message and returns the next one of the program. */
  ask(what: Serializable): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts `src/<program>` and waits for its first message. The program ends when this process ends for any reason.
 * @throws {Error} If the program ends before its first message.
 */
export async function start(
  program: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Child> {
  const path = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = fork(path, args, {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', endWithParent, ...flags],
    serialization: 'advanced',
  });
  const said = await firstMessage(child, program);
  return {
    said,
    ask(what) {
      child.send(what);
      return firstMessage(child, program);
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs a program to its end and returns its message. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<unknown> {
  const child = await start(program, args, flags);
  await child.stop();
  return child.said;
}

/** Starts one of our servers, whose first message is its address. */
export async function serve(
  program: string,
  ...args: readonly string[]
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { said, stop } = await start(program, args);
  if (typeof said !== 'string') throw new Error(`${program} did not report its address`);
  return { url: said, stop };
}

function firstMessage(child: ChildProcess, program: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onClose = (code: number | null): void =>
      reject(new Error(`${program} ended with ${code} before it sent a message`));
    child.once('error', reject);
    child.once('close', onClose);
    child.once('message', (message) => {
      child.off('error', reject);
      child.off('close', onClose);
      resolve(message);
    });
  });
}

/** Sends a message from a child to its parent. */
export function say(what: unknown): void {
  process.send?.(what);
}
