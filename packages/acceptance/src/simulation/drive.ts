import type { VirtualClock } from '@tradelane/core';
import { type Cut, type Ending, SimulatedProcess } from './simulated-process.ts';

/** The start of a run, and its results. */
export interface World {
  readonly clock: VirtualClock;
  /** One process of the program. Resolves when all of its work is done. */
  run(process: SimulatedProcess): Promise<void>;
  /** Lists what is wrong at the end, after a number of interruptions. */
  faults(blows: number): Promise<readonly string[]>;
  close(): void;
}

export interface Scenario {
  readonly name: string;
  /** Boundaries that require progress, however often the process is interrupted there: `handler returns`. */
  readonly progress?: { readonly of: string; readonly items: number };
  begin(): Promise<World>;
}

/** The first process gets the first cut, and so on. Later processes get `always`, or none. */
export interface Plan {
  readonly cuts: readonly Cut[];
  readonly always?: Cut;
  /** Maximum number of processes for the work. */
  readonly processes: number;
  /** Time from the end of a process to the start of the next one. Default: a minute. */
  readonly restartInMs?: number;
}

export interface Outcome {
  readonly plan: Plan;
  readonly faults: readonly string[];
  readonly processes: number;
  /** Boundaries of the first process. */
  readonly trace: readonly string[];
}

const minuteInMs = 60_000;
/** A suspended process is suspended for longer than any lease. */
const standstillInMs = 900_000;
/** In real time. No work takes so long. */
const hangsInMs = 180_000;

/** Starts processes until the work is done, interrupts each as planned, and checks the result. */
export async function drive(scenario: Scenario, plan: Plan): Promise<Outcome> {
  const world = await scenario.begin();
  const standing: { readonly process: SimulatedProcess; readonly work: Promise<void> }[] = [];
  const processes: SimulatedProcess[] = [];
  let isDone = false;
  let hangs = false;
  let blows = 0;
  const start = async (cut: Cut | undefined): Promise<Ending | 'hangs'> => {
    const process = new SimulatedProcess(cut);
    processes.push(process);
    if (cut !== undefined) blows += 1;
    const work = world.run(process);
    const ending = await orHangs(process.ending(work));
    if (ending === 'stopped') standing.push({ process, work });
    else process.end();
    return ending;
  };
  try {
    while (!isDone && !hangs && processes.length < plan.processes) {
      const ending = await start(plan.cuts[processes.length] ?? plan.always);
      isDone = ending === 'done';
      hangs = ending === 'hangs';
      if (!isDone) await world.clock.wait(ending === 'stopped' ? standstillInMs : (plan.restartInMs ?? minuteInMs));
    }
    for (const { process, work } of standing) {
      process.resume();
      const ended = work.then(
        (): Ending => 'done',
        (error: unknown): Ending => ({ error }),
      );
      hangs ||= (await orHangs(ended)) === 'hangs';
      process.end();
    }
    // The remains of a suspended process must not block the work.
    for (let more = 0; standing.length > 0 && more < 8; more += 1) {
      if ((await start(undefined)) === 'done') break;
      await world.clock.wait(minuteInMs);
    }
    const faults = [
      ...(isDone ? [] : [`not done after ${processes.length} processes${hangs ? ': one hangs' : ''}`]),
      ...(await world.faults(blows)),
    ];
    return { plan, faults, processes: processes.length, trace: processes[0]?.trace ?? [] };
  } finally {
    for (const process of processes) process.end();
    world.close();
  }
}

async function orHangs<T>(ending: Promise<T>): Promise<T | 'hangs'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(resolve, hangsInMs, 'hangs');
  });
  try {
    return await Promise.race([ending, late]);
  } finally {
    clearTimeout(timer);
  }
}
