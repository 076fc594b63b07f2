const issued = await fetch(`${process.argv[2]}/oauth/token`, {
  method: 'POST',
  body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'id', client_secret: 'not-a-secret' }),
});
if (!issued.ok) throw new Error(String(issued.status));
const { access_token: token } = await issued.json();
const response = await fetch(`${process.argv[2]}/api/v2/orders/actions/4711`, {
  headers: { authorization: `Bearer ${token}` },
});
if (!response.ok) throw new Error(String(response.status));
console.log((await response.json()).id);
