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

/** Runs jobs at their due times. */
export interface Agenda {
  /**
   * Runs the jobs that are due by `now`, in order. Each job sees its due time. Long jobs run some steps. The rest of
   * many jobs runs in later turns.
   */
  runDue(now: number): void;
  /**
   * Records that a client reads the world. Jobs that run later get later timestamps, even if they were due before.
   * Otherwise a client that follows changes by time would miss them.
   */
  lookedAt(now: number): void;
  /** Resolves when no due job is left. */
  settled(): Promise<void>;
  /** Discards long jobs, because their world was replaced. */
  forget(): void;
}

/** Runs jobs. If a job throws, it's discarded and `onFailure` gets the error. */
export function createAgenda(world: World, work: Jobs, now: () => number, onFailure: (error: unknown) => void): Agenda {
  const running = new Map<string, Running>();
  let awaited: Promise<void> | undefined;
  /** Whether due jobs are left for the next turn. */
  let isBehind = false;
  let stepsOfTurn = 0;
  /** Time of the last read. It can decrease if the clock was set back. */
  let seen = Number.NEGATIVE_INFINITY;

  function nextDue(): { readonly key: string; readonly value: Job } | undefined {
    for (const entry of world.store.scan(jobs, { by: 'at' })) if (!running.has(entry.key)) return entry;
    return undefined;
  }

  /** Runs the next steps of a job. Returns whether there are more. */
  function advance(steps: Steps): boolean {
    const startedAt = performance.now();
    for (let n = 0; n < fewestSteps || (n < mostSteps && performance.now() - startedAt < longestTurnInMs); n++) {
      stepsOfTurn += 1;
      if (steps.next().done === true) return false;
    }
    return true;
  }

  /** Runs one transaction of a job. Returns whether the job continues. */
  function run(key: string, at: number, begin: () => Steps | void): boolean {
    world.now = Math.max(at, seen);
    try {
      return world.store.transaction(() => {
        const steps = begin() ?? undefined;
        const more = steps !== undefined && advance(steps);
        if (more) running.set(key, { at, steps });
        else world.store.delete(jobs, key);
        return more;
      });
    } catch (error) {
      running.delete(key);
      onFailure(error);
      // A failed write is retried later.
      if (!(error instanceof StoreError)) world.store.delete(jobs, key);
      else throw error;
      return false;
    }
  }

  function start(key: string, { kind, data, at: due }: Job): void {
    const at = Date.parse(due);
    if (run(key, at, () => work[kind]?.(world, data, at))) keepTurning();
  }

  function turn(): void {
    for (const [key, { at, steps }] of running) if (!run(key, at, () => steps)) running.delete(key);
  }

  function keepTurning(): void {
    awaited ??= new Promise<void>((resolve) => {
      const step = (): void => {
        try {
          agenda.runDue(now());
        } catch {
          // The failure was reported. The jobs remain.
          running.clear();
          isBehind = false;
        }
        if (running.size > 0 || isBehind) return void nextTurn(step);
        awaited = undefined;
        resolve();
      };
      nextTurn(step);
    });
  }

  const agenda: Agenda = {
    runDue(until) {
      // This also covers a world whose clock was set back.
      seen = Math.min(seen, until);
      const startedAt = performance.now();
      stepsOfTurn = 0;
      try {
        turn();
        isBehind = false;
        for (let n = 0; ; n++) {
          const due = nextDue();
          if (due === undefined || Date.parse(due.value.at) > until) break;
          const isFull = stepsOfTurn >= fewestSteps && performance.now() - startedAt >= longestTurnInMs;
          isBehind = n >= jobsAtOnce || isFull;
          if (isBehind) {
            keepTurning();
            break;
          }
          start(due.key, due.value);
        }
      } catch (error) {
        // Reads continue while writes fail.
        if (!(error instanceof StoreError)) throw error;
      }
      world.now = until;
    },
    lookedAt(now) {
      seen = now;
    },
    settled: () => awaited ?? Promise.resolve(),
    forget: () => {
      running.clear();
      isBehind = false;
      seen = Number.NEGATIVE_INFINITY;
    },
  };
  return agenda;
}
