import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { bundleOptions } from '../src/budget/bundle.ts';
import { bundlers } from '../src/budget/bundlers.ts';
import { publishedProject } from '../src/budget/published.ts';

let project: Awaited<ReturnType<typeof publishedProject>>;
beforeAll(async () => {
  project = await publishedProject();
});
afterAll(() => project.remove());

const address = 'https://github.com/tradelane/tradelane/blob/main/docs/error-codes.md';

const program = `
import { createHub } from '@tradelane/hub';
import { ConfigurationError } from '@tradelane/core/errors';
const caught = async (run) => { try { await run(); } catch (error) { return error; } };
const hub = createHub({ baseUrl: 'https://hub.example.com', auth: { token: 't' }, fetch: async () => new Response('{}', { status: 404 }) });
export const errors = {
  options: await caught(() => createHub({ baseUrl: 'hub', auth: { token: 't' } })),
  argument: await caught(() => hub.orders.accept('1', { order_lines: [{ quantity: NaN }] })),
  path: await caught(() => hub.orders.accept('..', { order_lines: [] })),
  response: await caught(() => hub.orders.list()),
};
export const isKnown = errors.options instanceof ConfigurationError;
export const own = new ConfigurationError('Words of a program').message;
`;

interface Outcome {
  readonly errors: Readonly<Record<'options' | 'argument' | 'path' | 'response', Error & { argument?: string }>>;
  readonly isKnown: boolean;
  readonly own: string;
}

async function run(conditions: readonly string[], source = program): Promise<Outcome> {
  const options = { ...bundleOptions(source, project.folder), conditions: [...conditions] };
  const { outputFiles } = await build(options);
  const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)) as Outcome;
}

/** The rows of the page, as a reader has them. */
const page = new Map(
  [
    ...readFileSync(new URL('../../../docs/error-codes.md', import.meta.url), 'utf8').matchAll(
      /`(E\d+)` \| (.*) \|$/gm,
    ),
  ].map(([, code = '', text = '']) => [code, text]),
);

test('with the condition `production` an error is the same but for its message, whose codes the page explains', async () => {
  const full = await run([]);
  const short = await run(['production']);
  expect([full.isKnown, short.isKnown]).toEqual([true, true]);
  expect(short.own, 'no code, and no address of codes').toBe('Words of a program');
  for (const name of ['options', 'argument', 'path', 'response'] as const) {
    const [{ message: text, ...facts }, { message, ...same }] = [full.errors[name], short.errors[name]];
    expect({ ...same, callId: undefined }, name).toEqual({ ...facts, callId: undefined });
    expect(short.errors[name].name).toBe(full.errors[name].name);
    expect(message).toMatch(/^(?:`\w+` |v2-\w+: )?E\d+\b/);
    expect(message.split(address), 'the address, once').toEqual([expect.stringMatching(/ \($/), ')']);
    const codes = message.match(/\bE\d+\b/g) ?? [];
    for (const code of codes) {
      for (const words of (page.get(code) ?? 'no row of the page').split(/\{[^}]*\}/))
        expect(text, `${name}: ${code}`).toContain(words.trim());
    }
  }
  expect(short.errors.argument.message).toMatch(
    /^v2-acceptOrderLines: E\d+\(\$\.order_lines\[0\]\.quantity\) E\d+\(E\d+\(NaN\)\)/,
  );
});

const guarded = `
import { createHub } from '@tradelane/hub';
const sent = [];
const respond = (make) => async (request) => { sent.push([request.url, request.headers.get('authorization')]); return make(sent.length); };
const hubOf = (make, options) => createHub({ baseUrl: 'https://hub.example.com', auth: { token: 'secret-token' }, fetch: respond(make), maxAttempts: 3, rateLimiting: false, ...options });
const caught = async (run) => { sent.length = 0; try { await run(); } catch (error) { return { name: error.name, message: String(error.stack), sent: [...sent] }; } return { sent: [...sent] }; };
const json = (text, status = 200, headers = {}) => new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
const clock = { now: () => 0, wait: async () => undefined, setTimer: (inMs, callback) => { const timer = setTimeout(callback, inMs); return () => clearTimeout(timer); } };
export const found = {
  path: await caught(() => hubOf(() => json('{}')).orders.accept('../carriers', { order_lines: [] })),
  date: await caught(() => hubOf(() => json('{}')).orders.accept('1', { order_lines: [{ at: new Date(NaN) }] })),
  integer: await caught(() => hubOf(() => json('{"id":9007199254740993}')).actions.get('1')),
  redirect: await caught(() => hubOf(() => json('', 302, { location: 'https://evil.example.net/' })).actions.get('1')),
  plain: await caught(() => hubOf(() => json('{}'), { baseUrl: 'http://hub.example.com' })),
  endless: await caught(() => hubOf(() => json('{}'), { maxAttempts: NaN })),
  uncounted: await caught(() => hubOf(() => json('{}'), { maxAttempts: 1.5 })),
  host: await caught(() => hubOf(() => json('{}'), { allowedHosts: ['https://files.example.com'] })),
  range: await caught(() => hubOf(() => json('{}')).orders.list({ limit: 1000 })),
  redaction: await caught(() => hubOf(() => { throw new TypeError('failed with secret-token'); }).actions.get('1')),
  safe: await caught(() => hubOf(() => json('{}', 503), { clock }).actions.get('1')),
};
`;

interface Guarded {
  readonly name?: string;
  readonly message?: string;
  readonly sent: readonly unknown[];
}

test('with the condition `production` what guards data, secrets and time is there', async () => {
  const { found } = (await run(['production'], guarded)) as unknown as { found: Readonly<Record<string, Guarded>> };
  const facts = Object.entries(found).map(([what, { name, sent }]) => [what, name, sent.length]);
  expect(facts).toEqual([
    ['path', 'ArgumentError', 0],
    ['date', 'ArgumentError', 0],
    ['integer', 'MalformedResponseError', 1],
    ['redirect', 'RedirectError', 1],
    ['plain', 'ConfigurationError', 0],
    ['endless', 'ConfigurationError', 0],
    ['uncounted', 'ConfigurationError', 0],
    ['host', 'ConfigurationError', 0],
    ['range', 'ArgumentError', 0],
    ['redaction', 'ConnectionError', 3],
    ['safe', 'ServerError', 3],
  ]);
  for (const { message = '' } of Object.values(found)) expect(message).not.toContain('secret-token');
});

test.each([
  ['webpack', true],
  ['vite', true],
  ['esbuild', false],
] as const)('a production build of %s has codes without being asked: %s', async (name, hasCodes) => {
  // As in a shell, where the tests' own value is not set.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const throwing = `import { TradelaneError } from '@tradelane/core/errors'; globalThis.fail = () => { throw new TradelaneError('E1'); };`;
  const files = await bundlers[name]?.(project.folder, throwing);
  expect(files?.join('').includes(address)).toBe(hasCodes);
});
