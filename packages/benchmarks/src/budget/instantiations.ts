import { check, writeProject } from './compiler.ts';

/**
 * Counts the type instantiations of a program with its import, and subtracts an empty program.
 * @param name Name of the program's project.
 * @throws {Error} If the program has a type error.
 */
export async function instantiations(name: string, program: string, compiler: string): Promise<number> {
  return (await count(name, program, compiler)) - (await count('empty', 'export {};', compiler));
}

const counted = new Map<string, Promise<number>>();

function count(name: string, program: string, compiler: string): Promise<number> {
  const project = `${name}-${compiler}`;
  let known = counted.get(project);
  if (!known) counted.set(project, (known = countAnew(writeProject(project, program), compiler)));
  return known;
}

async function countAnew(project: string, compiler: string): Promise<number> {
  const found = /Instantiations:\s+(\d+)/.exec(await check(project, compiler, '--extendedDiagnostics'))?.[1];
  if (found === undefined)
    throw new Error(`TypeScript ${compiler} did not report how many instantiations ${project} took`);
  return Number(found);
}
