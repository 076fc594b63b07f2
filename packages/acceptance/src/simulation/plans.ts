import { randomOf } from '../prove/random.ts';
import type { Plan, Scenario } from './drive.ts';
import type { Blow, Cut } from './simulated-process.ts';

const blows: readonly Blow[] = ['kill', 'fail', 'stop'];
/** Additional restarts after the last interruption, for a lease, a second check or a limit. */
const spareProcesses = 12;

/** Interrupts one process at each boundary of an undisturbed run, in each way. */
export function* singles(trace: readonly string[]): Generator<Plan> {
  for (const at of trace.keys())
    for (const blow of blows) yield { cuts: [{ at: at + 1, blow }], processes: 1 + spareProcesses };
}

/** Executes each kind of request once for a process that ends before it reads the response. */
export function* unanswered(trace: readonly string[]): Generator<Plan> {
  for (const of of new Set(trace.filter((name) => name.endsWith('carried out'))))
    yield { cuts: [{ at: 1, blow: 'kill', of }], processes: 1 + spareProcesses };
}

/**
 * Interrupts two processes, one after the other, at every pair of boundaries. The second may reach more boundaries than
 * an undisturbed run.
 */
export function* pairs(trace: readonly string[]): Generator<Plan> {
  for (const first of trace.keys())
    for (const second of trace.keys())
      for (const [one, other] of twoBlows)
        yield {
          cuts: [
            { at: first + 1, blow: one },
            { at: second + 1, blow: other },
          ],
          processes: 2 + spareProcesses,
        };
}

const twoBlows = blows.flatMap((one) => blows.map((other) => [one, other] as const));

/**
 * Interrupts every process after a number of steps. The work must still end, with few more processes than the steps
 * need.
 */
export function* persistent(scenario: Scenario): Generator<Plan> {
  const { progress } = scenario;
  if (progress === undefined) return;
  const { of, items } = progress;
  for (let first = 1; first <= items; first += 1)
    for (let each = 2; each <= items / 2; each += 3)
      for (const blow of ['kill', 'fail'] as const) {
        const always: Cut = { at: each, blow, of };
        const processes = 2 * Math.ceil(items / (each - 1)) + spareProcesses;
        // The lease of the previous process has expired.
        yield { cuts: [{ at: first, blow, of }], always, processes, restartInMs: 360_000 };
      }
}

/** `count` plans, chosen by a seed, or all of them if there are fewer. */
export function sample(plans: Iterable<Plan>, count: number, seed: number): readonly Plan[] {
  const all = [...plans];
  if (all.length <= count) return all;
  const random = randomOf(seed);
  return Array.from({ length: count }, () => all.splice(Math.floor(random() * all.length), 1)[0] as Plan);
}

/** A readable description of a plan. */
export function describePlan({ cuts, always }: Plan): string {
  return [...cuts.map(describeCut), ...(always === undefined ? [] : [`then each ${describeCut(always)}`])].join(', ');
}

function describeCut({ at, blow, of = 'boundary' }: Cut): string {
  return `${blow} at ${of} ${at}`;
}
