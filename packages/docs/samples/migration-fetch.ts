import { createPathClient } from '@tradelane/core/openapi-fetch';
import { createHub, hubOptionsFromEnv, type paths } from '@tradelane/hub';

const client = createPathClient<paths>(createHub(hubOptionsFromEnv()));

const { data, error } = await client.GET('/v2/orders', {
  params: { query: { limit: 100 } },
});
if (data === undefined)
  throw new Error(`Rejected: ${error?.message ?? 'no reason given'}`);
console.log(`${data.data.length} orders`);
