import { whenReady } from '../clock/large-work.ts';
import { advance, nextTurn, type Slices } from '../clock/turns.ts';
import { StoreError } from '../store/index.ts';
import { type Job, jobs, type World } from './world.ts';

/**
 * What is done when the time of a job has come, by kind. Long work is done in slices: each is a transaction of its own, and the job stays until
 * the last one. A process that dies in between begins the job anew, so slices must bear being done again. `at` is when it was due.
 */
export type Jobs = Readonly<Record<string, (world: World, data: Job['data'], at: number) => void | Slices>>;

interface Running {
  readonly at: number;
  readonly slices: Slices;
}

/** Does the work that waits for its time. */
export interface Agenda {
  /** Does all that is due by `now`, in the order of its time; each job sees the time it was due at. Of long work, some slices. */
  runDue(now: number): void;
  /**
   * Somebody looks at the world: what is done from then on, of jobs that were due before as well, is not from before that. Whoever follows changes
   * by time would never learn of it.
   */
  lookedAt(now: number): void;
  /** Resolves when no long work is under way any more. */
  settled(): Promise<void>;
  /** Forgets long work: the world that it belongs to is gone. */
  forget(): void;
}

/** `onFailure` is told what a job threw; the job is then given up, so that one fault does not stop everything. */
export function createAgenda(world: World, work: Jobs, now: () => number, onFailure: (error: unknown) => void): Agenda {
  const running = new Map<string, Running>();
  let awaited: Promise<void> | undefined;
  /** When somebody looked at the world last: earlier than before where the clock was set back. */
  let seen = Number.NEGATIVE_INFINITY;

  function nextDue(): { readonly key: string; readonly value: Job } | undefined {
    for (const entry of world.store.scan(jobs, { by: 'at' })) if (!running.has(entry.key)) return entry;
    return undefined;
  }

  /** One transaction of a job; whether there is more of it. */
  function slice(key: string, at: number, run: () => Slices): boolean {
    world.now = Math.max(at, seen);
    try {
      return world.store.transaction(() => {
        const slices = run();
        const more = advance(slices).done !== true;
        if (more) running.set(key, { at, slices });
        else world.store.delete(jobs, key);
        return more;
      });
    } catch (error) {
      running.delete(key);
      onFailure(error);
      // What cannot be written now is done once it can.
      if (!(error instanceof StoreError)) world.store.delete(jobs, key);
      else throw error;
      return false;
    }
  }

  /** What is done of a job at once leaves nothing behind where it is begun anew. */
  function* slicesOf({ kind, data }: Job, at: number): Slices {
    const more = yield* whenReady(() => world.store.transaction(() => work[kind]?.(world, data, at) ?? undefined));
    if (more !== undefined) yield* more;
  }

  function start(key: string, job: Job): void {
    const at = Date.parse(job.at);
    const isMore = slice(key, at, () => slicesOf(job, at));
    if (isMore) keepTurning();
  }

  function turn(): void {
    for (const [key, { at, slices }] of running) if (!slice(key, at, () => slices)) running.delete(key);
  }

  function keepTurning(): void {
    awaited ??= new Promise<void>((resolve) => {
      const step = (): void => {
        try {
          agenda.runDue(now());
        } catch {
          // It was told; the jobs are still there.
          running.clear();
        }
        if (running.size > 0) return void nextTurn(step);
        awaited = undefined;
        resolve();
      };
      nextTurn(step);
    });
  }

  const agenda: Agenda = {
    runDue(until) {
      // Also before somebody looks again at a world whose clock was set back.
      seen = Math.min(seen, until);
      try {
        turn();
        for (;;) {
          const due = nextDue();
          if (due === undefined || Date.parse(due.value.at) > until) break;
          start(due.key, due.value);
        }
      } catch (error) {
        // Reading goes on while nothing can be written.
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
      seen = Number.NEGATIVE_INFINITY;
    },
  };
  return agenda;
}
