import { readFileSync } from 'node:fs';
import type { OrdersUpsert } from '@tradelane/channel-platform';
import type { Sandbox } from '@tradelane/sandbox';

/** The API key of a shop in the seeded world. */
export function shopKey(sandbox: Sandbox): string {
  const { shops } = sandbox.info().credentials as { shops?: readonly { api_key: string }[] };
  return shops?.[0]?.api_key ?? '';
}

/** The example order in the description of the channel platform. */
export function exampleOrders(): OrdersUpsert {
  const file = new URL('../../../specs/dist/channel-platform.openapi.json', import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: { '/v1/orders': { post: { requestBody: { content: { 'application/json': { example: OrdersUpsert } } } } } };
  };
  return document.paths['/v1/orders'].post.requestBody.content['application/json'].example;
}
