import { fileURLToPath } from 'node:url';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { check, writeProject } from './compiler.ts';
import type { Place } from './language-server.ts';
import { type Method, methodsOf, qualified } from './methods.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const names = surfaces.filter(({ client }) => client).map(({ name }) => name);

export interface TypeProjects {
  /** Imports the types of all surfaces. */
  readonly types: string;
  /** Also uses them in a number of calls. */
  readonly calls: string;
}

/** Writes two projects over the types of all surfaces, and returns their folders. */
export function writeTypeProjects(calls: number): TypeProjects {
  const used = called().slice(0, calls);
  if (used.length < calls) throw new Error(`There are only ${used.length} methods to call`);
  return {
    types: writeProject('types', imports()),
    calls: writeProject('calls', imports() + clients() + used.map(call).join('')),
  };
}

/**
 * Writes a program with a number of calls, some of the same methods. Returns the places of its last call and its end.
 */
export function writeEditorProject(calls: number): {
  readonly file: string;
  readonly lastCall: Place;
  readonly end: Place;
} {
  const all = called();
  const used = Array.from({ length: calls }, (_, index) => all[index % all.length] as Called);
  const program = imports() + clients() + used.map(call).join('');
  const lines = program.split('\n');
  const last = lines.at(-2) ?? '';
  return {
    file: `${writeProject('editor', program)}/program.ts`,
    lastCall: { line: lines.length - 1, offset: last.lastIndexOf('.') + 2 },
    end: { line: lines.length, offset: 1 },
  };
}

function imports(): string {
  return names
    .map(
      (name, index) =>
        `import type * as N${index} from '${packages}${name}/dist/index.js';\nexport type T${index} = [N${index}.components, N${index}.operations, N${index}.${pascal(name)}];\n`,
    )
    .join('');
}

function clients(): string {
  return names.map((name, index) => `declare const client${index}: N${index}.${pascal(name)};\n`).join('');
}

export function clientProgram(surface: string): string {
  const create = `create${pascal(surface)}`;
  return `import { ${create} } from '${packages}${surface}/dist/index.js';\nexport const client = ${create}({ baseUrl: 'https://mall.example.com', auth: { apiKey: 'key' } });\n`;
}

/** Milliseconds of a compiler run. */
export async function timeToCheck(project: string, compiler: string): Promise<number> {
  const startedAt = performance.now();
  await check(project, compiler);
  return performance.now() - startedAt;
}

interface Called extends Method {
  /** Index of its surface. */
  readonly surface: number;
}

/**
 * Methods of all surfaces, one surface after the other, so that each is part of any number. Deprecated methods are left
 * out, because new programs don't call them.
 */
function called(): readonly Called[] {
  const bySurface = names.map((name, surface) =>
    methodsOf(name)
      .filter(({ isDeprecated }) => !isDeprecated)
      .map((method) => ({ ...method, surface })),
  );
  const most = Math.max(...bySurface.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => bySurface.flatMap((found) => found.slice(turn, turn + 1))).flat();
}

/** A call with the required arguments, each a value of the type that a program would declare. */
function call({ name, required, surface }: Called, index: number): string {
  const typed = required.map((type) => qualified(type, `N${surface}`));
  const declared = typed.map((type, at) => `declare const a${index}_${at}: ${type};\n`);
  const args = typed.map((_, at) => `a${index}_${at}`);
  return `${declared.join('')}export const r${index} = await client${surface}.${name}(${args.join(', ')});\n`;
}

function pascal(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
