import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsHelp } from '../src/help.ts';
import { memoryKeychain, newFolder, tradelane } from './terminal.ts';

/** Files that examples read. */
const files: Readonly<Record<string, string>> = {
  'accept.json': '{"order_lines": [{"id": "acme_ORD-1001-1", "accepted": true}]}',
  'products.csv': 'shop_sku;ean;title;category;color\nA-1;4006381333931;Chair;chairs;oak\n',
  'offers.csv': 'sku;product-id;product-id-type;price;quantity;state\nA-1;LAMP-18;SKU;10;5;11\n',
  'catalog.csv':
    'sku;product-id;product-id-type;price;quantity;state;title;category;color\nN-1;4006381333931;EAN;9;1;11;Chair;chairs;oak\n',
  'prices.csv': 'offer-sku;price\nLAMP-18;12.5\n',
  'stock.csv': 'offer-sku;quantity\nLAMP-18;7\n',
};

/** Commands that run until Ctrl-C or need a server of their own. Other tests run them. */
const servers =
  /^tradelane (?:mcp|sandbox|mock|use sandbox(?: --stop)?$|events redrive (?:amqp|redis):|sync .*postgres:)/;

describe('examples', () => {
  const commands = commandsHelp();
  const clock = createVirtualClock({ startInMs: Date.UTC(2026, 5, 1, 8), autoAdvance: true });
  const sandbox = createSandbox({ clock });
  const env = { TRADELANE_CONFIG_FOLDER: newFolder(), OPERATOR_KEY: sandbox.info().credentials.operator.api_key };
  const keychain = memoryKeychain();
  const folder = newFolder();
  let url = '';
  let action = '';
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { seller, shops } = sandbox.info().credentials;
    writeFileSync(join(folder, 'secret.txt'), seller.client_secret);
    writeFileSync(join(folder, 'key.txt'), shops[0]?.api_key ?? '');
    mkdirSync(join(folder, 'invoices'), { recursive: true });
    ({ url, close } = await sandbox.listen({ port: 0 }));
  });
  afterAll(async () => {
    await close();
    sandbox.close();
  });

  test('each command has a purpose and five examples', () => {
    for (const { name, purpose, examples } of commands)
      expect([name, purpose === '', examples.length < 5]).toEqual([name, false, false]);
  });

  const lines = commands.flatMap(({ name, examples }) => examples.map(([, line]) => ({ name, line })));
  test.for(lines.filter(({ line }) => line.startsWith('tradelane ') && !servers.test(line)))(
    '$line succeeds',
    async ({ line }) => {
      sandbox.reset();
      // The last one may have expired, as some examples wait for hours.
      const { client_id, client_secret } = sandbox.info().credentials.seller;
      const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
      const token = await fetch(`${url}/auth/oauth/token`, { method: 'POST', body: form });
      writeFileSync(join(folder, 'token.txt'), ((await token.json()) as { access_token: string }).access_token);
      const login = 'tradelane login marketplace-seller --host http://localhost:4010/instance';
      await run(`${login} < key.txt`);
      await run(`${login} --profile shop < key.txt`);
      await run('tradelane use sandbox --url http://localhost:4010');
      const body = '{"order_lines":[{"id":"acme_ORD-1001-1","accepted":true}]}';
      const accepted = await tradelane(['call', 'hub', 'orders.accept', 'acme_ORD-1001', '--body', body, '--yes'], {
        env,
      });
      action = (JSON.parse(accepted.out) as { action_id: string }).action_id;
      const { code, err } = await run(line);
      expect([code, err]).toEqual([0, expect.anything()]);
    },
  );

  /** Runs a line of a shell in this process, with the files of the folder and the port of the sandbox. */
  async function run(line: string): Promise<{ readonly code: number; readonly err: string }> {
    const [command = '', input] = line.replace(/ >>? .*/, '').split(' < ');
    const words = command.split(' ').slice(1);
    const args = words.map((word, index) =>
      (words[index - 1] === '--to' ? word.replace(/^(sqlite:|parquet:)?(?!ndjson:)(?=\w)/, `$1${folder}/`) : word)
        .replace(/^@?(?=[\w-]+\.(?:json|csv)$)/, `$&${folder}/`)
        .replaceAll('http://localhost:4010', url)
        .replace('4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11', action),
    );
    const options = {
      sandbox,
      env,
      clock,
      keychain,
      ...(input === undefined ? {} : { input: readFileSync(join(folder, input)) }),
    };
    return tradelane(args, options);
  }
});
