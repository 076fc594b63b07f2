import { type Ending, Worker } from '../prove/worker.ts';
import type { ConsumerTask } from './task.ts';

const startsInMs = 120_000;
const endsInMs = 120_000;

/** Workers that are restarted when they end, as an orchestrator does. */
export class Crew {
  readonly #task: Omit<ConsumerTask, 'worker'>;
  readonly #folder: string;
  readonly #workers: Worker[];
  readonly #endings: Ending[] = [];
  #isClosing = false;

  constructor(task: Omit<ConsumerTask, 'worker'>, size: number, folder: string) {
    this.#task = task;
    this.#folder = folder;
    this.#workers = Array.from({ length: size }, (_, place) => this.#start(place));
  }

  /** Number of workers that ended without a kill: as planned or by mistake. */
  get died(): number {
    return this.#endings.filter((ending) => ending === 'crashed').length;
  }

  worker(turn: number): Worker {
    const worker = this.#workers[turn % this.#workers.length];
    if (worker === undefined) throw new Error('there are no workers');
    return worker;
  }

  /** Waits until all current workers have started. */
  async ready(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.until(({ kind }) => kind === 'ready', startsInMs)));
  }

  /**
   * Ends all workers.
   * @returns Number of workers that didn't end in time.
   */
  async end(): Promise<number> {
    this.#isClosing = true;
    for (const worker of this.#workers) worker.end();
    const done = await Promise.all(
      this.#workers.map((worker) => worker.until(({ kind }) => kind === 'done', endsInMs)),
    );
    await this.kill();
    return done.filter((message) => message === undefined).length;
  }

  async kill(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(this.#workers.map((worker) => worker.kill()));
  }

  #start(place: number): Worker {
    const worker = new Worker('events/consumer-process', { ...this.#task, worker: place }, this.#folder);
    void worker.ended.then((ending) => {
      if (this.#isClosing) return;
      this.#endings.push(ending);
      this.#workers[place] = this.#start(place);
    });
    return worker;
  }
}
