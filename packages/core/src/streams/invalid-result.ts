import { ConfigurationError, type RequestOutcome } from '../errors/index.ts';
import { received } from '../checks/checks.ts';

/**
 * Creates the error of a caller's store that returned an invalid value. Another attempt would return it again, so it
 * isn't retried.
 * @param store The store as the message names it.
 */
export function invalidResult(
  store: string,
  method: string,
  expected: string,
  given: unknown,
  outcome: RequestOutcome = 'not-sent',
): ConfigurationError {
  return new ConfigurationError(
    `${store} is invalid. Its \`${method}\` must return ${expected}. It returned ${received(given)}.`,
    { code: 'ERR_OPTION_INVALID', outcome },
  );
}
