import { ConfigurationError } from '../errors/index.ts';
import { isHeaderValue } from '../call/headers.ts';

/** The version of the package. Each release updates it. */
export const sdkVersion: string = '0.1.0';

/**
 * Returns the `User-Agent`, such as `my-shop/2.1 tradelane-hub/0.3.0`, which helps the provider's support. Browsers set
 * their own and need permission for another one.
 */
export function userAgentOf(surfaceName: string, own: string | undefined): string | undefined {
  if (typeof own === 'string' && !isHeaderValue(own))
    throw new ConfigurationError(
      "`userAgent` contains a character that a header can't contain. Pass Latin-1 characters without a line break.",
      { code: 'ERR_OPTION_INVALID' },
    );
  if ('document' in globalThis || 'WorkerGlobalScope' in globalThis) return undefined;
  return `${typeof own === 'string' ? `${own} ` : ''}tradelane-${surfaceName}/${sdkVersion}`;
}
