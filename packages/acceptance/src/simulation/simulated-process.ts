/** How a process is struck at a boundary. */
export type Blow =
  /** It ends there and then: nothing of it goes on. */
  | 'kill'
  /** What it asked for there fails. */
  | 'fail'
  /** It stands still, others go on without it, and then it goes on as if nothing had been. */
  | 'stop';

/** A boundary, counted among those whose name begins with `of`, or among all. */
export interface Cut {
  readonly at: number;
  readonly blow: Blow;
  readonly of?: string;
}

export type Ending = 'done' | 'killed' | 'stopped' | { readonly error: unknown };

/** A process that is not one: what it asks of the world outside goes through `reach`, and after its end nothing does any more. */
export class SimulatedProcess {
  /** The boundaries that it came to. */
  readonly trace: string[] = [];
  readonly #cut: Cut | undefined;
  readonly #death = new AbortController();
  readonly #struck = Promise.withResolvers<'killed' | 'stopped'>();
  readonly #resumed = Promise.withResolvers<void>();
  #counted = 0;
  #standsStill = false;
  #hasOverslept = false;
  #stoodStillAt: number | undefined;

  constructor(cut?: Cut) {
    this.#cut = cut;
  }

  /** It stood still, and went on behind everybody else's back. */
  get hasOverslept(): boolean {
    return this.#hasOverslept;
  }

  /** How many boundaries it came to up to the one at which it stood still. */
  get stoodStillAt(): number | undefined {
    return this.#stoodStillAt;
  }

  /** Once it stands still no more; at once where it does not. */
  async awake(): Promise<void> {
    if (this.#standsStill) await this.#resumed.promise;
  }

  get death(): AbortSignal {
    return this.#death.signal;
  }

  /** Comes to a boundary; `failure` is what it meets there where that is its blow. */
  async reach(boundary: string, failure: () => Error): Promise<void> {
    if (this.#death.signal.aborted) await forever();
    if (this.#standsStill) await this.#resumed.promise;
    this.trace.push(boundary);
    const cut = this.#cut;
    if (cut === undefined || !boundary.startsWith(cut.of ?? '')) return;
    this.#counted += 1;
    if (this.#counted !== cut.at) return;
    if (cut.blow === 'fail') throw failure();
    if (cut.blow === 'kill') {
      this.#death.abort();
      this.#struck.resolve('killed');
      await forever();
    }
    this.#standsStill = true;
    this.#stoodStillAt = this.trace.length;
    this.#struck.resolve('stopped');
    await this.#resumed.promise;
  }

  resume(): void {
    this.#standsStill = false;
    this.#hasOverslept = true;
    this.#resumed.resolve();
  }

  /** How it ends, or that it stands still. */
  ending(work: Promise<void>): Promise<Ending> {
    const ended = work.then(
      (): Ending => 'done',
      (error: unknown): Ending => ({ error }),
    );
    return Promise.race([ended, this.#struck.promise]);
  }

  /** Nothing of it goes on, however it ended. */
  bury(): void {
    this.#death.abort();
  }
}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}
