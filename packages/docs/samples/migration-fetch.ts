import { createFetch } from '@tradelane/core';
import { createHub, hubOptionsFromEnv, type paths } from '@tradelane/hub';
import createClient from 'openapi-fetch';

const options = hubOptionsFromEnv();
const hub = createHub(options);
const client = createClient<paths>({
  baseUrl: options.baseUrl,
  fetch: createFetch(hub),
});

const { data, error } = await client.GET('/v2/orders', {
  params: { query: { limit: 100 } },
});
if (data === undefined)
  throw new Error(`Rejected: ${error?.message ?? 'no reason given'}`);
console.log(`${data.data.length} orders`);
