import { createNodeTransport } from '@tradelane/core/node';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import { ProxyAgent } from 'undici';

const proxyUrl = process.env['PROXY_URL'] ?? 'http://user:password@proxy.example.com:3128';
const transport = createNodeTransport({ dispatcher: new ProxyAgent(proxyUrl) });
const hub = createHub({ ...hubOptionsFromEnv(), transport });

const page = await hub.orders.list({ limit: 5 });
console.log(`${page.items.length} orders`);
