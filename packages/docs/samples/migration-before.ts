/** By hand: a token for each run, no limit, one page, and an error without a reason. */
export async function listOrders(
  baseUrl: string,
  authUrl: string,
  clientId: string,
  clientSecret: string,
): Promise<unknown[]> {
  const token = await fetch(`${authUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
  });
  if (!token.ok) throw new Error(`status ${token.status}`);
  const { access_token } = (await token.json()) as { access_token: string };
  const response = await fetch(`${baseUrl}/api/v2/orders?limit=100`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return ((await response.json()) as { data: unknown[] }).data;
}
