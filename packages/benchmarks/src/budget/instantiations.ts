import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** The compilers by their version. */
export const compilers: Readonly<Record<string, string>> = {
  '5.9': binOf('typescript-5'),
  '6.0': binOf('typescript-6'),
  '7.0': fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url)),
};

function binOf(name: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), 'bin/tsc');
}

/** Within the package, so that a program finds what is installed here. */
const folder = fileURLToPath(new URL('../../dist/instantiations/', import.meta.url));

/**
 * Type instantiations that a program costs on top of an empty one, import included.
 * @param name of the program; files of this name are made for it
 * @throws Error where the program has a type error
 */
export async function instantiations(name: string, program: string, compiler: string): Promise<number> {
  return (
    (await count(`${name}-${compiler}`, program, compiler)) - (await count(`empty-${compiler}`, 'export {};', compiler))
  );
}

const counted = new Map<string, Promise<number>>();

function count(name: string, program: string, compiler: string): Promise<number> {
  let known = counted.get(name);
  if (!known) counted.set(name, (known = compile(name, program, compilers[compiler] ?? '')));
  return known;
}

async function compile(name: string, program: string, tsc: string): Promise<number> {
  const project = join(folder, name);
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    moduleDetection: 'force',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    allowImportingTsExtensions: true,
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  await writeFile(join(project, 'program.ts'), program);
  const { stdout } = await run(process.execPath, [tsc, '-p', project, '--extendedDiagnostics']).catch(
    (error: { stdout?: string }) => {
      throw new Error(`${name} does not compile: ${error.stdout?.slice(0, 2_000)}`);
    },
  );
  const found = /Instantiations:\s+(\d+)/.exec(stdout)?.[1];
  if (found === undefined) throw new Error(`${tsc} did not say how many instantiations ${name} took`);
  return Number(found);
}
