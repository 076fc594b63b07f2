import { refuse } from '../../machinery/errors/index.ts';
import { bodyOf, type Handlers } from '../../machinery/http/context.ts';
import { ok } from '../../machinery/http/responses.ts';
import { type Client, issueToken, tokenLifetimeInS } from '../../machinery/world/index.ts';
import { hubClients, instanceCredentials } from './credentials/index.ts';

interface TokenRequest {
  readonly client_id: string;
  readonly client_secret: string;
}

/** T15: the token endpoint of the instance itself, where the operator's client gets its token. */
export const instanceAuth = 'instance-auth';

/** Who may get a token, by endpoint. */
const clients: Readonly<Record<string, readonly Client[]>> = {
  auth: Object.values(hubClients),
  [instanceAuth]: instanceCredentials.clients,
};

/** The token exchange (T01, T02) for the clients that the sandbox knows. The grant is checked by the schema. */
export const tokenHandlers: Handlers = {
  token: (context) => {
    const { client_id, client_secret } = bodyOf<TokenRequest>(context);
    const client = clients[context.surface.name]?.find(({ id }) => id === client_id);
    if (client === undefined || client.secret !== client_secret)
      refuse(401, 'UNAUTHORIZED', 'The client credentials are not accepted.');
    const access_token = issueToken(context.world, client);
    return ok(
      { token_type: 'Bearer', access_token, expires_in: tokenLifetimeInS, target_app: '', resource_owner: '' },
      { 'cache-control': 'no-store' },
    );
  },
};
