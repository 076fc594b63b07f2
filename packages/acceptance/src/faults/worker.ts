/** A process of the proof: it can be killed, and reports how far it is. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a process reports. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'at work' }
  /** Something more was handled. */
  | { readonly kind: 'progress' }
  | { readonly kind: 'run'; readonly handled: number; readonly resumed: boolean }
  | { readonly kind: 'begun'; readonly work: Work }
  | { readonly kind: 'gave up'; readonly error: string }
  | { readonly kind: 'done' };

export type Work = 'import' | 'export' | 'batch';

/** How a process ended: crashed is what it did by itself without a word. */
export type Ending = 'done' | 'gave up' | 'killed' | 'crashed';

type Program =
  | 'sync-process'
  | 'long-process'
  | 'postgres-process'
  | 'days-process'
  | 'server-process'
  | '../events/consumer-process';

const sources = fileURLToPath(new URL('../memory/sources.ts', import.meta.url));

export class Worker {
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  #ending: Ending = 'crashed';

  /** Compiled code is kept in the folder: many processes start in a run. */
  constructor(program: Program, orders: object, folder: string) {
    this.#child = fork(fileURLToPath(new URL(`./${program}.ts`, import.meta.url)), [JSON.stringify(orders)], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', sources],
      env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', ({ kind }: Message) => {
      if (kind === 'done' || kind === 'gave up') this.#ending = kind;
    });
    this.ended = new Promise((resolve) => {
      this.#child.on('close', () => resolve(this.#ending));
    });
  }

  /**
   * The first thing of which that is so; undefined where nothing of the kind came within the time, or it ended before. As long as it makes progress
   * it has ten times as long: how fast it is, is up to the machine.
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

  /** It stands still, in the middle of whatever it does. */
  suspend(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  /** Asks it to come to its end (SIGTERM). */
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
