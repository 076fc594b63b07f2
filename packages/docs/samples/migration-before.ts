const { TRADELANE_BASE_URL: baseUrl, TRADELANE_AUTH_URL: authUrl } =
  process.env;
const {
  TRADELANE_CLIENT_ID: clientId = '',
  TRADELANE_CLIENT_SECRET: clientSecret = '',
} = process.env;

const token = await fetch(`${authUrl}/oauth/token`, {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  }),
});
if (!token.ok) throw new Error(`status ${token.status}`);
const { access_token } = (await token.json()) as { access_token: string };

const response = await fetch(`${baseUrl}/api/v2/orders?limit=100`, {
  headers: { Authorization: `Bearer ${access_token}` },
});
if (!response.ok) throw new Error(`status ${response.status}`);
const { data } = (await response.json()) as { data: unknown[] };
console.log(`${data.length} orders`);
