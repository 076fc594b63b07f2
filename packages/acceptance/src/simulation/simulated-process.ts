/** How a process is interrupted at a boundary. */
export type Blow =
  /** It ends at once and runs nothing more. */
  | 'kill'
  /** Its operation at the boundary fails. */
  | 'fail'
  /** It is suspended while other processes run, and later resumes as if nothing had happened. */
  | 'stop';

/** A boundary, counted among those whose name starts with `of`, or among all. */
export interface Cut {
  readonly at: number;
  readonly blow: Blow;
  readonly of?: string;
}

export type Ending = 'done' | 'killed' | 'stopped' | { readonly error: unknown };

/** A simulated process. Its operations outside of the process go through `reach`, and after its end they do nothing. */
export class SimulatedProcess {
  /** The boundaries that it reached. */
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

  /** Whether it was suspended and resumed after other processes ran. */
  get hasOverslept(): boolean {
    return this.#hasOverslept;
  }

  /** Number of boundaries up to its suspension. */
  get stoodStillAt(): number | undefined {
    return this.#stoodStillAt;
  }

  /** Resolves when it isn't suspended any more. */
  async awake(): Promise<void> {
    if (this.#standsStill) await this.#resumed.promise;
  }

  get death(): AbortSignal {
    return this.#death.signal;
  }

  /** Reaches a boundary. `failure` is its error there, if the plan lets it fail. */
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

  /** How it ends, or that it is suspended. */
  ending(work: Promise<void>): Promise<Ending> {
    const ended = work.then(
      (): Ending => 'done',
      (error: unknown): Ending => ({ error }),
    );
    return Promise.race([ended, this.#struck.promise]);
  }

  /** Stops all of its work, however it ended. */
  end(): void {
    this.#death.abort();
  }
}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}
