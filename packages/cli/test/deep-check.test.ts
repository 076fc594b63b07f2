/** `check --deep`: what its report contains, and what it never contains. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { array, assert, asyncProperty, constantFrom, uniqueArray } from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { deepCheckClient } from '@tradelane/workflows/check';
import { readsOf, surfaceNamed } from '../src/table/load.ts';
import { type Answer, RecordedWorld } from './recorded-world.ts';
import { newFolder, tradelane } from './terminal.ts';

const surfaces = ['hub', 'services-seller', 'marketplace-seller'];
const worlds = new Map(surfaces.map((surface) => [surface, new RecordedWorld()]));
const worldOf = (surface: string): RecordedWorld => worlds.get(surface) as RecordedWorld;
afterAll(() => {
  for (const world of worlds.values()) world.close();
});

const description = (surface: string): string =>
  readFileSync(join(import.meta.dirname, `../../../specs/dist/${surface}.openapi.json`), 'utf8');

const jsonOf = ({ text }: Answer): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Letters that no word of a description consists of. */
const token = array(constantFrom(...'bcdfghjklmnpqrtvwxz'), { minLength: 8, maxLength: 14 }).map((letters) =>
  letters.join(''),
);
const styles: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `${text.slice(0, 4)}_${text.slice(4)}`,
  (text) => `status_${text.toUpperCase()}`,
  (text) => `order${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  (text) => `${text}@example.com`,
  (text) => `${text} ${text}-17`,
];

/** Replaces each text of a world, and adds fields, map keys and headers whose names are texts of the account too. */
class StrangeWorld {
  readonly #words: readonly string[];
  readonly #byText = new Map<string, string>();
  readonly #originals = new Map<string, string>();

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** The parts of its texts. */
  get parts(): readonly string[] {
    return this.#words.flatMap((word) => [word, word.slice(0, 4), word.slice(4)]);
  }

  change = (answer: Answer): Answer => {
    const body = answer.method === 'GET' ? jsonOf(answer) : undefined;
    if (body === undefined) return answer;
    const headers = new Headers(answer.headers);
    headers.set(`x-${this.#word(1)}`, this.#word(2));
    headers.set('x-request-id', this.#word(3));
    if (this.#byText.size % 7 === 0) headers.set('content-type', `application/vnd.${this.#word(4)}+json`);
    return { ...answer, headers, text: JSON.stringify(this.#strange(body)) };
  };

  /** The URL as the sandbox knows it: IDs in it are texts of this world. */
  asked = (url: string): string =>
    [...this.#originals].reduce(
      (known, [strange, text]) => known.replaceAll(encodeURIComponent(strange), encodeURIComponent(text)),
      url,
    );

  #word(number: number): string {
    return this.#words[number % this.#words.length] as string;
  }

  #strange(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value);
    if (Array.isArray(value)) return value.map((entry: unknown) => this.#strange(entry));
    if (typeof value !== 'object' || value === null) return value;
    const number = this.#byText.size;
    const styled = (styles[number % styles.length] as (text: string) => string)(this.#word(number));
    return {
      ...Object.fromEntries(Object.entries(value).map(([key, member]) => [key, this.#strange(member)])),
      [styled]: { [this.#word(number + 1)]: this.#word(number + 2) },
    };
  }

  #text(text: string): string {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const number = this.#byText.size;
    const style = styles[(number * 5) % styles.length] as (text: string) => string;
    // A number makes it unique, so that IDs stay different.
    const strange = `${style(this.#word(number))}${number}`;
    this.#byText.set(text, strange);
    this.#originals.set(strange, text);
    return strange;
  }
}

test.for(surfaces)(
  '%s: no part of any text of an account is in the report, whatever the server sends',
  async (surface) => {
    // Four letters may be in another word by chance, such as `workflow`.
    const plain = JSON.stringify(await worldOf(surface).check(surface));
    const known = `${description(surface)}${plain}`.toLowerCase();
    await assert(
      asyncProperty(uniqueArray(token, { minLength: 6, maxLength: 30 }), async (words) => {
        const strange = new StrangeWorld(words);
        const deep = await worldOf(surface).check(surface, strange.change, strange.asked);
        // Each text deviates from a list of values, and each object has an unknown field.
        expect(deep.reads.flatMap(({ deviations = [] }) => deviations).length).toBeGreaterThan(10);
        const report = JSON.stringify(deep).toLowerCase();
        expect(strange.parts.filter((part) => report.includes(part) && !known.includes(part))).toEqual([]);
      }),
      // Each run checks hundreds of responses of an instance.
      { numRuns: surface === 'hub' ? 8 : 2 },
    );
  },
);

test('a shop of a user is checked, not the default shop', async () => {
  const { createMarketplaceSeller } = await import('@tradelane/marketplace-seller');
  const sandbox = createSandbox();
  const { urls, credentials } = sandbox.info();
  const asked: string[] = [];
  const seller = createMarketplaceSeller({
    baseUrl: urls.instance_url,
    auth: { apiKey: credentials.shops[0]?.api_key ?? '' },
    isolated: true,
    fetch: (request) => {
      asked.push(request.url);
      return sandbox.fetch(request);
    },
  });
  const { deep } = await deepCheckClient(seller.forShop(2001), readsOf(surfaceNamed('marketplace-seller')), {
    operations: ['OF21'],
  });
  expect(deep?.reads.filter(({ status }) => status !== undefined)).toMatchObject([{ operation: 'OF21', status: 200 }]);
  expect(asked.filter((url) => url.includes('/api/offers?')).every((url) => url.includes('shop_id=2001'))).toBe(true);
  sandbox.close();
});

test('`drift` compares two reports of `check --deep --out`, and exits with 1 if they differ', async () => {
  const sandbox = createSandbox();
  const [first = '', second = ''] = ['a', 'b'].map((name) => join(newFolder(), `${name}.json`));
  const run = (...args: string[]) => tradelane(args, { sandbox });
  const checked = await run('check', 'hub', '--deep', '--sandbox', '--out', first);
  expect([checked.code, checked.err]).toEqual([0, expect.stringContaining('no value of the account')]);
  expect(checked.out).toContain('reads: 9 of 12 reads called, 0 deviations');
  expect(JSON.parse(readFileSync(first, 'utf8'))).toMatchObject({ version: 1, surfaces: [{ surface: 'hub' }] });
  expect(await run('drift', first, first)).toMatchObject({ code: 0, out: '' });

  const chosen = await run('check', 'hub', '--deep', '--sandbox', '--operations', 'orders.list', '--out', '-');
  const report = JSON.parse(chosen.out) as { readonly surfaces: readonly { readonly reads: readonly object[] }[] };
  expect(report.surfaces[0]?.reads.filter((read) => !('skipped' in read))).toHaveLength(1);
  const { writeFileSync } = await import('node:fs');
  writeFileSync(second, chosen.out.replace('"status": 200', '"status": 203'));
  const differing = await run('drift', first, second);
  expect(differing.code).toBe(1);
  expect(differing.err).toMatch(/^tradelane: The reports differ in \d+ places\.\n$/);
  expect(
    differing.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toContainEqual({
    surface: 'hub',
    operation: 'v2-listOrders',
    change: 'status',
    before: '200',
    after: '203',
  });
  sandbox.close();
});

test('a report that cannot be written is refused before the first request', async () => {
  const sandbox = createSandbox();
  const out = join(newFolder(), 'none', 'report.json');
  const { code, err } = await tradelane(['check', 'hub', '--deep', '--sandbox', '--out', out], { sandbox });
  expect([code, err]).toEqual([
    2,
    expect.stringContaining(`--out ${out} can't be written: the file or its folder doesn't exist`),
  ]);
  expect(sandbox.journal()).toEqual([]);
  sandbox.close();
});

// In a process group, a program may get one signal twice: from the terminal and from the program that started it.
const twice = "process.once('SIGINT', () => process.nextTick(() => process.emit('SIGINT')))";

test.each([
  ['one Ctrl-C', {}],
  ['one Ctrl-C that arrives twice', { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(twice)}` }],
])('%s stops a check whose token never arrives', async (_, options) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { PATH, NODE_PATH } = process.env;
  const env = {
    ...options,
    PATH,
    NODE_PATH,
    TRADELANE_CONFIG_FOLDER: newFolder(),
    TRADELANE_BASE_URL: url,
    TRADELANE_AUTH_URL: url,
    TRADELANE_CLIENT_ID: 'shop',
    TRADELANE_CLIENT_SECRET: 'secret',
  };
  const main = join(import.meta.dirname, '../dist/main.js');
  const child = spawn(process.execPath, [main, 'check', 'hub', '--deep'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  server.on('request', ({ method }, response) => {
    if (method === 'GET') response.end('{}');
    else child.kill('SIGINT');
  });
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(err).toBe('Stopped.\n');
  server.closeAllConnections();
  server.close();
});

test('flags that need a deep check, unknown operations and other files are refused', async () => {
  const file = join(import.meta.dirname, '../package.json');
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['check', 'hub', '--sandbox', '--out', 'x.json'], /Add --deep/],
    [['check', 'hub', '--sandbox', '--deep', '--operations', 'orders.lst'], /hub has no operation "orders\.lst"/],
    [['check', 'hub', '--sandbox', '--deep', '--operations', 'orders.accept'], /orders\.accept changes data/],
    [['drift', file, file, '--output', 'xml'], /Allowed choices are table, json, ndjson, csv/],
    [['drift', file, file], /isn't the report of a deep check/],
    [['drift', `${file}.none`, file], /can't be read/],
  ];
  for (const [args, message] of cases) {
    const { code, err } = await tradelane(args);
    expect([args, code]).toEqual([args, 2]);
    expect(err).toMatch(message);
  }
});
