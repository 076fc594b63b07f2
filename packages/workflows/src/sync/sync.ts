import type { Clock } from '@tradelane/core';
import { latePart, snapshot } from '@tradelane/core/runtime';
import { LazyPromise } from '../poll/lazy-promise.ts';
import type { FollowOptions, RunOptions, SyncOptions, SyncReport } from './sync-options.ts';
import type { SyncSource } from './sync-source.ts';

/** Loads the code of runs when first used, because a program that starts for one call doesn't need it. */
const runs = () => latePart(import('./follow-runs.ts'));

/**
 * A stream of changes. Await it for one run, or call `follow()`. Nothing is sent before.
 * A run passes each version of every changed item to the handler once, and stores its progress in the checkpoint.
 */
export class Sync<Item> extends LazyPromise<SyncReport> {
  readonly #source: SyncSource<Item>;
  readonly #options: SyncOptions<Item>;
  readonly #clock: Clock;

  constructor(source: SyncSource<Item>, options: SyncOptions<Item>, clock: Clock) {
    super(() => this.run());
    this.#source = source;
    // Copied together with the query of the source. A program without types may pass nothing, which the run refuses.
    this.#options = options && { ...options, filter: snapshot(options.filter) };
    this.#clock = clock;
  }

  /** Milliseconds between the starts of two runs that the documents recommend. */
  get intervalInMs(): number {
    return this.#source.intervalInMs;
  }

  /**
   * Runs once, from the end of the last run.
   * @throws {LeaseHeldError} If another process is running the sync. Errors of the handler pass through.
   */
  async run(overrides: RunOptions = {}): Promise<SyncReport> {
    const changed = this.#options && { ...this.#options, ...overrides };
    const own = this.#options?.signal;
    return this.located(
      runs().then(({ anyOf, runSync }) => {
        const options = changed && { ...changed, signal: anyOf(own, overrides.signal) };
        return runSync(this.#source, options, this.#clock);
      }),
    );
  }

  /**
   * Runs repeatedly and resolves when the signal aborts.
   * It rejects with errors of the handler and with permanent errors, such as a 403 or an invalid filter.
   */
  async follow(options: FollowOptions): Promise<void> {
    return this.located(runs().then(({ followRuns }) => followRuns(this.#source, this.#options, this.#clock, options)));
  }
}
