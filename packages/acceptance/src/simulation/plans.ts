import { randomOf } from '../prove/random.ts';
import type { Plan, Scenario } from './drive.ts';
import type { Blow, Cut } from './simulated-process.ts';

const blows: readonly Blow[] = ['kill', 'fail', 'stop'];
/** Restarts that a lease, a second look or a limit may cost behind the last blow. */
const spareProcesses = 12;

/** One process is struck at each boundary of an undisturbed run, in each way. */
export function* singles(trace: readonly string[]): Generator<Plan> {
  for (const at of trace.keys())
    for (const blow of blows) yield { cuts: [{ at: at + 1, blow }], processes: 1 + spareProcesses };
}

/** Each kind of request is carried out, once, for a process that does not live to read the response. */
export function* unanswered(trace: readonly string[]): Generator<Plan> {
  for (const of of new Set(trace.filter((name) => name.endsWith('carried out'))))
    yield { cuts: [{ at: 1, blow: 'kill', of }], processes: 1 + spareProcesses };
}

/** Two are struck one after the other, at every pair of boundaries. The second may come to more of them than an undisturbed run has. */
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

/** Every process is struck after so many steps, for ever: it must come to its end all the same, in few more than the steps need. */
export function* persistent(scenario: Scenario): Generator<Plan> {
  const { progress } = scenario;
  if (progress === undefined) return;
  const { of, items } = progress;
  for (let first = 1; first <= items; first += 1)
    for (let each = 2; each <= items / 2; each += 3)
      for (const blow of ['kill', 'fail'] as const) {
        const always: Cut = { at: each, blow, of };
        const processes = 2 * Math.ceil(items / (each - 1)) + spareProcesses;
        // The lease of the one before is over.
        yield { cuts: [{ at: first, blow, of }], always, processes, restartInMs: 360_000 };
      }
}

/** `count` of them, chosen by a seed; all of them where there are no more. */
export function sample(plans: Iterable<Plan>, count: number, seed: number): readonly Plan[] {
  const all = [...plans];
  if (all.length <= count) return all;
  const random = randomOf(seed);
  return Array.from({ length: count }, () => all.splice(Math.floor(random() * all.length), 1)[0] as Plan);
}

/** A plan as a person reads it. */
export function describePlan({ cuts, always }: Plan): string {
  return [...cuts.map(describeCut), ...(always === undefined ? [] : [`then each ${describeCut(always)}`])].join(', ');
}

function describeCut({ at, blow, of = 'boundary' }: Cut): string {
  return `${blow} at ${of} ${at}`;
}
