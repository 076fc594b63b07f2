import { ConfigurationError } from '../errors/index.ts';
import { received } from '../checks/received.ts';
import { type Exchange, callContextOf } from './exchange.ts';

/**
 * Checks a response of the caller's transport or middleware.
 * @param source The option that returned it.
 * @throws {ConfigurationError} If it isn't a response. The message names the option and the member.
 */
export function checkResponse(response: unknown, exchange: Exchange, source: string): void {
  const { status, headers, text } = Object(response) as Readonly<Record<string, unknown>>;
  if (typeof response !== 'object' || response === null)
    throw invalidResponse(exchange, source, `It returned ${received(response)} instead of a response.`);
  if (!Number.isInteger(status) || (status as number) < 0 || (status as number) > 999)
    throw invalidResponse(
      exchange,
      source,
      `The \`status\` of its response must be an integer. Received: ${received(status)}.`,
    );
  if (typeof (headers as Partial<Headers> | null | undefined)?.get !== 'function')
    throw invalidResponse(exchange, source, 'The `headers` of its response must be a `Headers` object.');
  if (typeof text !== 'function')
    throw invalidResponse(exchange, source, 'The `text` of its response must be a function.');
}

/** Creates the error of an option that returned an invalid response. The call isn't retried. */
export function invalidResponse(exchange: Exchange, source: string, fault: string): ConfigurationError {
  return new ConfigurationError(`\`${source}\` is invalid. ${fault}`, {
    ...callContextOf(exchange, 'unknown'),
    code: 'ERR_OPTION_INVALID',
  });
}
