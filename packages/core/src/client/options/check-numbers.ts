import type { Faults } from '../../base/errors/index.ts';
import type { ClientOptions } from './client-options.ts';

const numbers = [
  'timeoutInMs',
  'deadlineInMs',
  'maxWaitInMs',
  'maxAttempts',
  'maxConcurrency',
  'maxResponseBytes',
] as const;

/** What is left of the check of options where there are no others: with NaN a call would wait, or be repeated, without end. */
export function checkNumbers(options: ClientOptions, faults: Faults): void {
  for (const name of numbers)
    if (!((options[name] ?? 1) >= 0)) faults.add(`\`${name}\` must be a number of 0 or more.`);
}
