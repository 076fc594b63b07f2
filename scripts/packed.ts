/**
 * Packages as users get them: every public package is packed, checked (publint, types for ESM consumers), installed into an empty
 * project outside the workspace, type-checked there with every TypeScript that consumers may have, and run.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly exports?: unknown;
  readonly files?: readonly string[];
  readonly sideEffects?: unknown;
  readonly repository?: unknown;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const work = mkdtempSync(join(tmpdir(), 'tradelane-packed-'));
const tarballs = join(work, 'tarballs');
const project = join(work, 'project');
mkdirSync(tarballs);

function run(program: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause });
  }
}

/** pnpm as this process was started with, or from the registry cache. */
function pnpm(args: readonly string[], cwd: string): string {
  const self = process.env['npm_execpath'];
  return self !== undefined && self.includes('pnpm')
    ? self.endsWith('js') || self.endsWith('.mjs')
      ? run(process.execPath, [self, ...args], cwd)
      : run(self, args, cwd)
    : run('npx', ['-y', 'pnpm@12', ...args], cwd);
}

const packages = globSync(['packages/*/package.json', 'specs/package.json'], { cwd: root })
  .toSorted()
  .map((file) => ({
    folder: join(root, file, '..'),
    manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
  }))
  .filter(({ manifest }) => manifest.private !== true);

process.on('exit', () => rmSync(work, { recursive: true, force: true }));

const problems: string[] = [];
for (const { manifest } of packages) {
  for (const field of ['license', 'engines', 'exports', 'files', 'sideEffects', 'repository'] as const) {
    if (manifest[field] === undefined) problems.push(`${manifest.name}: package.json has no "${field}"`);
  }
}

for (const { folder } of packages) pnpm(['pack', '--pack-destination', tarballs], folder);
const tarball = (name: string): string => {
  const prefix = `${name.replace('@', '').replace('/', '-')}-`;
  const found = readdirSync(tarballs).find((file) => file.startsWith(prefix) && /^\d/.test(file.slice(prefix.length)));
  if (found === undefined) throw new Error(`${name} was not packed`);
  return join(tarballs, found);
};

/** Entries that are data, not modules: there are no types to look for. */
function dataEntries({ exports }: Manifest): readonly string[] {
  return Object.entries(exports as Readonly<Record<string, unknown>>).flatMap(([entry, target]) =>
    typeof target === 'string' ? [entry] : [],
  );
}

for (const { manifest } of packages) {
  const checks = [
    ['publint', ['run', tarball(manifest.name), '--strict']],
    ['attw', [tarball(manifest.name), '--profile', 'esm-only', '--exclude-entrypoints', ...dataEntries(manifest)]],
  ] as const;
  for (const [program, args] of checks) {
    try {
      run(bin(program), args, work);
    } catch (error) {
      problems.push(`${manifest.name}: ${(error as Error).message}`);
    }
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

cpSync(join(root, 'scripts/packed'), project, { recursive: true });
const dependencies = Object.fromEntries(
  packages.map(({ manifest }) => [manifest.name, `file:${tarball(manifest.name)}`]),
);
writeFileSync(
  join(project, 'package.json'),
  JSON.stringify(
    {
      name: 'stranger',
      private: true,
      type: 'module',
      dependencies: { ...dependencies, '@types/node': '24.10.1', zod: '4.6.7', undici: '8.12.4' },
    },
    null,
    2,
  ),
);
const overrides = Object.entries(dependencies).map(([name, path]) => `  '${name}': '${path}'`);
writeFileSync(join(project, 'pnpm-workspace.yaml'), `packages: []\noverrides:\n${overrides.join('\n')}\n`);
pnpm(['install', '--prefer-offline', '--ignore-scripts'], project);

const olderCompiler = createRequire(join(root, 'scripts/package.json')).resolve('typescript/bin/tsc');
for (const config of ['tsconfig.json', 'tsconfig.node.json']) {
  run(bin('tsc'), ['-p', config], project);
  run(process.execPath, [olderCompiler, '-p', config], project);
}
console.log('types hold for a stranger, on the newest TypeScript and an older one');
console.log(run(process.execPath, ['quick-start.ts'], project).trimEnd());
console.log(`${packages.length} packages packed, checked, installed and run`);
