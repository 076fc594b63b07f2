import { ConfigurationError } from '../../base/errors/index.ts';
import { isHeaderValue } from '../../call/arguments/headers.ts';

/** Raised with each release together with the package. */
export const sdkVersion: string = '0.0.0';

/**
 * `my-shop/2.1 tradelane-hub/0.3.0`: who calls, for the provider's support. Browsers set their own and would need permission for another.
 */
export function userAgentOf(surfaceName: string, own: string | undefined): string | undefined {
  if (own !== undefined && !isHeaderValue(own))
    throw new ConfigurationError('`userAgent` holds a character that cannot be sent.');
  if ('document' in globalThis || 'WorkerGlobalScope' in globalThis) return undefined;
  return `${own === undefined ? '' : `${own} `}tradelane-${surfaceName}/${sdkVersion}`;
}
