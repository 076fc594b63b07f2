import { refuse } from '../../errors/index.ts';
import type { HandlersOf } from '../../http/context.ts';
import { HandlerResponse } from '../../http/responses.ts';
import { type Client, issueToken, tokenLifetimeInS } from '../../world/index.ts';
import { hubClients, instanceCredentials } from './credentials/index.ts';

/** T15: token endpoint of the instance, for the operator's client. */
export const instanceAuth = 'instance-auth';

const clients: Readonly<Record<string, readonly Client[]>> = {
  auth: Object.values(hubClients),
  [instanceAuth]: instanceCredentials.clients,
};

/** The token exchange (T01, T02) for the clients that the sandbox knows. The grant is checked by the schema. */
export const tokenHandlers: HandlersOf<'token'> = {
  token: (context) => {
    const { client_id, client_secret } = context.body;
    const client = clients[context.surface.name]?.find(({ id }) => id === client_id);
    if (client === undefined || client.secret !== client_secret)
      refuse(
        'AS38',
        401,
        'UNAUTHORIZED',
        'The client credentials are invalid. GET /__sandbox/info lists valid credentials.',
      );
    const access_token = issueToken(context.world, client);
    return HandlerResponse.withHeaders(
      { token_type: 'Bearer', access_token, expires_in: tokenLifetimeInS, target_app: '', resource_owner: '' },
      { 'cache-control': 'no-store' },
    );
  },
};
