import * as fc from 'fast-check';

/** How many steps a model takes in all: 1,000 as part of the suite, `MODEL_STEPS=100000` on demand. */
const steps = Number(process.env['MODEL_STEPS'] ?? 1_000);
const stepsOfRun = 50;

/** Runs of random steps, each on a world of its own; the seed is printed where one fails. */
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

/** For a test of a model: what its steps may take. */
export const modelTimeoutInMs: number = 60_000 + steps * 20;
