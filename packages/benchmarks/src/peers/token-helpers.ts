import { ClientBuilder } from '@commercetools/ts-client';
import * as openid from 'openid-client';
import { ClientCredentials } from 'simple-oauth2';
import { Agent, fetch as undiciFetch, request } from 'undici';
import { action } from './address.ts';
import { tradelaneOnNode } from './tradelane.ts';

/**
 * One call with a token that is requested when needed.
 * @throws If the call is refused.
 */
export type TokenCall = () => Promise<unknown>;

const clientId = 'benchmark';
const clientSecret = 'not-a-secret';

/**
 * Each library as its guide describes. Steps that a guide leaves to the program (store the token, check its expiry) are
 * done in the simplest way.
 */
export const tokenHelpers: Readonly<Record<string, (url: string) => Promise<TokenCall>>> = {
  tradelane: async (url) => {
    const hub = await tradelaneOnNode(url, { auth: { authUrl: url, clientId: `${clientId}-${url}`, clientSecret } });
    return () => hub.actions.get('4711');
  },
  '@commercetools/ts-client': async (url) => {
    const agent = new Agent({ connections: 256 });
    const httpClient = ((target: string, init: object) =>
      undiciFetch(target, { ...init, dispatcher: agent })) as unknown as typeof fetch;
    const client = new ClientBuilder()
      .withClientCredentialsFlow({
        host: url,
        projectKey: 'benchmark',
        credentials: { clientId, clientSecret },
        httpClient,
      })
      .withHttpMiddleware({ host: url, httpClient })
      .build();
    return () => client.execute({ uri: action, method: 'GET' });
  },
  'simple-oauth2': async (url) => {
    const client = new ClientCredentials({ client: { id: clientId, secret: clientSecret }, auth: { tokenHost: url } });
    let token: Awaited<ReturnType<typeof client.getToken>> | undefined;
    return async () => {
      if (!token || token.expired()) token = await client.getToken({});
      await readOrder(url, String(token.token['access_token']));
    };
  },
  'openid-client': async (url) => {
    const server = { issuer: url, token_endpoint: `${url}/oauth/token` };
    const configuration = new openid.Configuration(server, clientId, clientSecret);
    openid.allowInsecureRequests(configuration);
    let token: Awaited<ReturnType<typeof openid.clientCredentialsGrant>> | undefined;
    let expiresAtInMs = 0;
    return async () => {
      if (!token || Date.now() >= expiresAtInMs) {
        token = await openid.clientCredentialsGrant(configuration);
        expiresAtInMs = Date.now() + (token.expiresIn() ?? 0) * 1_000;
      }
      await readOrder(url, token.access_token);
    };
  },
  'openid-client, shared by hand': async (url) => {
    const server = { issuer: url, token_endpoint: `${url}/oauth/token` };
    const configuration = new openid.Configuration(server, clientId, clientSecret);
    openid.allowInsecureRequests(configuration);
    let token: { readonly text: string; readonly expiresAtInMs: number } | undefined;
    let asking: Promise<string> | undefined;
    const ask = async (): Promise<string> => {
      const granted = await openid.clientCredentialsGrant(configuration);
      token = { text: granted.access_token, expiresAtInMs: Date.now() + (granted.expiresIn() ?? 0) * 1_000 };
      return token.text;
    };
    const current = (): Promise<string> | string => {
      if (token && Date.now() < token.expiresAtInMs) return token.text;
      return (asking ??= ask().finally(() => (asking = undefined)));
    };
    return async () => {
      const text = await current();
      try {
        await readOrder(url, text);
      } catch {
        // After a 401, the first call requests a new token for all.
        if (token?.text === text) token = undefined;
        await readOrder(url, await current());
      }
    };
  },
};

/** One socket a call would exceed the open files that some machines allow, as each token request has a socket too. */
const dispatcher = new Agent({ connections: 256 });

async function readOrder(url: string, token: string): Promise<void> {
  const { statusCode, body } = await request(url + action, {
    headers: { authorization: `Bearer ${token}` },
    dispatcher,
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(String(statusCode));
}
