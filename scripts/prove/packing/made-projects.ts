import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from './run.ts';
import { type SandboxInfo, startSandbox } from './sandbox.ts';

const clientOf = ({ urls }: SandboxInfo, client: SandboxInfo['credentials']['seller']): Record<string, string> => ({
  TRADELANE_BASE_URL: urls.base_url,
  TRADELANE_AUTH_URL: urls.auth_url,
  TRADELANE_CLIENT_ID: client.client_id,
  TRADELANE_CLIENT_SECRET: client.client_secret,
});

/** Values for the `.env` of each kind of project, if a sandbox on a port replaces the host. */
const filledIn: Readonly<Record<string, (info: SandboxInfo) => Readonly<Record<string, string | undefined>>>> = {
  seller: (info) => clientOf(info, info.credentials.seller),
  instance: ({ urls, credentials }) => ({
    TRADELANE_BASE_URL: urls.instance_url,
    TRADELANE_API_KEY: credentials.shops[0]?.api_key,
  }),
  operator: ({ urls, credentials }) => ({
    TRADELANE_BASE_URL: urls.instance_url,
    TRADELANE_API_KEY: credentials.operator.api_key,
  }),
  connector: (info) => ({
    ...clientOf(info, info.credentials.connector),
    EVENTS_URL: new URL(info.control).origin,
  }),
  storefront: ({ urls, credentials, world }) => ({
    TRADELANE_BASE_URL: urls.basket_url,
    TRADELANE_TOKEN: credentials.basket.bearer,
    BASKET_ID: world.basket.basket_id,
    SHIPMENT_ID: world.basket.shipment_id,
    SITE_ID: world.basket.site_id,
    SHIPPING_METHOD_IDS: world.basket.shipping_method_id,
  }),
};

/**
 * Makes a project of each kind as `npm create tradelane` does, and type-checks it. Runs it unchanged, then with a
 * `.env` that is filled in for a host.
 * @param project A folder with the packages. The projects are below it, as if `npm install` had run in them.
 * @throws {Error} If a project doesn't run, or if it sends the host no request.
 */
export async function checkMadeProjects(project: string, tsc: string): Promise<void> {
  const create = join(project, 'node_modules/create-tradelane/dist/cli.js');
  for (const [kind, fill] of Object.entries(filledIn)) {
    const folder = join(project, `my-${kind}`);
    run(process.execPath, [create, folder, kind], project);
    run(tsc, ['-p', folder], folder);
    const start = (): void => {
      if (run('npm', ['start', '--silent'], folder).trim() === '') throw new Error(`A ${kind} project prints nothing`);
    };
    if (kind === 'storefront') await checkPage(folder);
    else start();
    const host = await startSandbox('real');
    const values = fill(host.info);
    const own = Object.keys(values).filter((name) => !name.startsWith('TRADELANE_'));
    fillIn(join(folder, '.env'), { ...values, ...Object.fromEntries(own.map((name) => [name, ''])) });
    if (own.length > 0 && !refusalOf(start).includes(`Set ${own[0]}`))
      throw new Error(`A ${kind} project doesn't report that its .env lacks ${own.join(', ')}`);
    fillIn(join(folder, '.env'), values);
    const isAsked = async (): Promise<boolean> => {
      const response = await fetch(`${host.info.control}/journal`);
      return ((await response.json()) as { readonly requests: readonly unknown[] }).requests.length > 0;
    };
    if (kind === 'storefront') await checkPage(folder);
    else if (kind === 'connector') await checkConnector(folder, isAsked);
    else start();
    if (!(await isAsked())) throw new Error(`A ${kind} project does not ask the host that its .env names`);
    host.stop();
  }
}

/**
 * Starts a connector, which runs until it is stopped, and stops it when it has asked its host.
 * @throws {Error} If it ends with an error.
 */
async function checkConnector(folder: string, isAsked: () => Promise<boolean>): Promise<void> {
  const child = spawn(process.execPath, ['--env-file=.env', 'main.ts'], { cwd: folder, stdio: 'inherit' });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isAsked())) await setTimeout(100);
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`A connector project ended with ${code}`);
}

/**
 * Starts the development server of a storefront, loads its page, and sends the request of the page.
 * @throws {Error} If one of them fails.
 */
async function checkPage(folder: string): Promise<void> {
  const server = spawn(process.execPath, ['--env-file=.env', 'main.ts'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    let printed = '';
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          const found = /http:\/\/localhost:\d+/.exec((printed += text));
          if (found) resolve(found[0]);
        });
      server.on('close', () => reject(new Error(`A storefront project ends: ${printed}`)));
    });
    const load = async (path: string, init?: RequestInit): Promise<string> => {
      const response = await fetch(url + path, init);
      const text = await response.text();
      if (!response.ok) throw new Error(`A storefront project responds to ${path} with ${response.status}: ${text}`);
      return text;
    };
    if (!(await load('/')).includes('/page.ts')) throw new Error('The page of a storefront project lacks its program');
    const script = await load('/page.ts');
    for (const [, path = ''] of script.matchAll(/from "(\/[^"]+)"/g)) await load(path);
    const { token, siteId, basketId, shipmentId, methods } = JSON.parse(await load('/settings')) as {
      readonly [name in 'token' | 'siteId' | 'basketId' | 'shipmentId']: string;
    } & { readonly methods: readonly string[] };
    await load(`/service/baskets/${basketId}/shipments/${shipmentId}/shipping-method?siteId=${siteId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: methods[0] }),
    });
  } finally {
    server.kill();
  }
}

function refusalOf(start: () => void): string {
  try {
    start();
    return 'it ran';
  } catch (error) {
    return (error as Error).message;
  }
}

function fillIn(path: string, values: Readonly<Record<string, string | undefined>>): void {
  const text = readFileSync(path, 'utf8').replaceAll(/^(\w+)=$/gm, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to fill in for ${name} of ${path}`);
    return `${name}=${value}`;
  });
  writeFileSync(path, text);
}
