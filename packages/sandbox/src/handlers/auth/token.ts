import { refuse } from '../../errors/index.ts';
import { bodyOf, type Handlers } from '../../http/context.ts';
import { ok } from '../../http/answers.ts';
import { type Client, issueToken, tokenLifetimeInS } from '../../world/index.ts';

interface TokenRequest {
  readonly client_id: string;
  readonly client_secret: string;
}

/** The token exchange (T01, T02) for the clients that the sandbox knows. The grant is checked by the schema. */
export const tokenHandlers = (clients: readonly Client[]): Handlers => ({
  token: (context) => {
    const { client_id, client_secret } = bodyOf<TokenRequest>(context);
    const client = clients.find(({ id }) => id === client_id);
    if (client === undefined || client.secret !== client_secret)
      refuse(401, 'UNAUTHORIZED', 'The client credentials are not accepted.');
    const access_token = issueToken(context.world, client);
    return ok(
      { token_type: 'Bearer', access_token, expires_in: tokenLifetimeInS, target_app: '', resource_owner: '' },
      { 'cache-control': 'no-store' },
    );
  },
});
