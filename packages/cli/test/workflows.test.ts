import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newFolder, type Result, tradelane } from './terminal.ts';

describe('workflows', () => {
  let sandbox: ReturnType<typeof createSandbox>;
  let clock: ReturnType<typeof createVirtualClock>;
  let run: (...args: string[]) => Promise<Result>;
  /** Runs commands against the sandbox as another process. */
  let runServed: (...args: string[]) => Promise<Result>;
  let closeServer = async (): Promise<void> => undefined;
  beforeEach(() => {
    clock = createVirtualClock({ startInMs: Date.UTC(2026, 5, 1, 8), autoAdvance: true });
    sandbox = createSandbox({ clock });
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    run = (...args) => tradelane([...args, '--sandbox'], { sandbox, env, clock });
    runServed = async (...args) => {
      const { url, close } = await sandbox.listen({ port: 0 });
      closeServer = close;
      await tradelane(['use', 'sandbox', '--url', url], { env });
      runServed = (...more) => tradelane(more, { env, clock });
      return runServed(...args);
    };
  });
  afterEach(async () => {
    await closeServer();
    closeServer = async () => undefined;
    sandbox.close();
  });

  const folder = mkdtempSync(join(tmpdir(), 'tradelane-workflows-'));

  test('import products follows an import to its end, prints refused lines and exits with 4', async () => {
    const file = join(folder, 'products.csv');
    writeFileSync(file, 'shop_sku;ean;title;category\nA-1;4006381333931;Chair;chairs\nA-2;123;Chair;chairs\n');
    const { code, out, err } = await run('import', 'products', file);
    expect([code, err]).toEqual([4, expect.stringMatching(/Import \d+ started[\s\S]*lines transformed/)]);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(rows.find((row) => row['shop_sku'] === 'A-2')?.['message']).toContain('EAN');
  });

  test('an import with a key uploads a file once', async () => {
    const file = join(folder, 'good.csv');
    writeFileSync(file, 'shop_sku;ean;title;category\nB-1;4006381333931;Chair;chairs\n');
    const first = await runServed('import', 'products', file, '--key', 'monday');
    const second = await runServed('import', 'products', file, '--key', 'monday');
    const idOf = ({ err }: Result): string | undefined => /Import (\d+):/.exec(err)?.[1];
    expect([second.code, idOf(second)]).toEqual([first.code, idOf(first)]);
    const uploads = sandbox.journal().filter(({ method, path }) => method === 'POST' && path.includes('/imports'));
    expect(uploads).toHaveLength(1);
  });

  test('an import into the sandbox of a process leaves nothing that a later process resumes', async () => {
    const file = join(folder, 'lost.csv');
    writeFileSync(file, 'shop_sku;ean;title;category\nC-1;123;Chair;chairs\n');
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    for (let process = 1; process <= 2; process += 1) {
      const clock = createVirtualClock({ startInMs: Date.UTC(2026, 5, 1, 8), autoAdvance: true });
      const world = createSandbox({ clock });
      const stop = new AbortController();
      const options = { sandbox: world, env, clock, signal: stop.signal };
      // The first process stops in the middle, and its sandbox ends with it.
      const onErr = (text: string): void => (process === 1 && text.includes('started') ? stop.abort() : undefined);
      const { code, err } = await tradelane(['import', 'products', file, '--sandbox'], { ...options, onErr });
      expect([process, code]).toEqual([process, process === 1 ? 130 : 4]);
      expect(err).toContain('started.');
      expect(err).not.toContain('the same command');
      world.close();
    }
    expect(readdirSync(env.TRADELANE_CONFIG_FOLDER)).toEqual([]);
  });

  test.each([
    ['prices', 'offer-sku;price\nLAMP-2;44.5\nNOTHING-0;1\n'],
    ['stock', 'offer-sku;quantity\nLAMP-2;7\nNOTHING-0;1\n'],
    ['offers', 'sku;price;quantity;state\nLAMP-2;44.5;7;11\nNOTHING-0;1;1;11\n'],
  ])('import %s prints the number of each refused line, and sends a file with a key once', async (name, text) => {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, text);
    const first = await runServed('import', name, file, '--key', 'noon');
    expect([first.code, first.err]).toEqual([
      4,
      expect.stringMatching(/Import \S+ started[\s\S]*1 of 2 lines imported/),
    ]);
    expect(first.out.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(first.out)).toMatchObject({ line: 3, message: expect.any(String) as string });
    expect(first.out).toContain('NOTHING-0');
    expect(first.err).toMatch(/^Import \S+: \w+ for 1 min\. Next read in 4 min\.$/m);
    const second = await runServed('import', name, file, '--key', 'noon');
    expect([second.code, second.out]).toEqual([4, first.out]);
    const rest = join(newFolder(), 'rest.csv');
    const again = await runServed(
      'import',
      name,
      '--id',
      /Import (\S+) started/.exec(first.err)?.[1] ?? '',
      '--rest',
      rest,
    );
    expect([again.code, again.out]).toEqual([4, first.out]);
    expect(readFileSync(rest, 'utf8').split(/\r?\n/)).toEqual(
      text.split('\n').filter((line) => !line.startsWith('LAMP')),
    );
    expect(sandbox.journal().filter(({ method, path }) => method === 'POST' && path.includes('/imports'))).toHaveLength(
      1,
    );
  });

  test.each([
    ['products', 'P41', 'shop_sku;ean;title;category\nD-1;4006381333931;Chair;chairs\n', ['--json']],
    ['offers', 'OF01', 'sku;price;quantity;state\nLAMP-2;44.5;7;11\n', ['--mode', 'REPLACE', '--yes']],
    ['prices', 'PRI01', 'offer-sku;price\nLAMP-2;44.5\n', ['--key', 'noon']],
    ['stock', 'STO01', 'offer-sku;quantity\nLAMP-2;7\n', []],
  ])(
    'G35: import %s prints commands that look for a lost upload and send it again',
    async (name, operation, text, flags) => {
      const file = join(folder, `lost ${name}.csv`);
      writeFileSync(file, text);
      const fault = { operation, drop: 'request', times: 1 };
      await sandbox.fetch('http://sandbox.localhost/__sandbox/faults', { method: 'POST', body: JSON.stringify(fault) });
      const { url, close } = await sandbox.listen({ port: 0 });
      closeServer = close;
      const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
      await tradelane(['use', 'sandbox', '--url', url], { env });
      const stop = new AbortController();
      const onErr = (text: string): void => void (text.includes('uploading for') && stop.abort());
      const args = ['import', name, file, ...flags];
      const first = await tradelane(args, { env, clock, signal: stop.signal, onErr });
      if (name !== 'stock') expect([first.code, first.err]).toEqual([130, expect.stringContaining('The same command')]);
      const second = await tradelane(args, { env, clock });
      expect([second.code, second.err]).toEqual([1, expect.stringContaining('The upload got no response.')]);
      const commands = [...second.err.matchAll(/`tradelane (.*?)`/g)].map(([, words = '']) =>
        [...words.matchAll(/'(.*?)'|\S+/g)].map(([word, quoted]) => quoted ?? word),
      );
      expect(commands.map(([command]) => command)).toEqual(name === 'stock' ? ['import'] : ['call', 'import']);
      await clock.advance(60_000);
      for (const command of commands) expect([0, 4]).toContain((await tradelane(command, { env, clock })).code);
      const uploads = sandbox.journal().filter(({ method, status }) => method === 'POST' && status < 300);
      expect(uploads).toHaveLength(1);
    },
  );

  test.each([
    ['offers', '', 'is empty'],
    ['products', '\uFEFF \n', 'is empty'],
    ['offers', '\nLAMP-2;44.5\n', 'has no column names in its first line'],
    ['offers', '1;44.5\n2;1\n', 'has no column names in its first line'],
    ['offers', 'PK\u0003\0', 'has no column names in its first line'],
    ['prices', 'LAMP-2;44.5\nLAMP-3;1\n', 'has no column names in its first line, such as offer-sku'],
    ['stock', 'offer-sku;quantity\n', 'has no line after its column names'],
  ])('import %s of the text %j is refused before the upload', async (name, text, problem) => {
    const file = join(folder, 'odd.csv');
    writeFileSync(file, text);
    const { code, err } = await run('import', name, file);
    expect([code, err]).toEqual([2, expect.stringContaining(`${file} ${problem}. Nothing was uploaded.`)]);
    expect(sandbox.journal()).toEqual([]);
  });

  test.each([
    ['prices', 'offer-sku;price;"a\nnote"\n'],
    ['stock', 'offer-sku;quantity;"a\nnote"\n'],
    ['offers', 'sku;price;quantity;state;"a\nnote"\n'],
  ])('import %s exits with 4 if the server counts no line', async (name, text) => {
    const file = join(folder, 'heads.csv');
    writeFileSync(file, text);
    const { code, err } = await run('import', name, file);
    expect([code, err]).toEqual([4, expect.stringContaining('is COMPLETE, but the server counts no line.')]);
  });

  test('import offers with products prints refused products too, and REPLACE deletes other offers', async () => {
    const file = join(folder, 'with-products.csv');
    const columns = 'sku;product-id;product-id-type;price;quantity;state;title;category;color';
    writeFileSync(file, `${columns}\nN-1;4006381333931;EAN;9;1;11;Chair;chairs;oak\nN-2;123;EAN;9;1;11;;chairs;oak\n`);
    const { code, out, err } = await run(
      'import',
      'offers',
      file,
      '--with-products',
      '--operator-format',
      '--mode',
      'REPLACE',
      '--yes',
    );
    expect([code, err]).toEqual([4, expect.stringContaining('1 of 2 lines imported, 1 product imported')]);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows).toHaveLength(2);
    const { out: left } = await run('call', 'marketplace-seller', 'offers.list', '--all');
    expect(
      left
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { shop_sku: string }).shop_sku),
    ).toEqual(['N-1']);
  });

  test('export transactions streams the lines of a day', async () => {
    const all = await run('export', 'transactions');
    expect(all.code).toBe(0);
    const lines = all.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; date_created: string });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    const day = lines[0]?.date_created.slice(0, 10) ?? '';
    const some = await run('export', 'transactions', '--day', day, '--output', 'csv');
    const wanted = lines.filter(({ date_created: created }) => created.startsWith(day));
    expect(some.out.trimEnd().split('\r\n')).toHaveLength(wanted.length + 1);
  });

  test('an export that Ctrl-C ends is continued by the same command, because only one is allowed per day', async () => {
    const { url, close } = await sandbox.listen({ port: 0 });
    closeServer = close;
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    await tradelane(['use', 'sandbox', '--url', url], { env });
    const args = ['export', 'transactions'];
    const control = new AbortController();
    const first = await tradelane(args, { env, clock, signal: control.signal, onOut: () => control.abort() });
    expect([first.code, first.err]).toEqual([130, expect.stringContaining('To print the rest, run the same command.')]);
    const rest = await tradelane(args, { env, clock });
    expect([rest.code, rest.err]).toEqual([0, expect.not.stringContaining('started')]);
    expect(rest.out).not.toBe('');
    await clock.advance(86_400_000);
    expect((await tradelane(args, { env, clock })).out).toBe(`${first.out}${rest.out}`);
  });

  test('invoices download saves each invoice once', async () => {
    const to = join(folder, 'invoices');
    const first = await run('invoices', 'download', '--to', to);
    const files = readdirSync(to);
    expect([first.code, first.out.trimEnd().split('\n').length]).toEqual([0, files.length]);
    const second = await run('invoices', 'download', '--to', to);
    expect([second.out, second.err]).toEqual([
      '',
      expect.stringContaining(`0 invoices saved, ${files.length} were there`),
    ]);
  });

  test('invoices download saves similar IDs apart, and skips an ID that no path can contain', async () => {
    const ids = ['../../x', 'ä.1', 'ö_1', 'a'.repeat(300), `${'a'.repeat(300)}b`];
    const fetch: typeof sandbox.fetch = async (input, init) => {
      const { pathname } = new URL((input as Request).url);
      if (!pathname.endsWith('/invoices'))
        return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
      const body = (await (await sandbox.fetch(input, init)).json()) as { invoices: object[] };
      const invoices = ids.map((invoice_id) => ({ ...body.invoices[0], invoice_id }));
      return Response.json({ ...body, total_count: ids.length, invoices });
    };
    const args = ['invoices', 'download', '--sandbox', '--to', join(folder, 'others')];
    const { code, out, err } = await tradelane(args, { sandbox: { ...sandbox, fetch }, clock });
    expect([code, err]).toEqual([4, expect.stringContaining('server sent an invoice with an invalid ID: "../../x"')]);
    expect([out.trimEnd().split('\n').length, readdirSync(join(folder, 'others')).length]).toEqual([4, 4]);
  });

  test('watch action follows an action to its success, and exits with 1 if it fails', async () => {
    const list = await run('call', 'hub', 'orders.list', '--status', 'AWAITING_ACCEPTANCE');
    const ids: string[] = [];
    for (const order of (JSON.parse(list.out) as { id: string; order_lines: { id: string }[] }[]).slice(0, 2)) {
      const accepted = { order_lines: order.order_lines.map(({ id }) => ({ id, accepted: true })) };
      const { out } = await run('call', 'hub', 'orders.accept', order.id, '--yes', '--body', JSON.stringify(accepted));
      ids.push((JSON.parse(out) as { action_id: string }).action_id);
    }
    const [good = '', bad = ''] = ids;
    sandbox.actions.fail(bad, { code: 'OUT_OF_STOCK', message: 'The item is sold.' });
    const followed = await run('watch', 'action', good);
    expect([followed.code, JSON.parse(followed.out)]).toEqual([0, expect.objectContaining({ status: 'SUCCESS' })]);
    const failed = await run('watch', 'action', bad);
    expect([failed.code, failed.err]).toEqual([1, expect.stringContaining('OUT_OF_STOCK')]);
  });

  test.for([
    { args: ['import', 'products', 'x.csv', '--surface', 'hub'], words: 'Pass another --surface' },
    { args: ['import', 'stock', 'x.csv', '--surface', 'hub'], words: 'Pass another --surface' },
    { args: ['import', 'offers', 'x.csv', '--mode', 'ALL'], words: 'NORMAL' },
    { args: ['import', 'offers', 'x.csv', '--mode', 'REPLACE'], words: 'Pass --yes' },
    { args: ['import', 'products', 'x.csv', '--output', 'xml'], words: 'Allowed choices are table' },
    { args: ['import', 'stock', 'x.csv', '--output', 'xml'], words: 'Allowed choices are table' },
    { args: ['invoices', 'download', '--to', 'x', '--surface', 'hub'], words: 'has no invoices' },
    { args: ['export', 'transactions', '--day', 'soon'], words: '--day must be' },
    { args: ['export', 'transactions', '--output', 'table'], words: 'Allowed choices are ndjson, csv' },
    { args: ['import', 'products', 'missing.csv'], words: 'missing.csv' },
    { args: ['import', 'stock'], words: 'Pass a file to import, or --id' },
    { args: ['import', 'offers', 'x.csv', '--rest', '.'], words: 'Pass another file to --rest' },
  ])('$args exits with 2', async ({ args, words }) => {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});
