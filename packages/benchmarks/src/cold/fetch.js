const response = await fetch(`${process.argv[2]}/api/v2/orders/actions/4711`, {
  headers: { authorization: 'Bearer token' },
});
if (!response.ok) throw new Error(String(response.status));
console.log((await response.json()).id);
