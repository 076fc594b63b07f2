import { drive, type Plan, type Scenario } from './drive.ts';
import { describePlan, pairs, persistent, sample, singles, unanswered } from './plans.ts';

export interface SimulationSettings {
  readonly seed: number;
  /**
   * Number of plans with one interruption, with two, and with endless ones. Fewer if there are no more. If not all are
   * used, a kill after each kind of request is added.
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

/** Runs a scenario undisturbed, then with interruptions at every boundary, at pairs of boundaries, and repeatedly. */
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
