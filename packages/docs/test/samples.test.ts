/** The programs of the guides that use a hub and an instance. */
import { readdirSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test, vi } from 'vitest';
import { inFolder, it, orderWithTwoLines, platform, seller, shop, usePrograms } from './guide-programs.ts';

usePrograms();

describe('programs of the guides that use a hub and an instance', () => {
  test('first call: a second run in the same minute waits for the limit and lists the orders', async () => {
    it.sandbox.limits.set('real');
    const first = await it.run('first-call.ts');
    expect(await it.run('first-call.ts')).toEqual(first);
    expect(it.sandbox.journal().some(({ status }) => status === 429)).toBe(true);
  });

  test('authentication: the client reads a secret and a token when it needs them, and sends a key unchanged', async () => {
    const { credentials } = it.sandbox.info();
    await writeFile(inFolder('secret'), `${credentials.seller.client_secret}\n`);
    const sent: (string | null)[] = [];
    const fetch = (request: Request): Promise<Response> => {
      sent.push(request.headers.get('authorization'));
      return it.sandbox.fetch(request);
    };
    expect(await it.run('rotating-secret.ts', { fetch, env: { SECRET_FILE: inFolder('secret') } })).toEqual([
      '5 orders',
    ]);
    const token = sent.at(-1) ?? '';
    await writeFile(inFolder('token'), token.replace('Bearer ', ''));
    expect(await it.run('own-token.ts', { fetch, env: { TOKEN_FILE: inFolder('token') } })).toEqual(['5 orders']);
    expect(sent.at(-1)).toBe(token);
    expect(await it.run('api-key.ts', { fetch })).toEqual([expect.stringMatching(/\w/)]);
    expect(sent.at(-1)).toBe(credentials.shops[0]?.api_key);
  });

  test('limits: a call fails if its limit opens too late, and waits if it may', async () => {
    const lines = await it.run('limits.ts');
    expect(lines).toEqual([
      expect.stringMatching(/^\d+ new orders$/),
      expect.stringMatching(/^call again at 2026-03-04T08:0\d/),
      expect.stringMatching(/^v2-listOrders waits \d+ ms for its limit$/),
      expect.stringMatching(/^\d+ new orders$/),
      expect.stringMatching(/ v2-listOrders .*: 1 of 1 used$/),
    ]);
  });

  test('retries: a cancelation whose response was lost is found on the order and not sent again', async () => {
    const { orderId } = await orderWithTwoLines('ORD-C1');
    let sent = 0;
    const fetch = async (input: Request): Promise<Response> => {
      const response = await it.sandbox.fetch(input.clone());
      if (!input.url.endsWith('/cancel')) return response;
      sent += 1;
      const action = (await response.json()) as { action_id: string };
      await platform().actions.succeed(action.action_id);
      return new Response('', { status: 503 });
    };
    expect(await it.run('retries.ts', { args: [orderId], fetch })).toEqual(['done: the response was lost']);
    expect(sent).toBe(1);
  });

  test('retries: a cancelation that did not arrive stays unknown', async () => {
    const { orderId } = await orderWithTwoLines('ORD-C2');
    it.sandbox.faults.add({ operation: 'v2-cancelOrderLines', status: 503, times: 1 });
    expect(await it.run('retries.ts', { args: [orderId] })).toEqual(['unknown: read the order again later']);
    expect(await it.run('retries.ts', { args: [orderId] })).toEqual([expect.stringMatching(/^requested: action \S+$/)]);
  });

  test('paging: the program reads two pages, then all orders', async () => {
    const [pages, open] = await it.run('paging.ts');
    expect(pages).toBe('4 orders on two pages');
    expect(Number.parseInt(open ?? '', 10)).toBeGreaterThan(4);
  });

  test('paging: a walk that stopped resumes with the next page', async () => {
    const all = await it.run('paging-resume.ts', { args: [inFolder('cursor.txt')] });
    const page = await seller().orders.list({ updated_from: new Date('2020-01-01T00:00:00Z'), limit: 10 });
    await writeFile(inFolder('cursor.txt'), page.nextCursor ?? '');
    expect(await it.run('paging-resume.ts', { args: [inFolder('cursor.txt')] })).toEqual(all.slice(1));
  });

  test('sync: a second run handles nothing twice, and SIGTERM releases the lease', async () => {
    const args = [inFolder('checkpoints.sqlite')];
    const stopped = await it.run('sync.ts', { args, onLine: () => it.terminate() });
    expect(stopped.at(-1)).toBe('stopped, the next run resumes here');
    const first = await it.run('sync.ts', { args });
    expect(first.at(-1)).toBe(`${first.length - 1} orders handled`);
    expect(await it.run('sync.ts', { args })).toEqual(['0 orders handled']);
    const followed = await it.run('sync-follow.ts', { args, onLine: () => it.terminate() });
    expect(followed).toEqual(['0 orders handled', 'stopped, the lease is released']);
  });

  test('sync: a second run in the same minute prints what it waits for', async () => {
    it.sandbox.limits.set('real');
    const args = [inFolder('checkpoints.sqlite')];
    await it.run('sync.ts', { args });
    const second = await it.run('sync.ts', { args });
    expect(second[0]).toMatch(/^v2-listOrders waits [1-9]\d* ms for its limit$/);
    expect(second).toHaveLength(2);
  });

  test('sync: row and checkpoint are one transaction', async () => {
    const args = [inFolder('orders.sqlite')];
    expect(await it.run('sync-transaction.ts', { args })).toEqual([expect.stringMatching(/^[1-9]\d* orders copied$/)]);
    expect(await it.run('sync-transaction.ts', { args })).toEqual(['0 orders copied']);
  });

  test('imports: the program sends a product file, follows the import and prints its report', async () => {
    const file = inFolder('products.csv');
    await copyFile(new URL('../../../specs/arazzo/files/products.csv', import.meta.url), file);
    const lines = await it.run('product-import.ts', { args: [file, inFolder('reports')] });
    expect(lines[0]).toMatch(/: 2 lines read, 0 failed$/);
    expect(lines).toContainEqual(expect.stringMatching(/^SKU-901: .*title/));
    expect(lines.at(-1)).toBe('some products were rejected');
    expect(readdirSync(inFolder('reports')).length).toBeGreaterThan(0);
    const args = [file, 'monday', inFolder('imports.sqlite')];
    const first = await it.run('import-resume.ts', { args });
    expect(first).toEqual([expect.stringMatching(/^import \d+ started$/), 'some products were rejected']);
    // The same key returns the result of the same import and sends nothing.
    const requests = it.sandbox.journal().length;
    expect((await it.run('import-resume.ts', { args })).at(-1)).toBe('some products were rejected');
    expect(
      it.sandbox
        .journal()
        .slice(requests)
        .filter(({ method }) => method === 'POST'),
    ).toEqual([]);
  });

  test('exports: the program adds up all rows, and gets the files by hand', async () => {
    expect(await it.run('export.ts')).toContainEqual(expect.stringMatching(/^[\d.]+ EUR$/));
    // The documented limit is one export a day.
    await it.clock.advance(86_400_000);
    expect((await it.run('poll.ts')).length).toBeGreaterThan(0);
  });

  test('exports: sums are exact and separate for each currency', async () => {
    const rows = [
      { currency_iso_code: 'EUR', amount_credited: 0.1 },
      { currency_iso_code: 'EUR', amount_credited: 0.2 },
      { currency_iso_code: 'KWD', amount_credited: 1.005 },
      { currency_iso_code: 'EUR', amount_debited: 5 },
    ];
    const files = ['https://instance.example/files/1'];
    const fetch = async ({ url }: Request): Promise<Response> =>
      url.endsWith('/1')
        ? new Response(rows.map((row) => JSON.stringify(row)).join('\n'))
        : Response.json({ tracking_id: 'T1', status: 'COMPLETED', urls: files });
    const env = { TRADELANE_BASE_URL: 'https://instance.example' };
    expect(await it.run('export.ts', { fetch, env })).toEqual(['0.3 EUR', '1.005 KWD']);
  });

  test('files: a label is uploaded, and the archive of an order is saved and read', async () => {
    await writeFile(inFolder('label.pdf'), '%PDF-1.4\n%%EOF\n');
    const { documents } = (await seller().documents.list()).body;
    const orderId = documents[0]?.order_id ?? '';
    const uploaded = await it.run('upload.ts', { args: [orderId, inFolder('label.pdf')] });
    expect(uploaded.at(-1)).toMatch(/^uploaded: action \S+$/);
    const [saved = '', ...names] = await it.run('download.ts', { args: [orderId, it.folder] });
    expect((await readFile(saved.replace('saved ', ''))).subarray(0, 2).toString()).toBe('PK');
    expect(names.length).toBeGreaterThan(0);
  });

  test('ERP: the program copies each version of an order once, and accepts the orders that wait', async () => {
    const args = [inFolder('erp.sqlite')];
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // One order can't be accepted yet.
    it.sandbox.faults.add({ operation: 'OR21', status: 403, times: 1 });
    expect(await it.run('erp-orders.ts', { args })).toEqual(['57 orders copied, 4 accepted']);
    expect([process.exitCode, printed.mock.calls]).toEqual([1, [[expect.stringMatching(/^ORD-\S+: OR21 /)]]]);
    process.exitCode = undefined;
    printed.mockRestore();
    expect(await it.run('erp-orders.ts', { args })).toEqual(['4 orders copied, 1 accepted']);
  });

  describe('prices and stock', () => {
    const uploads = (): readonly string[] =>
      it.sandbox
        .journal()
        .filter(({ method, path }) => method === 'POST' && path.includes('/imports'))
        .map(({ path }) => (path.includes('/stock/') ? 'stock' : 'prices'));
    /** The table of the shop, which the first run creates. */
    const fill = async (file: string, sql: string): Promise<void> => {
      const { DatabaseSync } = await import('node:sqlite');
      const database = new DatabaseSync(file);
      database.exec(sql);
      database.close();
    };
    const run = (...args: string[]) => it.run('prices-and-stock.ts', { args });
    const withExitCode = async <T>(running: Promise<T>) => {
      const before = process.exitCode;
      const lines = await running;
      const code = process.exitCode;
      process.exitCode = before;
      return [code, lines] as const;
    };
    const offersOf = "INSERT OR REPLACE INTO offers VALUES ('LAMP-2', 44.5, 7), ('CHAIR-4', 80, 3)";

    test('the program sends changes once, and all offers with --all', async () => {
      const file = inFolder('shop.sqlite');
      const nothing = ['prices: no changes', 'stock: no changes'];
      expect(await run(file)).toEqual(nothing);
      await fill(file, `${offersOf}, ('NONE', 1, 1)`);
      expect(await run(file)).toEqual([
        expect.stringMatching(/^prices: line 4 failed: .*NONE/),
        'prices: 2 of 3 lines imported',
        expect.stringMatching(/^stock: line 4 failed: .*NONE/),
        'stock: 2 of 3 lines imported',
      ]);
      expect(await run(file)).toEqual(nothing);
      await fill(file, "UPDATE offers SET quantity = quantity - 1 WHERE sku = 'LAMP-2'");
      expect(await run(file)).toEqual(['prices: no changes', 'stock: 1 of 1 lines imported']);
      expect(await run(file, '--all')).toEqual(
        expect.arrayContaining(['prices: 2 of 3 lines imported', 'stock: 2 of 3 lines imported']),
      );
      expect(uploads()).toEqual(['prices', 'stock', 'stock', 'prices', 'stock']);
    });

    test('a program that is stopped resumes its import, and newer changes follow in the next run', async () => {
      const file = inFolder('shop.sqlite');
      await run(file);
      await fill(file, offersOf);
      // It can't read the status of its stock, which ends the program.
      const fetch = async (request: Request): Promise<Response> =>
        request.method === 'GET' && request.url.includes('/stock/')
          ? Response.json({ status: 403, message: 'stopped' }, { status: 403 })
          : it.sandbox.fetch(request);
      await expect(it.run('prices-and-stock.ts', { args: [file], fetch })).rejects.toThrow('stopped');
      await fill(file, "UPDATE offers SET quantity = 2 WHERE sku = 'LAMP-2'");
      expect(await run(file)).toEqual(['prices: no changes', 'stock: 2 of 2 lines imported']);
      expect(await run(file)).toEqual(['prices: no changes', 'stock: 1 of 1 lines imported']);
      expect(uploads()).toEqual(['prices', 'stock', 'stock']);
      await fill(file, "UPDATE offers SET quantity = 3 WHERE sku = 'LAMP-2'");
      const forgetting = async (request: Request): Promise<Response> =>
        request.method === 'GET' && request.url.includes('/stock/')
          ? Response.json({ status: 404, message: 'no such import' }, { status: 404 })
          : it.sandbox.fetch(request);
      expect(await it.run('prices-and-stock.ts', { args: [file], fetch: forgetting })).toEqual([
        'prices: no changes',
        'stock: unknown outcome, each run of a day sends the current values',
      ]);
    });

    test('a value that is not a number is skipped by its SKU, and everything else is sent', async () => {
      const file = inFolder('shop.sqlite');
      await run(file);
      await fill(file, "INSERT INTO offers VALUES ('LAMP-2', 9e999, 7), ('CHAIR-4', 80, 'many')");
      expect(await withExitCode(run(file))).toEqual([
        1,
        [
          "prices: skips LAMP-2, because Infinity can't be sent. Correct it.",
          'prices: 1 of 1 lines imported',
          "stock: skips CHAIR-4, because many can't be sent. Correct it.",
          'stock: 1 of 1 lines imported',
        ],
      ]);
      expect(await run(file)).toEqual(['prices: no changes', 'stock: no changes']);
      await fill(file, "UPDATE offers SET price = 44.5 WHERE sku = 'LAMP-2'");
      expect(await run(file)).toEqual(['prices: 1 of 1 lines imported', 'stock: no changes']);
    });

    test('a deleted offer is left out, and a load without offers is not sent', async () => {
      const file = inFolder('shop.sqlite');
      await run(file);
      await fill(file, `${offersOf}; DELETE FROM offers WHERE sku = 'LAMP-2'`);
      expect(await run(file)).toEqual(['prices: 1 of 1 lines imported', 'stock: 1 of 1 lines imported']);
      await fill(file, "UPDATE offers SET price = 81 WHERE sku = 'CHAIR-4'; DELETE FROM offers");
      expect(await run(file)).toEqual(['prices: nothing to send', 'stock: no changes']);
      expect(await run(file)).toEqual(['prices: no changes', 'stock: no changes']);
      expect(uploads()).toEqual(['prices', 'stock']);
    });

    test('each run of a day sends the current values after an upload of stock without a response', async () => {
      const file = inFolder('shop.sqlite');
      await run(file);
      await fill(file, offersOf);
      // The marketplace carries out the upload after the next run.
      const late: Request[] = [];
      const lossy = async (request: Request): Promise<Response> => {
        if (!request.url.includes('/stock/')) return it.sandbox.fetch(request);
        const { url, method, headers } = request;
        late.push(new Request(url, { method, headers, body: await request.arrayBuffer() }));
        throw new TypeError('the connection broke');
      };
      expect(await it.run('prices-and-stock.ts', { args: [file], fetch: lossy })).toEqual([
        'prices: 2 of 2 lines imported',
        'stock: unknown outcome, each run of a day sends the current values',
      ]);
      const upsert = 'ON CONFLICT (sku) DO UPDATE SET quantity = excluded.quantity';
      await fill(file, `INSERT INTO offers VALUES ('LAMP-2', 44.5, 5) ${upsert}`);
      const sentAgain = ['prices: no changes', 'stock: 2 of 2 lines imported'];
      expect(await run(file)).toEqual(sentAgain);
      it.sandbox.clock.advance(60_000);
      for (const request of late) await it.sandbox.fetch(request);
      expect(await run(file)).toEqual(sentAgain);
      const offers = await shop().offers.list({ sku: 'LAMP-2' });
      expect(offers.items.map(({ quantity }) => quantity)).toEqual([5]);
      await fill(file, 'UPDATE unsure SET until = until - 86401');
      expect(await run(file)).toEqual(['prices: no changes', 'stock: no changes']);
    });

    test('prices that the marketplace refuses as a whole do not hold up the stock', async () => {
      const file = inFolder('shop.sqlite');
      await run(file);
      await fill(file, offersOf);
      const refusing = async (request: Request): Promise<Response> => {
        const response = await it.sandbox.fetch(request);
        if (request.method !== 'GET' || !request.url.includes('/pricing/imports')) return response;
        return Response.json(JSON.parse((await response.text()).replaceAll('COMPLETE', 'FAILED')));
      };
      expect(await withExitCode(it.run('prices-and-stock.ts', { args: [file], fetch: refusing }))).toEqual([
        1,
        [expect.stringMatching(/^prices: The import .* failed with status FAILED/), 'stock: 2 of 2 lines imported'],
      ]);
    });
  });

  test('returns: the program refunds received returns once', async () => {
    const args = ['14', inFolder('refunds.sqlite')];
    const [line = ''] = await it.run('refund-returns.ts', { args });
    expect(line).toMatch(/^return 00002e7a-\S+3: refunded \d+$/);
    expect(await it.run('refund-returns.ts', { args })).toEqual([]);
  });

  test('returns: the program ends with one line and code 75 if another program with its key uses the limit', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    it.sandbox.faults.add({ operation: 'RT11', status: 429, retry_after: 50, times: 9 });
    await it.run('refund-returns.ts', { args: ['14', inFolder('refunds.sqlite')] });
    expect([process.exitCode, printed.mock.calls]).toEqual([75, [[expect.stringMatching(/^RT11 .*\.$/)]]]);
    process.exitCode = undefined;
    printed.mockRestore();
  });

  test('returns: each of two returns of one line is refunded once, and a failed close holds up no other return', async () => {
    const [one, two] = ['1', '2'].map((end) => `00002e7a-0000-4000-8000-00000000000${end}`) as [string, string];
    (await shop().returns.accept({ returns: [{ id: one, accepted: true }] })).throwIfFailed();
    (await shop().returns.receive({ returns: [{ id: one }, { id: two }] })).throwIfFailed();
    const args = ['14', inFolder('refunds.sqlite')];
    const closed = new Set<string>();
    // The first request to close a return fails, after its refund.
    const fetch = async (input: Request): Promise<Response> => {
      const text = input.url.endsWith('/returns/close') ? await input.clone().text() : '';
      if (text === '' || closed.has(text)) return it.sandbox.fetch(input);
      closed.add(text);
      return new Response('{}', { status: 503 });
    };
    const failed = await it.run('refund-returns.ts', { args, fetch });
    expect([failed.length, closed.size, process.exitCode]).toEqual([3, 3, 1]);
    process.exitCode = undefined;
    expect(await it.run('refund-returns.ts', { args, fetch })).toHaveLength(3);
    const [order] = (await shop().orders.list({ order_ids: ['ORD-1055-A'] })).items;
    expect(order?.order_lines[0]?.refunds.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const { items } = await shop().returns.list({ limit: 100 });
    expect(items.map(({ state }) => state)).toEqual(['CLOSED', 'CLOSED', 'CLOSED', 'CLOSED']);
  });

  test('pay-out: each invoice has its own file, whatever name the host sends', async () => {
    const fetch = async (request: Request): Promise<Response> => {
      const { status, headers, body } = await it.sandbox.fetch(request);
      const name = { 'content-disposition': 'attachment; filename="pay-out.ts"' };
      if (body === null || !request.url.includes('/download')) return new Response(body, { status, headers });
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...name } });
    };
    await it.run('pay-out.ts', { args: [inFolder('fees')], fetch });
    const names = readdirSync(inFolder('fees'));
    expect([names.length, names.every((name) => /^invoice-[\w%-]+\.pdf$/.test(name))]).toEqual([3, true]);
  });

  test.each([
    [
      'watch-orders.ts',
      [],
      ['Acme Home: 45 late orders, first ORD-9000-A', 'Grüner Daumen: 6 late orders, first ORD-2001-A'],
    ],
    ['watch-orders.ts', ['ORD-2001-A', 'file'], ['reminder of ORD-2001-A: done']],
    [
      'decide-returns.ts',
      ['2'],
      ['return 00002e7a-0000-4000-8000-000000000001: accepted', 'incident of Acme Home: ORD-1047-A-1, 63.9 EUR'],
    ],
    [
      'pay-out.ts',
      ['folder'],
      [
        'Acme Home: 1486.28 EUR, TO_PAY',
        '  invoice INV-10104: 208.28, ISSUED',
        'Grüner Daumen: 236.6 EUR, TO_PAY',
        '  invoice INV-20104: 43.2, ISSUED',
        'Sleepy Attic: 0 EUR, TO_PAY',
        '  invoice INV-30104: 10.8, ISSUED',
      ],
    ],
    ['storefront-offers.ts', ['file'], ['66 offers changed']],
    [
      'storefront-offers.ts',
      ['file', 'LAMP-18'],
      ['Grüner Daumen: 197 with shipping, 40 in stock', 'Acme Home: 204 with shipping, 27 in stock'],
    ],
    ['service-orders.ts', ['SO-5007', '7GQ2-5007', 'file'], ['SO-5007: consumption done']],
    ['service-orders.ts', ['invoice', '', 'file'], ['invoice INV-10090: 202.82']],
  ])('the program %s %j prints what its guide shows', async (file, args, lines) => {
    const inside = args.map((arg) => (/^(?:file|folder)$/.test(arg) ? inFolder(arg) : arg));
    expect(await it.run(file, { args: inside })).toEqual(lines);
  });

  test('storefront: the program sets a method, and prints the reason if the service refuses one', async () => {
    const { basket_id, shipment_id, site_id, shipping_method_id } = it.sandbox.info().world.basket;
    const args = [site_id, basket_id, shipment_id];
    expect(await it.run('storefront.ts', { args: [...args, shipping_method_id] })).toEqual([
      expect.stringMatching(/^shipping costs \{/),
      expect.stringMatching(/^shipping costs \{/),
    ]);
    const [refused] = await it.run('storefront.ts', { args: [...args, 'unknown-method'] });
    expect(refused).toMatch(/\w/);
    expect(refused).not.toMatch(/^shipping/);
  });

  test('storefront: the program names the offers that the method does not reach', async () => {
    const { basket_id, shipment_id, site_id } = it.sandbox.info().world.basket;
    const lines = await it.run('storefront.ts', { args: [site_id, basket_id, shipment_id, 'drone'] });
    expect(lines[0]).toMatch(/^not set for offer \d+: SHIPPING_TYPE_NOT_ALLOWED$/);
  });

  test('invoices: a second run on the same day prints that it waits', async () => {
    it.sandbox.limits.set('real');
    const args = [inFolder('invoices')];
    expect(await it.run('invoices.ts', { args })).toEqual([expect.stringMatching(/^[1-9]\d* invoices saved$/)]);
    expect(await it.run('invoices.ts', { args })).toEqual([
      expect.stringMatching(/^IV01 waits [1-9]\d* ms for its limit$/),
      '0 invoices saved',
    ]);
  });

  test('errors: each error has its reaction', async () => {
    const { orderId, lineIds } = await orderWithTwoLines('ORD-E');
    expect(await it.run('errors.ts', { args: ['..'] })).toEqual(['fix the program']);
    expect(await it.run('errors.ts', { args: ['acme_NONE', 'L1'] })).toEqual(['skip the order']);
    it.sandbox.faults.add({ operation: 'v2-acceptOrderLines', status: 503, times: 1 });
    expect(await it.run('errors.ts', { args: [orderId, ...lineIds] })).toEqual(['read the order before you retry']);
    it.sandbox.faults.add({ operation: 'v2-acceptOrderLines', status: 403, times: 1 });
    expect(await it.run('errors.ts', { args: [orderId, ...lineIds] })).toEqual(['ask for the scope']);
    expect(await it.run('errors.ts', { args: [orderId, ...lineIds] })).toEqual(['accepted']);
  });

  test('many workers: two processes share one token', async () => {
    const env = { TOKEN_FILE: inFolder('tokens.sqlite') };
    await it.run('token-store.ts', { env });
    await it.run('token-store.ts', { env });
    expect(it.sandbox.journal().filter(({ path }) => path.endsWith('/oauth/token'))).toHaveLength(1);
  });

  test('migration: by hand, with the client and by path the programs read the same orders', async () => {
    const [before = ''] = await it.run('migration-before.ts');
    const [after = ''] = await it.run('migration-after.ts');
    expect(Number.parseInt(before, 10)).toBeGreaterThan(0);
    expect(Number.parseInt(after, 10)).toBeGreaterThanOrEqual(Number.parseInt(before, 10));
    expect(await it.run('migration-fetch.ts')).toEqual([before]);
  });

  test.each([
    ['a known kind', { type: 'FIXED_PRICE', price_per_unit: 90, min_price_per_unit: 80 }, 90],
    ['a kind of a later version', { type: 'DYNAMIC', min_price_per_unit: 80 }, 80],
  ])('E05: a switch over the kinds of an object has a default for new kinds: %s', async (_, pricing, lowest) => {
    const fetch = async (): Promise<Response> => Response.json({ data: [{ code: 'S1', pricing }] });
    expect(await it.run('new-kinds.ts', { fetch })).toEqual([`S1 ${lowest}`]);
  });
});
