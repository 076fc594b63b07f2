import type { Clock } from '../../base/clock/clock.ts';
import { LazyPromise } from '../../base/lazy-promise.ts';
import { onDemand } from '../../base/on-demand.ts';
import { snapshot } from '../../call/arguments/snapshot.ts';
import type { FollowOptions, SyncOptions, SyncReport } from './sync-options.ts';
import type { SyncSource } from './sync-source.ts';

const loadSyncRun = /* @__PURE__ */ onDemand(() => import('./leased-run.ts'));
const loadFollowRuns = /* @__PURE__ */ onDemand(() => import('./follow-runs.ts'));

/**
 * A stream of changes, followed item by item. Await it for one run, or `follow()` it. Nothing is sent before.
 * A run hands over every item that changed since the last one, each version once, and keeps how far it is in the checkpoint.
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
   * One run, from where the last one ended; each call is a run of its own.
   * @throws LeaseHeldError where another process is at it, and whatever the handler throws.
   */
  async run(): Promise<SyncReport> {
    const { runSync } = await loadSyncRun();
    return runSync(this.#source, this.#options, this.#clock);
  }

  /**
   * Run after run until the signal aborts; then it resolves.
   * @throws what the handler throws, and what does not pass (403, a wrong filter).
   */
  async follow(options: FollowOptions): Promise<void> {
    const { followRuns } = await loadFollowRuns();
    return followRuns(this.#source, this.#options, this.#clock, options);
  }
}
