import { nextTurn, type Steps } from '../clock/steps.ts';
import { StoreError } from '../store/index.ts';
import { type Job, jobs, type World } from './world.ts';

/**
 * Runs a job that is due, by kind. Long jobs run in steps, some in each transaction, and the job is removed after the
 * last one. After a crash, the job starts again, so steps must be repeatable. `at` is the due time.
 */
export type Jobs = Readonly<Record<string, (world: World, data: Job['data'], at: number) => void | Steps>>;

/** Jobs per turn. If more are due, requests run in between. */
const jobsAtOnce = 500;

/**
 * Steps of a long job per transaction. More follow if they are quick. Short jobs end in one turn on any machine. A turn
 * with the fewest steps starts no other job after the longest time.
 */
const [fewestSteps, mostSteps, longestTurnInMs] = [6, 24, 20];

interface Running {
  readonly at: number;
  readonly steps: Steps;
}

/** Runs jobs at their due times. If a job throws, it's discarded and `onFailure` gets the error. */
export class Agenda {
  readonly #world: World;
  readonly #work: Jobs;
  readonly #now: () => number;
  readonly #onFailure: (error: unknown) => void;
  readonly #running = new Map<string, Running>();
  #awaited: Promise<void> | undefined;
  /** Whether due jobs are left for the next turn. */
  #isBehind = false;
  #stepsOfTurn = 0;
  /** Time of the last read. It can decrease if the clock was set back. */
  #seen = Number.NEGATIVE_INFINITY;

  constructor(world: World, work: Jobs, now: () => number, onFailure: (error: unknown) => void) {
    this.#world = world;
    this.#work = work;
    this.#now = now;
    this.#onFailure = onFailure;
  }

  /**
   * Runs the jobs that are due by `now`, in order. Each job sees its due time. Long jobs run some steps. The rest of
   * many jobs runs in later turns.
   */
  runDue(now: number): void {
    // This also covers a world whose clock was set back.
    this.#seen = Math.min(this.#seen, now);
    const startedAt = performance.now();
    this.#stepsOfTurn = 0;
    try {
      for (const [key, { at, steps }] of this.#running) if (!this.#run(key, at, () => steps)) this.#running.delete(key);
      this.#isBehind = false;
      for (let n = 0; ; n++) {
        const due = this.#nextDue();
        if (due === undefined || Date.parse(due.value.at) > now) break;
        const isFull = this.#stepsOfTurn >= fewestSteps && performance.now() - startedAt >= longestTurnInMs;
        this.#isBehind = n >= jobsAtOnce || isFull;
        if (this.#isBehind) {
          this.#keepTurning();
          break;
        }
        this.#start(due.key, due.value);
      }
    } catch (error) {
      // Reads continue while writes fail.
      if (!(error instanceof StoreError)) throw error;
    }
    this.#world.now = now;
  }

  /**
   * Records that a client reads the world. Jobs that run later get later timestamps, even if they were due before.
   * Otherwise a client that follows changes by time would miss them.
   */
  lookedAt(now: number): void {
    this.#seen = now;
  }

  /** Resolves when no due job is left. */
  settled(): Promise<void> {
    return this.#awaited ?? Promise.resolve();
  }

  /** Discards long jobs, because their world was replaced. */
  forget(): void {
    this.#running.clear();
    this.#isBehind = false;
    this.#seen = Number.NEGATIVE_INFINITY;
  }

  #nextDue(): { readonly key: string; readonly value: Job } | undefined {
    for (const entry of this.#world.store.scan(jobs, { by: 'at' })) if (!this.#running.has(entry.key)) return entry;
    return undefined;
  }

  #start(key: string, { kind, data, at: due }: Job): void {
    const at = Date.parse(due);
    if (this.#run(key, at, () => this.#work[kind]?.(this.#world, data, at))) this.#keepTurning();
  }

  /** Runs one transaction of a job. Returns whether the job continues. */
  #run(key: string, at: number, begin: () => Steps | void): boolean {
    const { store } = this.#world;
    this.#world.now = Math.max(at, this.#seen);
    try {
      return store.transaction(() => {
        const steps = begin() ?? undefined;
        const more = steps !== undefined && this.#advance(steps);
        if (more) this.#running.set(key, { at, steps });
        else store.delete(jobs, key);
        return more;
      });
    } catch (error) {
      this.#running.delete(key);
      this.#onFailure(error);
      // A failed write is retried later.
      if (!(error instanceof StoreError)) store.delete(jobs, key);
      else throw error;
      return false;
    }
  }

  /** Runs the next steps of a job. Returns whether there are more. */
  #advance(steps: Steps): boolean {
    const startedAt = performance.now();
    for (let n = 0; n < fewestSteps || (n < mostSteps && performance.now() - startedAt < longestTurnInMs); n++) {
      this.#stepsOfTurn += 1;
      if (steps.next().done === true) return false;
    }
    return true;
  }

  #keepTurning(): void {
    this.#awaited ??= new Promise<void>((resolve) => {
      const step = (): void => {
        try {
          this.runDue(this.#now());
        } catch {
          // The failure was reported. The jobs remain.
          this.#running.clear();
          this.#isBehind = false;
        }
        if (this.#running.size > 0 || this.#isBehind) return void nextTurn(step);
        this.#awaited = undefined;
        resolve();
      };
      nextTurn(step);
    });
  }
}
