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

/** What is left of the check of options where there are no others: with NaN, or 0 at a time, a call would wait or be repeated without end. */
export function checkNumbers(options: ClientOptions, faults: Faults): void {
  for (const name of numbers) {
    const value = options[name] ?? 1;
    if (!(value > 0 || (value === 0 && name === 'maxWaitInMs'))) faults.add(`\`${name}\` must be a number above 0.`);
  }
}
