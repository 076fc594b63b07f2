import createClient from 'openapi-fetch';

const client = createClient({ baseUrl: process.argv[2], headers: { authorization: 'Bearer token' } });
const { data } = await client.GET('/api/v2/orders/actions/{action_id}', { params: { path: { action_id: '4711' } } });
console.log(data.id);
