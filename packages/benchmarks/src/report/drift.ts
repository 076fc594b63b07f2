import type { Verdict } from '../measure/figure.ts';

/** Figures whose ratios hold on any machine, so that a quick look can compare them with the recorded ones. */
export const checked: readonly string[] = ['calls', 'sizes', 'cold-start'];

/** Share by which a ratio may be above the recorded one. */
const tolerance = 0.15;

/** Describes each value that is worse than its recorded one. Only targets of the form "at most" are compared. */
export function driftsOf(recorded: readonly Verdict[], measured: readonly Verdict[]): readonly string[] {
  return measured.flatMap(({ what, target, measured: now }) => {
    const before = recorded.find((verdict) => verdict.what === what)?.measured;
    if (before === undefined || !target.startsWith('≤')) return [];
    const [from, to] = [Number.parseFloat(before), Number.parseFloat(now)];
    const by = Math.round((to / from - 1) * 100);
    return to > from * (1 + tolerance) ? [`${what}: ${to}, ${by} % above the recorded ${from}.`] : [];
  });
}
