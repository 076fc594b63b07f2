/** A process of a proof. It can be killed, and reports its progress. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesHook } from '@tradelane/test-servers';

/** A message of a process. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'working' }
  /** It handled another item. */
  | { readonly kind: 'progress' }
  | { readonly kind: 'run'; readonly handled: number; readonly resumed: boolean }
  | { readonly kind: 'begun'; readonly work: Work }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'done'; readonly result?: object };

export type Work = 'import' | 'export' | 'batch';

/** How a process ended. It crashed if it ended without a message and wasn't killed. */
export type Ending = 'done' | 'failed' | 'killed' | 'crashed';

export class Worker {
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  #ending: Ending = 'crashed';

  /**
   * @param program Path below `src`, without `.ts`.
   * @param folder Folder of compiled code, since a run starts many processes.
   */
  constructor(program: string, task: object, folder?: string, flags: readonly string[] = []) {
    this.#child = fork(fileURLToPath(new URL(`../${program}.ts`, import.meta.url)), [JSON.stringify(task)], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', sourcesHook, ...flags],
      env: { ...process.env, ...(folder !== undefined && { NODE_COMPILE_CACHE: join(folder, 'compiled') }) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', ({ kind }: Message) => {
      if (kind === 'done' || kind === 'failed') this.#ending = kind;
    });
    this.ended = new Promise((resolve) => {
      this.#child.on('close', () => resolve(this.#ending));
    });
  }

  /**
   * Waits for a message. A process that makes progress has ten times as long, since machines differ in speed.
   * @returns Undefined if the message didn't arrive in time, or the process ended before.
   */
  until(isSo: (message: Message) => boolean, withinInMs: number): Promise<Message | undefined> {
    return new Promise((resolve) => {
      const last = setTimeout(() => settle(), 10 * withinInMs);
      const next: NodeJS.Timeout = setTimeout(() => settle(), withinInMs);
      const settle = (message?: Message): void => {
        clearTimeout(last);
        clearTimeout(next);
        resolve(message);
      };
      this.#child.on('message', (message: Message) => {
        if (message.kind === 'progress') next.refresh();
        if (isSo(message)) settle(message);
      });
      void this.ended.then(() => settle());
    });
  }

  /** Starts a process that waits for a message. */
  go(): void {
    this.#child.send('go');
  }

  /** Suspends it at any point. */
  suspend(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  /** Asks it to end (SIGTERM). */
  end(): void {
    this.#child.kill('SIGTERM');
  }

  /** Kills it, unless it has ended. */
  async kill(): Promise<void> {
    if (this.#child.exitCode === null && this.#ending === 'crashed') this.#ending = 'killed';
    this.#child.kill('SIGKILL');
    await this.ended;
  }
}
