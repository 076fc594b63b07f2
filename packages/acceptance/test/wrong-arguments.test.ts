/**
 * Every exported function, called as a program without types might. The package itself names a missing or wrong
 * argument, instead of an engine's error about a property of undefined. The exports come from the API reports, so a new
 * export is tested too.
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { createCatalogManagerOperator } from '@tradelane/catalog-manager-operator';
import { createVirtualClock } from '@tradelane/core';
import { createHub } from '@tradelane/hub';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const packages = join(import.meta.dirname, '../..');

/**
 * Exports that programs don't call: building blocks of the surfaces' clients, and objects that the library returns or
 * throws.
 */
const inner: Readonly<Record<string, RegExp>> = {
  '.': /^(?:ApiPromise|ListPromise|Poller|MemoryStore)$|Methods$/,
  './lite': /^(?:asFile|asJson|asNothing|form|json)$/,
  './zip': /^FileEntry$/,
  './secrets': /^(?:isSecretName|masked\w+|without\w+)$/,
};

interface Exported {
  readonly title: string;
  readonly name: string;
  readonly value: (...values: readonly unknown[]) => unknown;
  readonly isClass: boolean;
}

const reports = globSync('*/api.txt', { cwd: packages }).toSorted();
const exported = (await Promise.all(reports.map((report) => exportedOf(join(packages, report))))).flat();

async function exportedOf(report: string): Promise<readonly Exported[]> {
  const folder = dirname(report);
  const text = readFileSync(report, 'utf8').split('\n## reached, but not exported')[0] ?? '';
  const found: Exported[] = [];
  const seen = new Set<unknown>();
  for (const section of text.split('\n## ').slice(1)) {
    const path = /^\.\S*/.exec(section)?.[0] ?? '';
    if (path === './runtime' || path === './work') continue; // Called by packages of this project only, which are type-checked.
    const names = [...section.matchAll(/^(?:abstract )?(function|class) (\w+)/gm)];
    const file = join(folder, 'src', `${path === '.' ? 'index' : path.slice(2)}.ts`);
    if (!existsSync(file)) continue; // The errors of the core under another name, or generated tables.
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    for (const [, kind, name = ''] of names) {
      const value = module[name];
      if (typeof value !== 'function' || seen.has(value) || inner[path]?.test(name) === true) continue;
      if (value.prototype instanceof Error) continue;
      seen.add(value);
      found.push({
        title: `${basename(folder)} ${path} ${name}`,
        name,
        value: value as Exported['value'],
        isClass: kind === 'class',
      });
    }
  }
  return found;
}

const temporary = mkdtempSync(join(tmpdir(), 'tradelane-arguments-'));
beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(temporary, { recursive: true });
});

const wrongs = [undefined, null, {}, '', join(temporary, 'x'), Number.NaN, [], () => undefined, true] as const;
const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The engine's error, or undefined if the result is a value or an error of the package. */
async function bareErrorOf({ name, value, isClass }: Exported, args: readonly unknown[]): Promise<unknown> {
  try {
    const result: unknown = isClass ? Reflect.construct(value, args) : value(...args);
    const isPromise = result instanceof Promise;
    if (!isPromise && typeof result === 'object' && result !== null && Symbol.asyncIterator in result)
      await (result as AsyncIterable<unknown>)[Symbol.asyncIterator]().next();
    else await result;
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return error;
    const isNative = /^(?:\w+Error|Error)$/.test(error.name) && Object.hasOwn(globalThis, error.name);
    return isNative && !error.message.startsWith(`${name}: `) ? error : undefined;
  }
}

const options = {
  baseUrl: 'https://hub.example.com',
  fetch: async () => new Response('{}', { status: 400 }),
  rateLimiting: false,
  clock: createVirtualClock({ autoAdvance: true }),
} as const;
const hub = createHub({ ...options, auth: { token: 't', identity: 'seller' } });
const seller = createMarketplaceSeller({ ...options, auth: { apiKey: 'k' } });
const operator = createCatalogManagerOperator({ ...options, auth: { apiKey: 'k' } });
const redis = { status: 'ready', call: async () => null, on: () => undefined };
const postgres = { query: async () => ({ rows: [] }) };

/**
 * Valid arguments. A test replaces one argument at a time, so that a mistake in the last isn't hidden by one in the
 * first.
 */
const rights: readonly (readonly [names: RegExp, args: readonly unknown[]])[] = [
  [/^sync(?:Orders|Returns|Documents|Conversations)$/, [hub, {}]],
  [/^wait.*Action$/, [hub, 'a1', {}]],
  [/^hub .*check/, [hub]],
  [/ createFetch$/, [hub]],
  [/^catalog-manager-operator .*syncProductStatus$/, [operator, {}]],
  [/^marketplace-seller .*(?:exportTransactions|syncThreads|syncTransactions)$/, [seller, {}, {}]],
  [/^marketplace-seller .*(?:run|waitFor)\w*Import$/, [seller, 1, {}]],
  [/^redis /, [redis, {}]],
  [/^postgres /, [postgres, {}]],
  [/createSqlite(?:Dedupe|Outbox|Checkpoints)$/, [new DatabaseSync(':memory:'), {}]],
  [/ zipEntries$/, [new Uint8Array(), {}]],
  [/ createItemPublisher$/, [{ publish: async () => undefined }, {}]],
  [/ optionsFromEnv$/, [{ name: 'hub', auth: [] }, {}]],
];

test.each(exported)(
  'the package itself names a missing or wrong argument of $title',
  { timeout: 120_000 },
  async (one) => {
    const right = rights.filter(([names]) => names.test(one.title) || names.test(one.name)).map(([, args]) => args);
    const calls = [
      [],
      ...wrongs.flatMap((wrong) => [[wrong], [wrong, wrong, wrong, wrong]]),
      ...right.flatMap((args) => wrongs.flatMap((wrong) => args.map((_, index) => args.with(index, wrong)))),
    ];
    const bare: string[] = [];
    for (const args of calls) {
      const error = await bareErrorOf(one, args);
      if (error !== undefined) bare.push(`${one.name}(${args.map(shown).join(', ')}): ${String(error)}`);
    }
    expect(bare).toEqual([]);
  },
);

test('every export is tested', () => {
  expect(reports.length).toBeGreaterThan(15);
  expect(exported.length).toBeGreaterThan(100);
});
