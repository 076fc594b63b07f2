import { ClientBuilder } from '@commercetools/ts-client';
import * as openid from 'openid-client';
import { ClientCredentials } from 'simple-oauth2';
import { Agent, fetch as undiciFetch, request } from 'undici';
import { operations, tradelaneOnNode } from './tradelane.ts';

/** One call with a token that is obtained as needed. @throws where it is refused */
export type TokenCall = () => Promise<unknown>;

const clientId = 'benchmark';
const clientSecret = 'not-a-secret';

/** Each as its guide says; what a guide leaves to the program (keep the token, look whether it has expired) is done the plain way. */
export const tokenHelpers: Readonly<Record<string, (url: string) => Promise<TokenCall>>> = {
  tradelane: async (url) => {
    const runtime = tradelaneOnNode(url, { auth: { authUrl: url, clientId: `${clientId}-${url}`, clientSecret } });
    return () => runtime.call(operations.readOrder, { path: { order_id: '4711' } });
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
    return () => client.execute({ uri: '/v2/orders/4711', method: 'GET' });
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
};

async function readOrder(url: string, token: string): Promise<void> {
  const { statusCode, body } = await request(`${url}/v2/orders/4711`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(String(statusCode));
}
