import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { surfaces } from '../../../../scripts/generate/surfaces.ts';
import { check, writeProject } from './compiler.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const names = surfaces.filter(({ client }) => client).map(({ name }) => name);

export interface TypeProjects {
  /** Imports the types of all surfaces. */
  readonly types: string;
  /** Uses them in so many calls as well. */
  readonly calls: string;
}

/** Writes two projects over the types of all surfaces, and says where. */
export function writeTypeProjects(calls: number): TypeProjects {
  const imports = names.map(
    (name, index) =>
      `import type { ${pascal(name)}, components as C${index}, operations as O${index} } from '${packages}${name}/dist/index.js';\nexport type T${index} = [C${index}, O${index}, ${pascal(name)}];\n`,
  );
  const clients = names.map((name, index) => `declare const client${index}: ${pascal(name)};\n`);
  const head = imports.join('');
  const used = methods()
    .slice(0, calls)
    .map(
      (method, index) =>
        `declare const a${index}: Parameters<typeof ${method}>;\nexport const r${index} = await ${method}(...a${index});\n`,
    );
  if (used.length < calls) throw new Error(`There are only ${used.length} methods to call`);
  return {
    types: writeProject('types', head),
    calls: writeProject('calls', head + clients.join('') + used.join('')),
  };
}

/** Milliseconds of a compiler from start to end. */
export async function timeToCheck(project: string, compiler: string): Promise<number> {
  const startedAt = performance.now();
  await check(project, compiler);
  return performance.now() - startedAt;
}

/** `client3.orders.list`, one surface after the other in turn, so that each has its part of any number. */
function methods(): readonly string[] {
  const bySurface = names.map((name, index) => {
    const source = readFileSync(`${packages}${name}/src/generated/client.ts`, 'utf8');
    const found: string[] = [];
    let group = '';
    for (const line of source.slice(source.indexOf('return {')).split('\n')) {
      group = /^ {4}(\w+): \{$/.exec(line)?.[1] ?? group;
      const method = /^ {6}(\w+): \(/.exec(line)?.[1];
      if (method !== undefined) found.push(`client${index}.${group}.${method}`);
    }
    return found;
  });
  const most = Math.max(...bySurface.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => bySurface.flatMap((found) => found.slice(turn, turn + 1))).flat();
}

function pascal(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
