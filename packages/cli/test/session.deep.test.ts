/** A session of a person: one shell on a terminal, from the login to an import. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { expect, test } from 'vitest';
import { countIn } from './count-in.ts';
import { exitCode, openShell, withoutScript } from './shell.ts';

test.skipIf(withoutScript)(
  'a session on a terminal: login, a write that asks, a sync that is killed, an import with errors',
  { timeout: 400_000 },
  async () => {
    const sandbox = createSandbox({ size: 3000 });
    const { url, close } = await sandbox.listen({ port: 0 });
    const { urls, credentials } = sandbox.info(url);
    const folder = mkdtempSync(join(tmpdir(), 'tradelane-session-'));
    const settings = join(folder, 'settings');
    const key = credentials.shops[0]?.api_key ?? '';
    const shell = await openShell({
      TRADELANE_CONFIG_FOLDER: settings,
      HUB_SECRET: credentials.seller.client_secret,
      SHOP_KEY: key,
    });
    await shell.enter(`cd '${folder}'`);

    const { client_id: client } = credentials.seller;
    const first = await shell.enter(
      `tradelane login hub --host ${urls.base_url} --auth-url ${urls.auth_url} --client-id ${client} --secret-from HUB_SECRET --profile shop`,
    );
    expect([exitCode(first), first]).toEqual([0, expect.stringContaining(`as client ${client}, for hub.`)]);
    await shell.enter(
      `tradelane login marketplace-seller --host ${urls.instance_url} --secret-from SHOP_KEY --profile shop`,
    );
    const check = await shell.enter('tradelane check hub marketplace-seller');
    expect([exitCode(check), check.match(/✔ credentials/g)]).toEqual([0, ['✔ credentials', '✔ credentials']]);

    const list = await shell.enter(
      'tradelane call hub orders.list --status AWAITING_ACCEPTANCE --limit 1 --output ndjson',
    );
    const order = JSON.parse(/^\{.*\}$/m.exec(list)?.[0] ?? '') as { id: string; order_lines: { id: string }[] };
    const body = { order_lines: order.order_lines.map(({ id }) => ({ id, accepted: true })) };
    writeFileSync(join(folder, 'accept.json'), JSON.stringify(body));
    const accept = `tradelane call hub orders.accept ${order.id} --body @accept.json`;
    const writes = (): number => sandbox.journal().filter(({ path }) => path.endsWith('/accept')).length;
    expect(await shell.enter(accept, '[y/N] ')).toContain(`(PUT /v2/orders/${order.id}/accept) on profile shop?`);
    const declined = await shell.press('n\r');
    expect([exitCode(declined), declined, writes()]).toEqual([2, expect.stringContaining('Nothing was sent.'), 0]);
    await shell.enter(accept, '[y/N] ');
    expect([exitCode(await shell.press('\u0003')), writes()]).toEqual([130, 0]);
    await shell.enter(accept, '[y/N] ');
    const accepted = await shell.press('y\r');
    expect([exitCode(accepted), accepted, writes()]).toEqual([0, expect.stringContaining('action_id'), 1]);

    const sync = 'tradelane sync hub orders --to sqlite:orders.db --owner laptop';
    // The list may wait a minute for its limit. The shell writes its ID, and the program replaces the shell.
    const running = shell.enter(`(echo $BASHPID > pid; exec ${sync.replace('tradelane', '"${command[@]}"')})`);
    const copied = (): number => countIn(join(folder, 'orders.db'));
    await expect.poll(copied, { interval: 2, timeout: 200_000 }).toBeGreaterThan(0);
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL');
    expect(exitCode(await running)).toBe(137);
    const before = copied();
    const rest = await shell.enter(sync);
    expect([exitCode(rest), rest]).toEqual([0, expect.stringContaining('resumed an interrupted run')]);
    expect(Number(/(\d+) orders copied/.exec(rest)?.[1])).toBe(3060 - before);
    expect(copied()).toBe(3060);
    await shell.enter(`${sync} --follow`, /orders copied/);
    const followed = await shell.press('\u0003');
    expect([exitCode(followed), followed]).toEqual([
      130,
      expect.stringContaining('To continue, run the same command.'),
    ]);

    writeFileSync(
      join(folder, 'products.csv'),
      'shop_sku;ean;title;category\nA-1;4006381333931;Chair;chairs\nA-2;123;Chair;chairs\n',
    );
    const imported = await shell.enter('tradelane import products products.csv --output ndjson');
    expect([exitCode(imported), imported]).toEqual([4, expect.stringMatching(/Import \d+ started/)]);
    expect(imported).toMatch(/"message":".*ean: 123 is not an EAN/);
    expect(imported).toContain('Some lines or products were refused.');

    await shell.close();
    // No secret was shown or stored.
    for (const text of [shell.shown(), readFileSync(join(settings, 'config.json'), 'utf8')])
      for (const secret of [key, credentials.seller.client_secret]) expect(text).not.toContain(secret);
    await close();
    sandbox.close();
  },
);
