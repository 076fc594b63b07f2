/** Processes that follow orders through failing responses until they are killed. */
import { type Message, Worker } from '../prove/worker.ts';
import type { AppliedFigures } from './applied-orders.ts';
import type { Server } from './channel.ts';
import { figuresOf, type Front, type FrontFigures, openFront, progressOf } from './front.ts';
import type { Access, DaysOrders, SyncOrders } from './orders.ts';
import { troublesOf } from './plan.ts';

export interface FollowerFigures extends FrontFigures, AppliedFigures {
  readonly orders: number;
  readonly changes: number;
  readonly kills: number;
  /** Processes that didn't start, or didn't reach the end of the changes in time. */
  readonly stuck: number;
  /** Processes that ended without a kill. */
  readonly crashed: number;
}

const limitInMs = 120_000;

export class Followers {
  readonly #program: string;
  readonly #folder: string;
  readonly #server: Server;
  readonly #front: Front;
  readonly #workers: Worker[] = [];
  #stuck = 0;

  private constructor(program: string, folder: string, server: Server, front: Front) {
    this.#program = program;
    this.#folder = folder;
    this.#server = server;
    this.#front = front;
  }

  /**
   * @param program Path of their program below `src`, without `.ts`.
   * @param folder Folder of compiled code.
   */
  static async open(program: string, folder: string, server: Server, seed: number): Promise<Followers> {
    const troubleOfNext = troublesOf(seed);
    const front = await openFront(server, () => troubleOfNext.next().value);
    return new Followers(program, folder, server, front);
  }

  start(task: Omit<SyncOrders, keyof Access> | Omit<DaysOrders, keyof Access>): Worker {
    const { urls, credentials } = this.#server.info(this.#front.url);
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const access: Access = { url: urls.base_url, authUrl: urls.auth_url, credentials: { clientId, clientSecret } };
    const worker = new Worker(this.#program, { ...access, ...task }, this.#folder);
    this.#workers.push(worker);
    return worker;
  }

  /** Waits for a message of each process. A process that doesn't send it in time counts as stuck. */
  async reach(kind: Message['kind'], ...workers: readonly Worker[]): Promise<void> {
    const messages = await Promise.all(workers.map((worker) => worker.until((one) => one.kind === kind, limitInMs)));
    this.#stuck += messages.filter((message) => message === undefined).length;
  }

  /** Waits until a process has found nothing in two runs in a row, and kills it. Responses fail until the end. */
  async finish(worker: Worker, responses = 0): Promise<void> {
    let idleRuns = 0;
    const isIdle = await worker.until((message) => {
      if (message.kind === 'run') idleRuns = message.handled === 0 && !message.resumed ? idleRuns + 1 : 0;
      return idleRuns >= 2 && this.#front.counts.responses >= responses;
    }, limitInMs);
    if (isIdle === undefined) this.#stuck += 1;
    await worker.kill();
  }

  async figures(): Promise<FrontFigures & Pick<FollowerFigures, 'kills' | 'stuck' | 'crashed'>> {
    const endings = await Promise.all(this.#workers.map(({ ended }) => ended));
    return {
      ...figuresOf(this.#front),
      kills: endings.length - 1,
      stuck: this.#stuck,
      crashed: endings.filter((ending) => ending === 'crashed').length,
    };
  }

  /** The figures of the front so far, for the progress. */
  progress(): string {
    return progressOf(this.#front);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.kill()));
    await this.#front.close();
    await this.#server.close();
  }
}
