// Prism with the document of the hub: `node prism.ts static|dynamic ORDERS`, where ORDERS is the JSON of its list of
// orders. Runs as a child process and reports its address.
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { say } from '../measure/child.ts';

const file = fileURLToPath(import.meta.resolve('@tradelane/specs/hub.openapi.json'));
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly responses: Readonly<Record<string, { content: Readonly<Record<string, object>> }>> };
};
const [, , mode, orders = ''] = process.argv;
const list = document.components.responses['OrdersFound'];
if (mode === 'static' && list !== undefined)
  list.content = { 'application/json': { ...list.content['application/json'], example: JSON.parse(orders) } };
// Prism matches paths without the server's base path, so each path gets it as a prefix.
const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [`/api${path}`, item]));
const operations = await getHttpOperationsFromSpec({ ...document, paths, servers: [{ url: 'http://127.0.0.1' }] });
const server = createServer(operations, {
  components: { logger: createLogger('benchmark', { level: 'silent' }) },
  cors: false,
  config: {
    mock: { dynamic: mode === 'dynamic', ignoreExamples: false },
    validateRequest: true,
    validateResponse: false,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
    isProxy: false,
  },
});
say(await server.listen(0, '127.0.0.1'));
