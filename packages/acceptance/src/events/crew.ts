import { type Ending, Worker } from '../prove/worker.ts';
import type { ConsumerTask } from './task.ts';

const startsInMs = 120_000;
const endsInMs = 120_000;

/** Workers that are started again whenever one has ended, as an engine does. */
export class Crew {
  readonly #task: ConsumerTask;
  readonly #folder: string;
  readonly #workers: Worker[];
  readonly #endings: Ending[] = [];
  #isClosing = false;

  constructor(task: ConsumerTask, size: number, folder: string) {
    this.#task = task;
    this.#folder = folder;
    this.#workers = Array.from({ length: size }, (_, place) => this.#start(place));
  }

  /** How often a worker ended by itself, by its own hand or by mistake. */
  get died(): number {
    return this.#endings.filter((ending) => ending === 'crashed').length;
  }

  /** The worker whose turn it is. */
  worker(turn: number): Worker {
    const worker = this.#workers[turn % this.#workers.length];
    if (worker === undefined) throw new Error('there are no workers');
    return worker;
  }

  /** Once all of those that are there now have begun. */
  async ready(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.until(({ kind }) => kind === 'ready', startsInMs)));
  }

  /** Has all come to their end. @returns how many did not in time */
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
    const worker = new Worker('events/consumer-process', this.#task, this.#folder);
    void worker.ended.then((ending) => {
      if (this.#isClosing) return;
      this.#endings.push(ending);
      this.#workers[place] = this.#start(place);
    });
    return worker;
  }
}
