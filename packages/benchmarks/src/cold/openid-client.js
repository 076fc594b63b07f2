import * as openid from 'openid-client';

const server = { issuer: process.argv[2], token_endpoint: `${process.argv[2]}/oauth/token` };
const configuration = new openid.Configuration(server, 'id', 'not-a-secret');
openid.allowInsecureRequests(configuration);
const { access_token: token } = await openid.clientCredentialsGrant(configuration);
const response = await fetch(`${process.argv[2]}/api/v2/orders/actions/4711`, {
  headers: { authorization: `Bearer ${token}` },
});
if (!response.ok) throw new Error(String(response.status));
console.log((await response.json()).id);
