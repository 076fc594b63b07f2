import { ConfigurationError } from '../errors/index.ts';
import { invalid, type LiteOperation } from './operation.ts';

/**
 * Checks the numbers of options, for callers without types. Undefined ones aren't set.
 * @param operation The operation, if these are the options of a call.
 * @throws {ConfigurationError} If an option of `createLite` is invalid.
 * @throws {ArgumentError} If an option of a call is invalid.
 */
export function checkNumbers(options: object, operation?: LiteOperation): void {
  for (const name of ['deadlineInMs', 'timeoutInMs', 'maxAttempts', 'maxResponseBytes']) {
    const value = (options as Readonly<Record<string, unknown>>)[name];
    const fault = `must be 1 or more.`;
    if (value !== undefined && !((value as number) >= 1))
      throw operation ? invalid(operation, name, fault) : new ConfigurationError(`\`${name}\` ${fault}`);
  }
}
