import * as fc from 'fast-check';

/** Total number of steps of a model: 300 as part of the suite, 10,000 in `pnpm prove models`, `MODEL_STEPS` on demand. */
const steps = Number(process.env['MODEL_STEPS'] ?? 300);
const stepsOfRun = 50;

/** Runs random steps, each run in a new world. Prints the seed if one fails. */
export async function runModel<Step>(
  step: fc.Arbitrary<Step>,
  run: (steps: readonly Step[]) => Promise<void>,
): Promise<void> {
  const many = fc.array(step, { minLength: stepsOfRun, maxLength: stepsOfRun, size: 'max' });
  await fc.assert(fc.asyncProperty(many, run), {
    numRuns: Math.ceil(steps / stepsOfRun),
    endOnFailure: true,
  });
}

/** Timeout of a model test, for all of its steps. */
export const modelTimeoutInMs: number = 60_000 + steps * 20;
