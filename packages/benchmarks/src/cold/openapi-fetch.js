import createClient from 'openapi-fetch';

const client = createClient({ baseUrl: process.argv[2], headers: { authorization: 'Bearer token' } });
const { data } = await client.GET('/v2/orders/{order_id}', { params: { path: { order_id: '4711' } } });
console.log(data.id);
