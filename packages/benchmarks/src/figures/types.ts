import { check, writeProject } from '../budget/compiler.ts';
import { clientProgram } from '../budget/type-project.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { inTurns } from '../measure/in-turns.ts';
import { ratiosOf, rowsOf } from '../measure/samples.ts';

const compiler = '7.0';
/** The reference has a pinned version, so growth of ours shows. */
const programs = {
  stripe: "import Stripe from 'stripe';\nexport const client = new Stripe('key');\n",
  'marketplace-seller': clientProgram('marketplace-seller'),
  'marketplace-operator': clientProgram('marketplace-operator'),
} as const;
type Name = keyof typeof programs;
const names = Object.keys(programs) as readonly Name[];

/** The limits are 1.2 times the ratios of the biggest client before operators got its operations. */
const measures = [
  { what: 'time', label: 'Total time', unit: 's', limit: 0.55 },
  { what: 'memory', label: 'Memory used', unit: 'KiB', limit: 0.42 },
] as const;

/** The cost of the types of one client. */
export const types: Figure = {
  title: 'Type check of a program with one client',
  method:
    'A program creates the client of a package. The reference is a client of another vendor, in a pinned version. `tsc --extendedDiagnostics` reports time and memory of the check. The programs take turns.',
  peers: ['stripe', 'typescript'],
  async measure(quick) {
    const folders = new Map(names.map((name) => [name, writeProject(`one-${name}`, programs[name])]));
    const outputs = await inTurns(names, quick ? 5 : 15, (name) =>
      check(folders.get(name) ?? '', compiler, '--extendedDiagnostics'),
    );
    const charts = [];
    const verdicts = [];
    for (const { what, label, unit, limit } of measures) {
      const valueOf = (output: string): number => Number(new RegExp(`${label}:\\s+([\\d.]+)`).exec(output)?.[1]);
      const samples = new Map([...outputs].map(([name, found]) => [name, found.map(valueOf)]));
      charts.push({
        title: `TypeScript ${compiler}, ${what}`,
        unit,
        rows: rowsOf(samples, (name) => name !== 'stripe'),
      });
      for (const name of names.slice(1))
        verdicts.push(ratioAtMost(`${what} of ${name} against stripe`, ratiosOf(samples, name, 'stripe'), limit));
    }
    return { charts, verdicts };
  },
};
