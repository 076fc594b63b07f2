import { createHub, type Hub } from '@tradelane/hub';
import { createServicesSeller, type ServicesSeller } from '@tradelane/services-seller';

interface Addresses {
  readonly baseUrl: string;
  readonly authUrl: string;
}

// #region credentials
/** The secret is asked for whenever a token is needed, so a rotated one is picked up without a restart. */
export function hubWithRotatingSecret(addresses: Addresses, clientId: string, readSecret: () => Promise<string>): Hub {
  return createHub({
    baseUrl: addresses.baseUrl,
    auth: { authUrl: addresses.authUrl, clientId, clientSecret: readSecret },
  });
}
// #endregion credentials

// #region key
/** The key leaves as it is, without a word before it. */
export function instanceWithKey(baseUrl: string, apiKey: string): ServicesSeller {
  return createServicesSeller({ baseUrl, auth: { apiKey } });
}
// #endregion key

// #region token
/** A token that something else obtains; the function is asked for every request. */
export function hubWithToken(baseUrl: string, currentToken: () => Promise<string>): Hub {
  return createHub({ baseUrl, auth: { token: currentToken } });
}
// #endregion token
