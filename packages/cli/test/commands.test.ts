import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report } from '../src/exit.ts';
import type { Io } from '../src/io.ts';
import { configFolder, readConfig } from '../src/profiles/config.ts';
import { exampleArguments } from '../src/operation/example.ts';
import { operationsOf, surfaceNamed } from '../src/table/load.ts';
import type { OperationRow } from '../src/table/rows.ts';
import { memoryKeychain, newFolder, tradelane } from './terminal.ts';

const listed = ['call', 'hub', 'orders.list', '--sandbox'];

describe('call', () => {
  test('--all streams every page as NDJSON', async () => {
    const { code, out, err } = await tradelane([
      ...listed,
      '--all',
      '--limit',
      '7',
      '--updated-from',
      '2020-01-01T00:00:00Z',
    ]);
    expect(code).toBe(0);
    const ids = out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(new Set(ids).size).toBe(60);
    expect(err).toContain('60 entries');
  });

  test('a list accepts the singular name of its parameter, several times', async () => {
    const { out } = await tradelane([...listed, '--status', 'SHIPPED', '--status', 'DELIVERED', '--limit', '100']);
    const statuses = new Set((JSON.parse(out) as { status: string }[]).map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual(['DELIVERED', 'SHIPPED']);
  });

  test('CSV has the columns of the description, quotes and one line per entry', async () => {
    const { out } = await tradelane([...listed, '--limit', '3', '--output', 'csv']);
    const lines = out.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^id,channel_order_id,origin,status,/);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('"{""channel_id"":');
  });

  test.each([
    ['hub', 'orders.list', /^ID +STATUS +BUYER +TOTAL +AGE +CHANNEL\n\S+ +[A-Z_]+ +\S+ \S+ +[\d.]+ EUR +\d+ \w+ /],
    [
      'marketplace-seller',
      'orders.list',
      /^ORDER_ID +ORDER_STATE +BUYER +TOTAL +AGE +LINES\n\S+ +[A-Z_]+ +\S+ \S+ +[\d.]+ EUR +\d+ /,
    ],
    ['hub', 'documents.list', /^ID +/],
  ])('a terminal shows a table of %s %s that fits its width', async (surface, method, table) => {
    const args = ['call', surface, method, '--sandbox'];
    const { out } = await tradelane(args, { isTerminal: true, env: { NO_COLOR: '1' } });
    expect(out).toMatch(table);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    const { out: inColor } = await tradelane(args, { isTerminal: true });
    // oxlint-disable-next-line no-control-regex -- the colors of a terminal
    expect(inColor.replaceAll(/\u001B\[\d+m/g, '')).toBe(out);
    expect(inColor === out).toBe(method === 'documents.list');
  });

  test.each([
    ['json', '[\n  {\n    "id": "acme_ORD-1001",\n    "origin": {\n      "channel_id": "acme_web"\n    }\n  }\n]\n'],
    ['ndjson', '{"id":"acme_ORD-1001","origin":{"channel_id":"acme_web"}}\n'],
    ['csv', 'id,origin.channel_id\r\nacme_ORD-1001,acme_web\r\n'],
    ['table', 'id             origin.channel_id'.toUpperCase() + '\nacme_ORD-1001  acme_web\n'],
  ])('--fields selects fields and their fields in %s', async (format, text) => {
    const args = [...listed, '--order-id', 'acme_ORD-1001', '--fields', 'id,origin.channel_id', '--output', format];
    expect((await tradelane(args)).out).toBe(text);
  });

  test('Ctrl-C during --all exits with 130 and prints the command that continues after the last page', async () => {
    const sandbox = createSandbox();
    const control = new AbortController();
    const first = await tradelane([...listed, '--all', '--limit', '25'], {
      sandbox,
      signal: control.signal,
      onOut: () => control.abort(),
    });
    expect(first.code).toBe(130);
    const cursor = /--all --cursor (\S+) --sandbox/.exec(first.err)?.[1] ?? '';
    const rest = await tradelane([...listed, '--all', '--cursor', cursor], { sandbox });
    const all = await tradelane([...listed, '--limit', '100'], { sandbox });
    const lines = `${first.out}${rest.out}`.trimEnd().split('\n');
    expect(lines).toHaveLength((JSON.parse(all.out) as unknown[]).length);
    expect(new Set(lines).size).toBe(lines.length);
    sandbox.close();
  });

  test('Ctrl-C during a write prints that the server may have carried it out', async () => {
    const [sandbox, control] = [createSandbox(), new AbortController()];
    const fetch: typeof sandbox.fetch = async (request, init) => {
      if ((request as Request).method !== 'PUT') return sandbox.fetch(request, init);
      control.abort();
      return new Promise(() => undefined);
    };
    const args = [
      'call',
      'hub',
      'orders.accept',
      'acme_ORD-1001',
      '--body',
      '{"order_lines":[{"id":"a","accepted":true}]}',
      '--sandbox',
      '--yes',
    ];
    const { code, err } = await tradelane(args, { sandbox: { ...sandbox, fetch }, signal: control.signal });
    expect([code, err]).toEqual([130, expect.stringContaining('The server may have carried out the request.')]);
  });

  test('a write without --yes asks on a terminal and sends nothing after any answer but yes', async () => {
    const sandbox = createSandbox();
    const order = JSON.parse((await tradelane([...listed, '--status', 'AWAITING_ACCEPTANCE'], { sandbox })).out) as {
      id: string;
      order_lines: { id: string }[];
    }[];
    const [{ id, order_lines: orderLines } = { id: '', order_lines: [] }] = order;
    const body = JSON.stringify({ order_lines: orderLines.map((line) => ({ id: line.id, accepted: true })) });
    const args = ['call', 'hub', 'orders.accept', id, '--body', body, '--sandbox'];
    const declined = await tradelane(args, { sandbox, answer: 'n' });
    expect(declined.code).toBe(2);
    expect(declined.err).toContain(`PUT /v2/orders/${id}/accept`);
    expect(sandbox.journal().filter(({ method }) => method === 'PUT')).toEqual([]);
    const accepted = await tradelane(args, { sandbox, answer: 'y' });
    expect([accepted.code, accepted.out]).toEqual([0, expect.stringContaining('action_id')]);
    sandbox.close();
  });

  test('a write without --yes and without a terminal is a usage error', async () => {
    const { code, err } = await tradelane(['call', 'hub', 'orders.accept', 'x', '--body', '{}', '--sandbox'], {
      input: '',
    });
    expect([code, err]).toEqual([2, expect.stringContaining('Pass --yes')]);
  });

  test('a body that the description forbids is refused before the command connects', async () => {
    const args = ['call', 'hub', 'orders.accept', 'x', '--body', '{"order_lines":[{"id":"l"}]}', '--sandbox', '--yes'];
    const { code, err } = await tradelane(args);
    expect([code, err]).toEqual([2, expect.stringContaining('$.order_lines[0].accepted')]);
  });

  const text = '\uFEFF{"order_lines": [{"id": "l", "accepted": true}]}';
  test.for([
    ['UTF-8', Buffer.from(text.slice(1))],
    ['UTF-8 with a byte-order mark', Buffer.from(text)],
    ['UTF-16 LE', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE', Buffer.from(text, 'utf16le').swap16()],
  ] as const)('a body comes from a file or standard input in %s', async ([name, bytes]) => {
    const file = join(newFolder(), `${name}.json`);
    writeFileSync(file, bytes);
    for (const body of ['-', `@${file}`]) {
      const args = ['call', 'hub', 'orders.accept', 'acme_ORD-1', '--body', body, '--sandbox', '--dry-run'];
      const { out } = await tradelane(args, { input: bytes });
      expect(out).toContain(`--data-raw '{"order_lines":[{"id":"l","accepted":true}]}'`);
      expect(out).toContain('-H "Authorization: Bearer $TRADELANE_TOKEN"');
    }
  });

  test('a body in another encoding is refused before it is sent', async () => {
    const input = Buffer.from('{"order_lines": [{"id": "Jos\u00E9", "accepted": true}]}', 'latin1');
    const args = ['call', 'hub', 'orders.accept', 'x', '--body', '-', '--sandbox', '--yes'];
    const { code, err } = await tradelane(args, { input });
    expect([code, err]).toEqual([2, expect.stringContaining('UTF-8')]);
  });

  test('--json prints JSON on a terminal, and call --help prints its usage', async () => {
    const args = ['call', 'hub', 'orders.list', '--limit', '1', '--json', '--sandbox'];
    expect(JSON.parse((await tradelane(args, { isTerminal: true })).out)).toHaveLength(1);
    const help = await tradelane(['call', '--help']);
    expect([help.code, help.out]).toEqual([
      0,
      expect.stringContaining('Usage: tradelane call <surface> <method> [flags]'),
    ]);
  });

  test('an error of the server exits with 3, prints its message and no stack', async () => {
    const args = ['call', 'hub', 'actions.get', '00000000-0000-4000-8000-000000000000', '--sandbox'];
    const { code, out, err } = await tradelane(args);
    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(/^tradelane: .*404/);
    expect(err).not.toContain('    at ');
    expect((await tradelane([...args, '--debug'])).err).toContain('    at ');
  });

  test('a batch with a refused item prints every item and exits with 4', async () => {
    const row = operationsOf(surfaceNamed('marketplace-seller')).find(({ id }) => id === 'ST01');
    const [, body = ''] = exampleArguments(row as OperationRow);
    const { shipments } = JSON.parse(body) as { shipments: Record<string, unknown>[] };
    const both = JSON.stringify({ shipments: [shipments[0], { ...shipments[0], order_id: 'unknown-order' }] });
    const args = ['call', 'marketplace-seller', 'ST01', '--body', both, '--sandbox', '--yes'];
    const { code, out, err } = await tradelane(args);
    const { succeeded, failed } = JSON.parse(out) as Record<string, { index: number }[]>;
    expect([code, succeeded?.map(({ index }) => index), failed?.map(({ index }) => index)]).toEqual([4, [0], [1]]);
    expect(err).toContain('1 succeeded, 1 failed');
  });

  test.for([
    { args: ['call', 'shop', 'orders.list'], words: 'Unknown surface: "shop". Use one of hub,' },
    { args: ['call', 'market-seller', 'x'], words: 'Did you mean marketplace-seller' },
    { args: ['call', 'hub', 'order.lst'], words: 'Did you mean orders.list' },
    { args: ['call', 'hub', 'orders.frobnicate'], words: 'Operations of orders: orders.list, ' },
    { args: ['docs', 'v2-listOrder'], words: 'Did you mean v2-listOrders' },
    { args: [...listed, '--limits', '3'], words: "unknown option '--limits'" },
    { args: [...listed, '--fields', 'id,statis'], words: 'no field "statis". Did you mean status' },
    { args: [...listed, '--limit', 'ten'], words: 'Pass a whole number.' },
    { args: [...listed, '--all', '--output', 'json'], words: "can't be combined with --output json" },
    { args: ['call', 'hub', 'actions.get', '--sandbox'], words: 'action_id is missing' },
    { args: ['call', 'hub', 'orders.list'], words: 'tradelane use sandbox' },
    { args: ['call', 'hub', 'orders.list', '--limit', '1000', '--sandbox'], words: 'limit' },
    { args: ['completion', 'cmd'], words: 'Unknown shell: "cmd". Use bash, zsh or fish.' },
    { args: ['nothing'], words: "unknown command 'nothing'" },
  ])('$args exits with 2', async ({ args, words }) => {
    const { code, out, err } = await tradelane(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });

  test('without a method it lists the operations of a surface', async () => {
    const { code, out } = await tradelane(['call', 'hub']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}orders\.list +List orders$/m);
    expect(out).toMatch(/^\* orders\.accept /m);
  });
});

describe('profiles', () => {
  const sandbox = createSandbox();
  let url = '';
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const listener = await sandbox.listen({ port: 0 });
    url = listener.url;
    stop = () => listener.close();
  });
  afterAll(async () => {
    await stop();
    sandbox.close();
  });

  test('login keeps the secret in the keychain, check and call use it, and logout removes it', async () => {
    const keychain = memoryKeychain();
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const { urls, credentials } = sandbox.info(url);
    const { client_id: id, client_secret: secret } = credentials.seller;
    const login = ['login', 'hub', '--host', urls.base_url, '--auth-url', urls.auth_url, '--client-id', id];
    const first = await tradelane([...login, '--profile', 'shop'], { env, keychain, input: `${secret}\n` });
    expect([first.code, first.err]).toEqual([0, expect.stringContaining(`as client ${id}, for hub.`)]);
    expect(keychain.secrets).toEqual(new Map([['shop/hub', secret]]));
    const file = readFileSync(join(configFolder(env), 'config.json'), 'utf8');
    expect(file).toContain(id);
    expect(file).not.toContain(secret);
    const second = await tradelane([...login, '--profile', 'other'], { env, keychain, input: secret });
    expect(second.err).toContain('Commands now use profile other. Before, they used shop.');
    await tradelane(['use', 'shop'], { env });
    await tradelane(['logout', 'other'], { env, keychain });
    const check = await tradelane(['check'], { env, keychain });
    expect([check.code, check.out]).toEqual([0, expect.stringContaining('✔ credentials')]);
    const call = await tradelane(['call', 'hub', 'orders.list', '--limit', '1'], { env, keychain });
    expect([call.code, call.err.includes('--cursor')]).toEqual([0, true]);
    expect((await tradelane(['logout', 'shop'], { env, keychain })).code).toBe(0);
    expect(keychain.secrets.size).toBe(0);
    expect((await tradelane(['call', 'hub', 'orders.list'], { env, keychain })).code).toBe(2);
  });

  test('without a keychain, login refuses a piped secret, and verifies and keeps the name of a variable', async () => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const { urls, credentials } = sandbox.info(url);
    const key = credentials.shops[0]?.api_key ?? '';
    const line = ['login', 'marketplace-seller', '--host', urls.instance_url];
    const refused = await tradelane(line, { env, input: key });
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('TRADELANE_MARKETPLACE_SELLER_API_KEY')]);
    expect(readConfig(env).profiles).toEqual({});
    const variables = { ...env, TRADELANE_MARKETPLACE_SELLER_API_KEY: key };
    const login = await tradelane(line, { env: variables, input: '' });
    expect([login.code, login.err]).toEqual([0, expect.stringContaining('as the owner of the API key')]);
    const args = ['call', 'services-seller', 'account.get', '--output', 'json'];
    const missing = await tradelane(args, { env });
    expect([missing.code === 0, missing.err]).toEqual([
      false,
      expect.stringContaining('TRADELANE_MARKETPLACE_SELLER_API_KEY is empty'),
    ]);
    const found = await tradelane(args, { env: variables });
    expect([found.code, found.err]).toEqual([0, '']);
  });

  test.each([
    { fault: 'a wrong secret', secret: 'wrong', flags: [], code: 3 },
    { fault: 'an unreachable host', secret: 'any', flags: ['--host', 'http://127.0.0.1:1'], code: 1 },
  ])('login with $fault exits with $code and stores nothing', async ({ secret, flags, code }) => {
    const keychain = memoryKeychain();
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const line = ['login', 'marketplace-seller', '--host', sandbox.info(url).urls.instance_url, ...flags];
    const login = await tradelane(line, { env, keychain, input: secret });
    expect([login.code, login.err]).toEqual([code, expect.stringContaining('Nothing was stored.')]);
    expect([readConfig(env).profiles, keychain.secrets.size]).toEqual([{}, 0]);
  });

  test('login states that a URL with a 404 was not checked', async () => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const line = ['login', 'marketplace-seller', '--host', sandbox.info(url).urls.base_url];
    const { code, err } = await tradelane(line, { env, keychain: memoryKeychain(), input: 'any' });
    expect([code, err]).toEqual([0, expect.stringContaining('Stored without a check:')]);
  });

  test.for([
    { flags: ['--host', 'https://user:hidden-word@hub.example.com'], words: '--host must not contain a user' },
    { flags: ['--auth-url', 'https://x:hidden-word@auth.example.com'], words: '--auth-url must not contain a user' },
    { flags: ['--host', 'https://hub.example.com/?key=1'], words: '--host must be an absolute URL' },
    { flags: ['--profile', '../shop'], words: '--profile must be letters' },
    { flags: ['--profile', 'a/hub'], words: '--profile must be letters' },
    { flags: ['--profile', 'sandbox'], words: 'belongs to `tradelane use sandbox`' },
  ])('login with $flags exits with 2 and stores nothing', async ({ flags, words }) => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const login = ['login', 'hub', '--host', 'https://hub.example.com', '--auth-url', 'https://auth.example.com'];
    const { code, err } = await tradelane([...login, '--client-id', 'shop-1', ...flags], { env });
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    expect(err).not.toContain('hidden-word');
    expect(existsSync(join(configFolder(env), 'config.json'))).toBe(false);
  });

  test('logins at the same time are all kept, also after a process that died while it changed the settings', async () => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const lock = join(configFolder(env), 'config.json.lock');
    writeFileSync(lock, '');
    utimesSync(lock, 0, 0);
    const names = Array.from({ length: 20 }, (_, index) => `shop-${index}`);
    const { urls, credentials } = sandbox.info(url);
    const login = ['login', 'marketplace-operator', '--host', urls.instance_url, '--secret-from', 'KEY', '--profile'];
    const variables = { ...env, KEY: credentials.operator.api_key };
    const codes = await Promise.all(
      names.map(async (name) => (await tradelane([...login, name], { env: variables })).code),
    );
    expect(codes).toEqual(names.map(() => 0));
    expect(Object.keys(readConfig(env).profiles).toSorted()).toEqual(names.toSorted());
    expect(readdirSync(configFolder(env))).toEqual(['config.json']);
  });

  test.for([
    { text: '{', words: "isn't a file of settings" },
    { text: '[]', words: "isn't a file of settings" },
    { text: '{"profiles":[]}', words: "isn't a file of settings" },
    { text: '{"profiles":{"a":{"logins":{"hub":{}}}}}', words: "isn't a file of settings" },
    { text: undefined, words: "The settings can't be read" },
  ])('settings with the content $text are an error, and a login leaves them as they are', async ({ text, words }) => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const file = join(configFolder(env), 'config.json');
    if (text === undefined) mkdirSync(file);
    else writeFileSync(file, text);
    for (const line of ['check', 'login marketplace-seller --host https://instance.example.com']) {
      const { code, err } = await tradelane(line.split(' '), { env });
      expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    }
    if (text !== undefined) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('check names the variable of a secret that is missing, and checks the other surfaces', async () => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const { urls, credentials } = sandbox.info(url);
    const operator = { ...env, OPERATOR: credentials.operator.api_key };
    for (const [surface, variable] of [
      ['marketplace-seller', 'SHOP'],
      ['marketplace-operator', 'OPERATOR'],
    ] as const)
      await tradelane(['login', surface, '--host', urls.instance_url, '--secret-from', variable], {
        env: { ...operator, SHOP: credentials.shops[0]?.api_key ?? '' },
      });
    const { code, out } = await tradelane(['check', 'marketplace-seller', 'marketplace-operator'], { env: operator });
    expect([code, out]).toEqual([1, expect.stringContaining('✘ credentials: The environment variable SHOP is empty.')]);
    expect(out).toContain('✔ credentials');
  });

  test.each(['table', 'json', 'ndjson', 'csv'])(
    'control characters of a server stay off the terminal in %s',
    async (format) => {
      const evil = 'a\u001B]0;PWNED\u0007\u009D2;x\u009C\u202Eb\u200F\u2066\u{E0041}\r';
      const value = {
        [evil]: evil,
        status: { [evil]: [evil] },
        sum: '=1+1',
        call: '@SUM(1)',
        phone: '+49 170',
        wide: '＝1+1',
        marked: '\uFEFF=1',
        zero: '\u0000\u200B=1',
        spaced: '\u00A0 @1',
        lined: '\n-x',
        rest: '-2.50',
      };
      const sandbox = createSandbox();
      const fetch: typeof sandbox.fetch = async (request, init) =>
        String((request as Request).url).includes('/actions/') ? Response.json(value) : sandbox.fetch(request, init);
      const args = ['call', 'hub', 'actions.get', 'x', '--sandbox', '--output', format];
      const shown = await tradelane(args, { sandbox: { ...sandbox, fetch }, isTerminal: true });
      // oxlint-disable-next-line no-control-regex -- these are the characters that terminals obey
      expect([shown.code, shown.out + shown.err]).toEqual([0, expect.not.stringMatching(/[^\n\P{Cc}]|\p{Cf}/u)]);
      const piped = await tradelane(args, { sandbox: { ...sandbox, fetch } });
      if (format.includes('json')) expect(JSON.parse(piped.out)).toEqual(value);
      if (format === 'csv')
        expect(piped.out).toContain(
          `,'=1+1,'@SUM(1),'+49 170,'＝1+1,'\uFEFF=1,'\u0000\u200B=1,'\u00A0 @1,"'\n-x",-2.50\r\n`,
        );
    },
  );

  test('G60: a response with many fields and one long name is printed without an expansion', async () => {
    const sandbox = createSandbox();
    const names = Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join();
    const fetch: typeof sandbox.fetch = async (request, init) =>
      String((request as Request).url).includes('/actions/')
        ? new Response(`{"${'x'.repeat(100_000)}":1,${names}}`)
        : sandbox.fetch(request, init);
    const args = ['call', 'hub', 'actions.get', 'x', '--sandbox', '--output', 'table'];
    const { code, out, err } = await tradelane(args, { sandbox: { ...sandbox, fetch } });
    expect([code, err]).toEqual([0, '']);
    expect(out.length).toBeLessThan(10_000_000);
  });

  test.each([
    'mysql://u:CANARY@h/db',
    'u:CANARY@tcp(h:3306)/db',
    "host=h password='CAN CANARY' user=u",
    'mysql://u:C/A?N#@CANARY@h/db',
    'mysql://h/db?password=CANARY',
    'mysql%3A%2F%2Fu%3ACANARY%40h',
  ])('a password in an invalid target or URL is never printed: %s', async (target) => {
    for (const args of [
      ['sync', 'hub', 'orders', '--to', target, '--sandbox'],
      ['use', 'sandbox', '--url', target],
      ['use', 'sandbox', '--url', target.replace('mysql', 'http')],
      ['login', 'hub', '--host', target],
      ['use', target],
      [...listed.slice(0, -1), '--profile', target],
    ]) {
      const { code, out, err } = await tradelane(args, { input: 'x' });
      expect(code).toBe(2);
      expect(out + err).not.toContain('CANARY');
    }
  });

  test.each([
    [
      'a wait that is too long names a remedy',
      new Error('Limit reached. Raise `maxWaitInMs`.'),
      { code: 'ERR_LIMIT_WAIT', outcome: 'not-sent' },
      'tradelane: Limit reached. Raise `maxWaitInMs`. (ERR_LIMIT_WAIT)\n  In a terminal: Run the command again at that time.\n',
    ],
    [
      'a write that may have happened is to be read, and not to be run again',
      new Error('Timed out.'),
      { code: 'ERR_TIMEOUT_ATTEMPT', outcome: 'unknown', attempts: 1 },
      'tradelane: Timed out. (ERR_TIMEOUT_ATTEMPT)\n  The server may have carried out the request. Read the current state before you send it again.\n',
    ],
  ])('an error on a terminal: %s', (_, error, facts, expected) => {
    let err = '';
    const stderr = { write: (text: string) => (err += text) };
    report(Object.assign(error, facts), { signal: new AbortController().signal, stderr } as unknown as Io, false);
    expect(err).toBe(expected);
  });

  test('use sandbox finds a running sandbox, and later commands use it', async () => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder() };
    const { code, err } = await tradelane(['use', 'sandbox', '--url', url], { env });
    expect([code, err]).toEqual([0, expect.stringContaining('already running')]);
    expect((await tradelane(['call', 'channel-platform', 'store.list'], { env })).code).not.toBe(1);
    expect((await tradelane(['check', 'hub', 'marketplace-operator'], { env })).code).toBe(0);
  });

  test("use sandbox reports a program at its URL that isn't a sandbox, even if its response never ends", async () => {
    const server = createServer((_, response) => {
      const more = (): void => void (response.destroyed || (response.write('x'.repeat(1e5), more) as unknown));
      more();
    });
    const other = await new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
    const { code, err } = await tradelane(['use', 'sandbox', '--url', other]);
    expect([code, err]).toEqual([2, expect.stringContaining(`The program at ${other} isn't a sandbox`)]);
    server.closeAllConnections();
    server.close();
  });

  test('--next prints the page after the last one that a terminal showed, until there is none', async () => {
    const env = { TRADELANE_CONFIG_FOLDER: newFolder(), NO_COLOR: '1' };
    await tradelane(['use', 'sandbox', '--url', url], { env });
    const args = ['call', 'marketplace-seller', 'offers.list', '--max', '30'];
    const first = await tradelane(args, { env, isTerminal: true });
    expect(first.err).toBe('Entries: 30 of 46. For all entries pass --all. For the next page pass --next\n');
    const second = await tradelane([...args, '--next'], { env, isTerminal: true });
    expect(new Set(`${first.out}${second.out}`.split('\n').slice(1)).size).toBeGreaterThan(46);
    const third = await tradelane([...args, '--next'], { env, isTerminal: true });
    expect([third.code, third.err]).toEqual([2, expect.stringContaining('Run the command without --next.')]);
  });

  test('variables of the environment take the place of a profile', async () => {
    const { urls, credentials } = sandbox.info(url);
    const env = { TRADELANE_BASE_URL: urls.instance_url, TRADELANE_API_KEY: credentials.operator.api_key };
    const { code, out } = await tradelane(['check', 'marketplace-operator'], { env });
    expect([code, out]).toEqual([0, expect.stringContaining('marketplace-operator on the environment')]);
  });

  test('a wrong secret exits with 3', async () => {
    const { urls } = sandbox.info(url);
    const env = { TRADELANE_BASE_URL: urls.instance_url, TRADELANE_API_KEY: 'wrong' };
    const { code } = await tradelane(['call', 'marketplace-operator', 'settings.channels'], { env });
    expect(code).toBe(3);
  });
});

