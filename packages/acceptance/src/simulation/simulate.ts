import { drive, type Plan, type Scenario } from './drive.ts';
import { describePlan, pairs, persistent, sample, singles, unanswered } from './plans.ts';

export interface SimulationSettings {
  readonly seed: number;
  /**
   * How many plans of one blow, of two, and of blows that never end; all of them where there are no more. A kill behind each kind of request
   * comes besides where not all are taken.
   */
  readonly singles: number;
  readonly pairs: number;
  readonly persistent: number;
}

export interface SimulationReport {
  readonly boundaries: number;
  readonly plans: number;
  readonly processes: number;
  readonly faults: readonly { readonly plan: string; readonly faults: readonly string[] }[];
}

/** A scenario undisturbed, struck at every boundary, at pairs of them, and again and again. */
export async function simulate(scenario: Scenario, settings: SimulationSettings): Promise<SimulationReport> {
  const undisturbed = await drive(scenario, { cuts: [], processes: 1 });
  const { trace } = undisturbed;
  const plans: readonly Plan[] = [
    ...(settings.singles === Infinity ? [] : unanswered(trace)),
    ...sample(singles(trace), settings.singles, settings.seed),
    ...sample(pairs(trace), settings.pairs, settings.seed),
    ...sample(persistent(scenario), settings.persistent, settings.seed),
  ];
  const outcomes = [undisturbed];
  for (const plan of plans) outcomes.push(await drive(scenario, plan));
  return {
    boundaries: trace.length,
    plans: outcomes.length,
    processes: outcomes.reduce((sum, { processes }) => sum + processes, 0),
    faults: outcomes
      .filter(({ faults }) => faults.length > 0)
      .map(({ plan, faults }) => ({ plan: describePlan(plan), faults })),
  };
}
