import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../build/packages.ts';
import { run } from '../packing/run.ts';

/** What a project that resolves so sets, and what it runs: a bundler makes that of what the compiler leaves to one. */
const resolutions = {
  node16: { options: { module: 'node16', moduleResolution: 'node16' }, program: 'out/program.js' },
  nodenext: { options: { module: 'nodenext', moduleResolution: 'nodenext' }, program: 'out/program.js' },
  /** The oldest, which does not know what a package exports. */
  node10: { options: { module: 'commonjs', moduleResolution: 'node10' }, program: 'out/program.js' },
  bundler: { options: { module: 'esnext', moduleResolution: 'bundler' }, program: 'out/bundled/program.js' },
} as const;

type Resolution = (typeof resolutions)[keyof typeof resolutions];

const body = `
async function main(): Promise<void> {
  const sandbox = createSandbox({ limits: 'off' });
  const { urls, credentials } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
  const auth = { authUrl: urls.auth_url, clientId, clientSecret };
  const hub = createHub({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch });
  let lines = 0;
  for await (const order of hub.orders.list({ limit: 100 })) lines += order.order_lines.length;
  if (lines === 0) throw new Error('the orders of the demo world have no lines');
}

main().catch((error: unknown) => {
  throw error;
});
`;

const statically = `import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox/portable';
`;
const where = 'async function main(): Promise<void> {\n';
const onDemand = `  const { createHub } = await import('@tradelane/hub');
  const { createSandbox } = await import('@tradelane/sandbox/portable');
`;

/** The ways to import, the plainest first. */
const ways = { import: statically + body, 'await import()': body.replace(where, where + onDemand) } as const;

export interface Compiled {
  readonly compiler: string;
  readonly project: 'ESM' | 'CommonJS';
  readonly resolution: string;
  /** The plainest way to import that type-checks; absent where none does. */
  readonly way: string | undefined;
}

/** Whether a kind of project is kept from the packages that they are for. */
export const isShutOut = ({ resolution, way }: Compiled): boolean => way === undefined && resolution !== 'node10';

/**
 * Compiles a program with each compiler, resolution and kind of project, and runs it.
 * @param folder of a project that has the packages installed
 * @param compilers paths of their `tsc`, by their versions
 * @throws Error where what type-checks does not run
 */
export function compileAll(folder: string, compilers: Readonly<Record<string, string>>): readonly Compiled[] {
  return Object.entries(compilers).flatMap(([compiler, tsc]) =>
    Object.entries(resolutions).flatMap(([resolution, settings]) =>
      (resolution === 'node10' ? (['CommonJS'] as const) : (['ESM', 'CommonJS'] as const)).map((project) => {
        const place = join(folder, 'compiled', `${compiler}-${resolution}-${project}`);
        mkdirSync(place, { recursive: true });
        writeFileSync(join(place, 'package.json'), JSON.stringify({ type: project === 'ESM' ? 'module' : 'commonjs' }));
        const way = Object.entries(ways).find(([, text]) => compiles(place, text, settings, tsc))?.[0];
        if (way !== undefined) execute(place, settings, project === 'ESM' ? 'esm' : 'cjs');
        return { compiler, project, resolution, way };
      }),
    ),
  );
}

function compiles(place: string, text: string, { options }: Resolution, tsc: string): boolean {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    strict: true,
    rootDir: '.',
    outDir: 'out',
    noEmitOnError: true,
    skipLibCheck: false,
    types: [],
    ...options,
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  writeFileSync(join(place, 'program.ts'), text);
  try {
    run(process.execPath, [tsc, '-p', place], place);
    return true;
  } catch {
    return false;
  }
}

function execute(place: string, { program }: Resolution, format: 'esm' | 'cjs'): void {
  if (program === resolutions.bundler.program) {
    const bundler = join(root, 'node_modules/.bin/rolldown');
    run(bundler, ['out/program.js', '--platform', 'node', '--format', format, '--dir', dirname(program)], place);
  }
  run(process.execPath, [program], place);
}
