import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { report } from '../../src/exit.ts';
import type { Io } from '../../src/io.ts';
import { configFolder, readConfig } from '../../src/profiles/config.ts';
import { memoryKeychain, newFolder, tradelane } from '../terminal.ts';

const listed = ['call', 'hub', 'orders.list', '--sandbox'];

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
