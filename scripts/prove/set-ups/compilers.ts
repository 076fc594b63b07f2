import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../build/packages.ts';
import { run } from '../packing/run.ts';

/**
 * Settings of a project for each way of resolution, and the program that it runs. A bundler builds the program if the
 * compiler leaves that to it.
 */
const resolutions = {
  node16: { options: { module: 'node16', moduleResolution: 'node16' }, program: 'out/program.js' },
  nodenext: { options: { module: 'nodenext', moduleResolution: 'nodenext' }, program: 'out/program.js' },
  /** The oldest resolution, which doesn't read the `exports` of a package. */
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

/** The ways to import, the simplest first. */
const ways = { import: statically + body, 'await import()': body.replace(where, where + onDemand) } as const;

export interface Compiled {
  readonly compiler: string;
  readonly project: 'ESM' | 'CommonJS';
  readonly resolution: string;
  /** The simplest way to import that type-checks, if there is one. */
  readonly way: string | undefined;
}

/** Whether the packages don't work for a kind of project that they are made for. */
export const isShutOut = ({ resolution, way }: Compiled): boolean => way === undefined && resolution !== 'node10';

/**
 * Compiles a program with each compiler, resolution and kind of project, and runs it.
 * @param folder Folder of a project that has the packages installed.
 * @param compilers Paths of their `tsc`, by version.
 * @throws {Error} If a program that type-checks doesn't run.
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
