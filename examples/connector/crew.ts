import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Notice } from './notice.ts';
import { type Settings, toEnvironment } from './settings.ts';

const program = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** The worker processes of the connector and their notices. */
export class Crew {
  readonly #settings: Settings;
  readonly #notices: Notice[] = [];
  readonly #heard = new Set<() => void>();
  #workers: readonly ChildProcess[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get notices(): readonly Notice[] {
    return this.#notices;
  }

  /** Starts the workers. Resolves when all are running. */
  async start(): Promise<void> {
    const ready = this.#count('ready') + this.#settings.workers;
    this.#workers = Array.from({ length: this.#settings.workers }, () => {
      const worker = fork(program, {
        env: { ...process.env, ...toEnvironment(this.#settings) },
        // Node prints a warning for SQLite.
        execArgv: [...process.execArgv, '--disable-warning=ExperimentalWarning'],
      });
      worker.on('message', (notice: Notice) => {
        this.#notices.push(notice);
        for (const look of this.#heard) look();
      });
      return worker;
    });
    await this.until(() => this.#count('ready') >= ready);
  }

  /**
   * Resolves when the condition holds.
   * @throws {Error} If a worker exits before.
   */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (isSo()) settle(resolve);
      };
      const ended = (code: number | null): void =>
        settle(() => reject(new Error(`A worker ended with ${code ?? 'a signal'}.`)));
      const settle = (then: () => void): void => {
        this.#heard.delete(look);
        for (const worker of this.#workers) worker.off('exit', ended);
        then();
      };
      this.#heard.add(look);
      for (const worker of this.#workers) worker.once('exit', ended);
      look();
    });
  }

  /** Kills all workers at once (SIGKILL). */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /**
   * Stops all workers (SIGTERM).
   * @returns How many exited with an error.
   */
  async end(): Promise<number> {
    const codes = await this.#end('SIGTERM');
    return codes.filter((code) => code !== 0).length;
  }

  #count(kind: Notice['kind']): number {
    return this.#notices.filter((notice) => notice.kind === kind).length;
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<readonly (number | null)[]> {
    const workers = this.#workers;
    this.#workers = [];
    return Promise.all(
      workers.map(
        (worker) =>
          new Promise<number | null>((resolve) => {
            if (worker.exitCode !== null || worker.signalCode !== null) return resolve(worker.exitCode);
            worker.once('exit', resolve);
            worker.kill(signal);
          }),
      ),
    );
  }
}
