/**
 * Makes, installs, type-checks and runs a project with yarn 4, then again from yarn's cache without a network: `node
 * yarn.mjs pnp seller`. The project is outside of this one, because it would find its packages.
 */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [linker, kind] = process.argv.slice(2);
const program = fileURLToPath(
  import.meta.resolve('@yarnpkg/cli-dist/bin/yarn.js'),
);
const read = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const packed = Object.fromEntries(
  Object.entries(read('.').dependencies).filter(([, version]) =>
    version.startsWith('file:'),
  ),
);
const work = realpathSync(mkdtempSync(join(tmpdir(), 'tradelane-yarn-')));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const settings = {
  YARN_NODE_LINKER: linker,
  YARN_GLOBAL_FOLDER: join(work, 'yarn'),
  YARN_NPM_REGISTRY_SERVER: execFileSync(
    'npm',
    ['config', 'get', 'registry'],
    { encoding: 'utf8' },
  ).trim(),
  YARN_ENABLE_TELEMETRY: 'false',
  // If CI is set, yarn refuses to write a new lockfile.
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
};

/** Runs yarn in a folder that has our packages from their tarballs. */
function yarn(folder, args, more = {}) {
  const env = { ...process.env, ...settings, ...more };
  execFileSync(process.execPath, [program, ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
}

function install(folder, manifest) {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, resolutions: packed }),
  );
  writeFileSync(join(folder, 'yarn.lock'), '');
  yarn(folder, ['install']);
}

const [maker, made] = [join(work, 'maker'), join(work, `my-${kind}`)];
mkdirSync(maker);
install(maker, {
  name: 'maker',
  dependencies: { 'create-tradelane': packed['create-tradelane'] },
});
yarn(maker, ['run', 'create-tradelane', made, kind]);

const manifest = read(made);
install(made, {
  ...manifest,
  dependencies: { ...manifest.dependencies, ...packed },
});
yarn(made, ['run', 'typecheck']);
yarn(made, ['run', 'start']);

for (const name of ['.pnp.cjs', '.pnp.loader.mjs', '.yarn', 'node_modules'])
  rmSync(join(made, name), { recursive: true, force: true });
yarn(made, ['install', '--immutable'], { YARN_ENABLE_NETWORK: 'false' });
yarn(made, ['run', 'start']);
