import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** The compilers, by version. */
export const compilers: Readonly<Record<string, string>> = {
  '5.9': binOf('typescript-5'),
  '6.0': binOf('typescript-6'),
  '7.0': fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url)),
};

function binOf(name: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), 'bin/tsc');
}

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

/** Within the package, so that a program finds the installed packages. */
const folder = fileURLToPath(new URL('../../dist/type-projects/', import.meta.url));

/**
 * Writes a project of one program, and replaces an existing one with that name.
 * @returns Its folder.
 */
export function writeProject(name: string, program: string): string {
  const project = join(folder, name);
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  writeFileSync(join(project, 'program.ts'), program);
  return project;
}

/**
 * Type-checks a project.
 * @param compiler A version of `compilers`.
 * @returns The output of the compiler.
 * @throws {Error} If the program has a type error.
 */
export async function check(project: string, compiler: string, ...options: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [compilers[compiler] ?? '', '-p', project, ...options]).catch(
    (error: { stdout?: string }) => {
      throw new Error(`${project} does not compile: ${error.stdout?.slice(0, 2_000)}`);
    },
  );
  return stdout;
}
