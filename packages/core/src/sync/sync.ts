import type { Clock } from '../clock/clock.ts';
import { LazyPromise } from '../results/lazy-promise.ts';
import { snapshot } from '../arguments/snapshot.ts';
import type { FollowOptions, SyncOptions, SyncReport } from './sync-options.ts';
import type { SyncSource } from './sync-source.ts';
import { runSync } from './leased-run.ts';
import { followRuns } from './follow-runs.ts';

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
    // Of one moment with the query of the source. A program without types may give nothing, which the run refuses.
    this.#options = options && { ...options, filter: snapshot(options.filter) };
    this.#clock = clock;
  }

  /**
   * Runs once, from the end of the last run.
   * @throws {LeaseHeldError} If another process is running the sync. Errors of the handler pass through.
   */
  async run(): Promise<SyncReport> {
    return this.located(runSync(this.#source, this.#options, this.#clock));
  }

  /**
   * Runs repeatedly and resolves when the signal aborts.
   * It rejects with errors of the handler and with permanent errors, such as a 403 or an invalid filter.
   */
  async follow(options: FollowOptions): Promise<void> {
    return this.located(followRuns(this.#source, this.#options, this.#clock, options));
  }
}
