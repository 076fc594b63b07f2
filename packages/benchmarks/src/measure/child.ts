import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;

/** A program of this package in a process of its own. */
export interface Child {
  /** What it said first: where it listens, or what came out. */
  readonly said: unknown;
  stop(): Promise<void>;
}

/**
 * Starts `src/<program>` and waits for its first message. It ends when this process does, however that comes about.
 * @throws Error where it ends before that
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
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs it to its end and gives what it said. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<unknown> {
  const child = await start(program, args, flags);
  await child.stop();
  return child.said;
}

/** The address that a server of ours says first. */
export async function serve(
  program: string,
  ...args: readonly string[]
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { said, stop } = await start(program, args);
  if (typeof said !== 'string') throw new Error(`${program} did not say where it listens`);
  return { url: said, stop };
}

function firstMessage(child: ChildProcess, program: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`${program} ended with ${code} before it said anything`)));
  });
}

/** From within a child: says it to whoever started it. */
export function say(what: unknown): void {
  process.send?.(what);
}
