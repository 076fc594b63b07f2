import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, pnpm, run } from '../prove/packing/run.ts';

/**
 * Our own registry on loopback. Only our packages are stored there. Other packages come from the registry that this
 * machine uses.
 */
export interface Registry {
  readonly url: string;
  /** An npmrc that publishes to it and installs from it. */
  readonly npmrc: string;
  stop(): void;
}

/** The registry program, and an override for a dependency whose tag isn't in every registry. */
const program = { dependencies: { verdaccio: '6.10.4' }, overrides: 'overrides:\n  node-fetch: 2.7.0\n' };

/** Starts an empty registry that keeps its files in a folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const upstream = run('npm', ['config', 'get', 'registry'], folder).trim();
  mkdirSync(join(folder, 'registry'));
  writeFileSync(
    join(folder, 'registry/config.yaml'),
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd, max_users: 1 } }
uplinks: { upstream: { url: ${upstream}, timeout: 60s } }
packages:
  '@tradelane/*': { access: $all, publish: $authenticated }
  create-tradelane: { access: $all, publish: $authenticated }
  tradelane: { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: upstream }
max_body_size: 100mb
log: { type: stdout, format: pretty, level: warn }
`,
  );
  const { dependencies, overrides } = program;
  writeFileSync(join(folder, 'registry/package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(folder, 'registry/pnpm-workspace.yaml'), `packages: []\nstrictDepBuilds: false\n${overrides}`);
  pnpm(['install', '--no-frozen-lockfile'], join(folder, 'registry'));
  const start = ['node_modules/verdaccio/bin/verdaccio', '--listen', `127.0.0.1:${port}`, '--config', 'config.yaml'];
  const child = spawn(process.execPath, start, {
    cwd: join(folder, 'registry'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  const token = await signUp(url);
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `registry=${url}/\n//127.0.0.1:${port}/:_authToken=${token}\nfund=false\naudit=false\n`);
  return { url, npmrc, stop };
}

/** Creates the only user as soon as the registry responds. The registry may take a while to install and start. */
async function signUp(url: string): Promise<string> {
  const user = { name: 'rehearsal', password: crypto.randomUUID() };
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(`${url}/-/user/org.couchdb.user:${user.name}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(user),
      });
      const { token } = (await response.json()) as { readonly token?: string };
      if (token === undefined) throw new Error(`The registry makes no user: ${response.status}`);
      return token;
    } catch (error) {
      if (tries === 240) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
