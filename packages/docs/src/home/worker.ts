/** Runs the program of the front page in a worker, against its own sandbox. The page ends the worker. */
import * as core from '@tradelane/core';
import * as hub from '@tradelane/hub';
import type { Portable } from '../console/world.ts';
import type { Report } from './run.ts';

const modules: Readonly<Record<string, object>> = { '@tradelane/core': core, '@tradelane/hub': hub };
const report = (sent: Report): void => postMessage(sent);
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
const print = (...values: readonly unknown[]): void => report({ kind: 'line', text: values.map(text).join(' ') });

addEventListener('message', ({ data }: MessageEvent<string>) => {
  run(data).then(
    () => report({ kind: 'end' }),
    (error: unknown) => report({ kind: 'end', error: error instanceof Error ? error.message : String(error) }),
  );
});

async function run(program: string): Promise<void> {
  // Written by the build, see `compose/worlds.ts`.
  const files = ['hub', 'file-tools'].map((name) => `/console/worlds/${name}.js`);
  const [world, tools] = (await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))) as [
    Portable,
    object,
  ];
  world.addFileTools(tools);
  const sandbox = world.createSandbox({ seed: 'demo', limits: 'real' });
  const { urls, credentials } = sandbox.info();
  const env = {
    TRADELANE_BASE_URL: urls.base_url,
    TRADELANE_AUTH_URL: urls.auth_url,
    TRADELANE_CLIENT_ID: credentials.seller.client_id,
    TRADELANE_CLIENT_SECRET: credentials.seller.client_secret,
  };
  Object.assign(globalThis, {
    process: { env },
    fetch: async (input: Request | string, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      const startInMs = performance.now();
      const response = await sandbox.fetch(request);
      const { pathname, search } = new URL(request.url);
      const body = await response.clone().text();
      const tookInMs = Math.round(performance.now() - startInMs);
      report({
        kind: 'request',
        method: request.method,
        path: `${pathname}${search}`,
        status: response.status,
        tookInMs,
        body: body.slice(0, 20_000),
      });
      return response;
    },
  });
  const code = program.replaceAll(/^import\s+\{([^}]*)\}\s+from\s+'([^']+)';?/gm, (_, names: string, from: string) => {
    if (modules[from] === undefined) throw new Error(`This page has no package ${from}.`);
    return `const {${names.replaceAll(' as ', ': ')}} = modules['${from}'];`;
  });
  // A worker has its own content policy, so the reader's program can run here and nowhere else.
  const AsyncFunction = run.constructor as new (
    ...args: string[]
  ) => (all: typeof modules, console: { readonly log: typeof print; readonly error: typeof print }) => Promise<void>;
  await new AsyncFunction('modules', 'console', code)(modules, { log: print, error: print });
}
