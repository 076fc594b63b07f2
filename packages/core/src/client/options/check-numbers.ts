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

/**
 * What is left of the check of options where there are no others: with NaN, or 0 at a time, a call would wait or be repeated without end. What
 * counts something is whole.
 */
export function checkNumbers(options: ClientOptions, faults: Faults): void {
  for (const name of numbers) {
    const value = options[name] ?? 1;
    const isWait = name.endsWith('InMs');
    if (!(value > 0 || (value === 0 && name === 'maxWaitInMs')) || !(isWait || Number.isSafeInteger(value)))
      faults.add(
        `\`${name}\` is out of range: it must be above 0 (\`maxWaitInMs\` may be 0), and whole where it counts something.`,
      );
  }
}
