// What a world of many orders costs: pnpm bench:sandbox [--sizes 10000,100000]. Prints a row of a table for each size.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox, type NodeSandbox } from '../src/index.ts';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,100000,1000000' } } });

async function tokenOf(sandbox: NodeSandbox): Promise<string> {
  const { client_id, client_secret } = sandbox.info().credentials.seller;
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  const response = await sandbox.fetch('/auth/oauth/token', { method: 'POST', body });
  return ((await response.json()) as { readonly access_token: string }).access_token;
}

const old = '2000-01-01T00:00:00Z';
const filters: readonly string[] = [
  '',
  '&statuses=CLOSED',
  '&statuses=AWAITING_PAYMENT,SHIPPED',
  '&fulfillment_type=FULFILLED_BY_PARTNER',
  '&statuses=CLOSED&fulfillment_type=FULFILLED_BY_PARTNER',
  '&order_ids=acme_ORD-10000001,acme_ORD-1001',
];
const sorts = ['updated_at,DESC', 'updated_at,ASC', 'created_at,DESC', 'created_at,ASC'];

/** Most CPU of a page of a hundred orders, in milliseconds: of every filter and order, on the first pages and from the middle on. */
async function slowestPage(sandbox: NodeSandbox, size: number): Promise<readonly [number, string]> {
  const headers = { authorization: `Bearer ${await tokenOf(sandbox)}` };
  let slowest: readonly [number, string] = [0, ''];
  const ask = async (path: string): Promise<string | undefined> => {
    const times: number[] = [];
    let body: { readonly next_page_token?: string } = {};
    for (let n = 0; n < 3; n++) {
      const before = process.cpuUsage();
      body = (await (await sandbox.fetch(path, { headers })).json()) as typeof body;
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    const least = Math.min(...times);
    if (least > slowest[0]) slowest = [least, path.slice(0, 120)];
    return body.next_page_token;
  };
  const middle = new Date(sandbox.clock.now() - (size / 2) * 60_000).toISOString();
  for (const sort of sorts)
    for (const filter of filters)
      for (const from of [old, middle]) {
        let token = await ask(`/hub/api/v2/orders?limit=100&sort=${sort}&updated_from=${from}${filter}`);
        for (let page = 0; page < 3 && token !== undefined; page++)
          token = await ask(`/hub/api/v2/orders?limit=100&page_token=${token}`);
      }
  return slowest;
}

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'sandbox-scale-'));
try {
  console.log('| orders | seed | file | bytes an order | rss | slowest page (CPU) |');
  for (const size of values.sizes.split(',').map(Number)) {
    const data = join(folder, `${size}.sqlite`);
    const start = performance.now();
    createSandbox({ data, size }).close();
    const seconds = (performance.now() - start) / 1000;
    const { rss } = process.memoryUsage();
    const bytes = statSync(data).size;
    const sandbox = createSandbox({ data });
    const [slowest, path] = await slowestPage(sandbox, size);
    sandbox.close();
    console.log(
      `| ${size} | ${seconds.toFixed(1)} s | ${(bytes / megabyte).toFixed(0)} MB | ${(bytes / size).toFixed(0)} | ${(rss / megabyte).toFixed(0)} MB | ${slowest.toFixed(1)} ms |`,
    );
    process.stderr.write(`slowest: ${path}\n`);
    rmSync(data, { force: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
