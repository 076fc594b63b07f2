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
  options: await caught(() => createHub({ baseUrl: 'hub', auth: { token: 't' }, deadlineInMs: 'x' })),
  argument: await caught(() => hub.orders.list({ limit: 1000 })),
  path: await caught(() => hub.orders.accept('..', { order_lines: [] })),
  response: await caught(() => hub.orders.list()),
};
export const isKnown = errors.options instanceof ConfigurationError;
`;

interface Outcome {
  readonly errors: Readonly<Record<'options' | 'argument' | 'path' | 'response', Error & { argument?: string }>>;
  readonly isKnown: boolean;
}

async function run(conditions: readonly string[]): Promise<Outcome> {
  const options = { ...bundleOptions(program, project.folder), conditions: [...conditions] };
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
  for (const name of ['options', 'argument', 'path', 'response'] as const) {
    const [{ message: text, ...facts }, { message, ...same }] = [full.errors[name], short.errors[name]];
    expect({ ...same, callId: undefined }, name).toEqual({ ...facts, callId: undefined });
    expect(short.errors[name].name).toBe(full.errors[name].name);
    expect(message).toMatch(/^(?:`\w+` )?E\d+\b/);
    expect(message.split(address), 'the address, once').toEqual([expect.stringMatching(/ \($/), ')']);
    const codes = message.match(/\bE\d+\b/g) ?? [];
    for (const code of codes) {
      for (const words of (page.get(code) ?? 'no row of the page').split(/\{[^}]*\}/))
        expect(text, `${name}: ${code}`).toContain(words.trim());
    }
  }
  expect(short.errors.argument.message).toMatch(/^E\d+\(v2-listOrders,limit,E\d+\(100\)\) /);
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
