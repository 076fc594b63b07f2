import { timeToCheck, writeTypeProjects } from '../budget/type-project.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { inRounds } from '../measure/in-turns.ts';
import { ratiosOf, rowsOf } from '../measure/samples.ts';

const compilers = ['6.0', '7.0'] as const;
const projects = ['types', 'calls'] as const;

/** The time to type-check a program. */
export const typeCheck: Figure = {
  title: 'Type check of a project with all surfaces',
  method:
    'A project that imports the types of all surfaces, and the same with 100 calls of current methods. Each argument is declared as the type that the method names. The time is from start to end of `tsc`. Each round runs both three times, in turn.',
  peers: ['typescript-6', 'typescript'],
  async measure(quick) {
    const folders = writeTypeProjects(100);
    const charts = [];
    const verdicts = [];
    for (const compiler of compilers) {
      const settings = quick ? { rounds: 3, turns: 1 } : { rounds: 9, turns: 3 };
      const samples = await inRounds(projects, settings, (project) => timeToCheck(folders[project], compiler));
      charts.push({ title: `TypeScript ${compiler}`, unit: 'ms', rows: rowsOf(samples, (name) => name === 'calls') });
      verdicts.push(
        ratioAtMost(
          `TypeScript ${compiler}, with 100 calls against the types`,
          ratiosOf(samples, 'calls', 'types'),
          1.2,
        ),
      );
    }
    return { charts, verdicts };
  },
};