describe('reference', () => {
  test('the help at the start is the help of the program, and the program prints it without arguments', async () => {
    const text = readFileSync(new URL('../dist/data/help.txt', import.meta.url), 'utf8');
    expect((await tradelane(['--help'])).out).toBe(text);
    expect(await tradelane([])).toEqual({ code: 0, out: text, err: '' });
  });

  test('docs prints the page of an operation by ID or method, and a guide by name', async () => {
    expect((await tradelane(['docs', 'v2-listOrders'])).out).toMatch(/^# List orders\n\n`hub\.orders\.list`/);
    expect((await tradelane(['docs', 'limits'])).out).toMatch(/^# /);
    const several = await tradelane(['docs', 'TL02']);
    expect([several.code, several.err]).toEqual([0, expect.stringContaining('pass --surface with marketplace-seller')]);
    expect((await tradelane(['docs', 'TL02', '--surface', 'services-seller'])).code).toBe(0);
  });

  test('limits prints the documented rates of a surface', async () => {
    const { out } = await tradelane(['limits', 'hub', '--output', 'csv']);
    expect(out).toContain('orders.list,v2-listOrders,1 per minute,1 per 5 minutes');
  });

  test.for([
    { words: ['ca'], found: 'call\n' },
    { words: ['call', 'hu'], found: 'hub\n' },
    { words: ['call', 'hub', 'orders.li'], found: 'orders.list\norders.listV1\n' },
    { words: ['call', 'hub', 'orders.list', '--li'], found: '--limit\n' },
    { words: ['call', 'hub', 'orders.list', '--status', 'SH'], found: 'SHIPPED\n' },
    { words: ['call', 'hub', 'orders.list', '--output', 'nd'], found: 'ndjson\n' },
    { words: ['call', 'hub', 'orders.accept', 'a', '--body', '@'], found: '' },
    { words: ['import', 'pr'], found: 'products\nprices\n' },
    { words: ['import', 'offers', '--mode', 'R'], found: 'REPLACE\n' },
    { words: ['sync', 'hub', 'or'], found: 'orders\n' },
    { words: ['sync', 'hub', 'orders', '--to', 'sq'], found: 'sqlite:\n' },
    { words: ['sync', '--to', 'sqlite:a', 'acc'], found: 'account\n' },
    { words: ['docs', 'v2-listOr'], found: 'v2-listOrders\nv2-listOrderDocuments\n' },
  ])('completes $words', async ({ words, found }) => {
    expect((await tradelane(['complete', '--', ...words])).out).toBe(found);
  });

  test('the help of an operation has an example that runs', async () => {
    const { out } = await tradelane(['call', 'hub', 'orders.list', '--help']);
    const example = /^ {2}tradelane (.*)$/m.exec(out)?.[1]?.split(' ') ?? [];
    expect((await tradelane(example)).code).toBe(0);
  });
});
