import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createVirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { startPostgres, type TestServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentOf } from './environment.ts';

/** The project that `pnpm test:deep guides` made, with the samples and the packed packages. */
const project = process.env['GUIDES_PROJECT'] ?? '';
let postgres: TestServer;
let sandbox: ReturnType<typeof createSandbox>;
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  if (project === '') throw new Error('GUIDES_PROJECT is missing. Run `pnpm test:deep guides`.');
  postgres = await startPostgres();
  // The sandbox finishes an import before the program reads its status.
  const clock = createVirtualClock({ startInMs: Date.now(), autoAdvance: true });
  // An export finishes with time, for which the sandbox doesn't wait.
  const ticking = setInterval(() => void clock.advance(1_000), 1_000);
  sandbox = createSandbox({ seed: 'demo', clock });
  const listener = await sandbox.listen({ port: 0 });
  url = listener.url;
  stop = async () => {
    await listener.close();
    clearInterval(ticking);
    clock.stop();
    sandbox.close();
  };
});
afterAll(async () => {
  await stop?.();
  await postgres?.stop();
});

test.for([
  ['first-call.ts', /^(?:\S+_ORD-\S+ [A-Z_]+\n){5}$/],
  ['nightly-sync.ts', /^[1-9]\d* orders written$/m],
  ['nightly-sync.ts', /^0 orders written$/m],
  ['invoices.ts', /^[1-9]\d* invoices saved$/m],
  ['invoices.ts', /^0 invoices saved$/m],
  ['prices-and-stock.ts', /^stock: no changes$/m],
  ['watch-orders.ts', /^Acme Home: [1-9]\d* late orders, first ORD-\S+$/m],
  ['decide-returns.ts', /^return \S+: accepted$/m, '2'],
  ['pay-out.ts', /^Grüner Daumen: [\d.]+ EUR, TO_PAY\n {2}invoice INV-20104: [\d.]+, ISSUED$/m, 'fees'],
  ['storefront-offers.ts', /^Acme Home: [\d.]+ with shipping, \d+ in stock$/m, 'offers.sqlite', 'LAMP-18'],
  ['service-orders.ts', /^SO-5007: consumption done$/m, 'SO-5007', '7GQ2-5007'],
  ['token-store.ts', /^\d+ orders$/m],
  ['testing.ts', /pass 1/],
  ['errors.ts', /^skip the order$/m, 'acme_NONE', 'L1'],
] as const)('the program %s prints %s with installed packages', async ([file, output, ...args]) => {
  const env = { ...environmentOf(file, sandbox, url), DATABASE_URL: postgres.url };
  const result = await run(file, args, env);
  expect(result).toMatchObject({ code: 0, output: expect.stringMatching(output) });
});

test('the program storefront.ts sets a method, and prints the reason if the service refuses one', async () => {
  const { basket_id, shipment_id, site_id, shipping_method_id } = sandbox.info().world.basket;
  const env = environmentOf('storefront.ts', sandbox, url);
  const args = [site_id, basket_id, shipment_id];
  expect((await run('storefront.ts', [...args, shipping_method_id], env)).output).toMatch(/^shipping costs \{/);
  expect((await run('storefront.ts', [...args, 'unknown-method'], env)).output).not.toMatch(/^shipping/);
});

test('the invoices are complete files', () => {
  expect(readdirSync(join(project, 'invoices')).every((name) => /^invoice-.+\.pdf$/.test(name))).toBe(true);
});

test('the check of the guide to production prints the problem and exits with 1', async () => {
  const env = {
    TRADELANE_BASE_URL: 'http://127.0.0.1:9/hub',
    TRADELANE_AUTH_URL: 'http://127.0.0.1:9/auth',
    TRADELANE_CLIENT_ID: 'unknown',
    TRADELANE_CLIENT_SECRET: 'nothing',
  };
  const { code, output } = await run('production.ts', [], env);
  expect(code).toBe(1);
  expect(output).toMatch(/^✘ host: /m);
});

async function run(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const flags = ['--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, file, ...args], { cwd: project, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
