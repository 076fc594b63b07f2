import { createHub, hubOptionsFromEnv, rawHub } from '@tradelane/hub';

const raw = rawHub(createHub(hubOptionsFromEnv()));

const { data, error } = await raw.GET('/v2/orders', { params: { query: { limit: 100 } } });
if (data === undefined) throw new Error(`Rejected: ${error?.message ?? 'no reason given'}`);
console.log(`${data.data.length} orders`);
