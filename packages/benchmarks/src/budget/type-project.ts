import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compilers } from './instantiations.ts';
import { surfaces } from '../../../../scripts/generate/surfaces.ts';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../../', import.meta.url));
const folder = fileURLToPath(new URL('../../dist/type-project/', import.meta.url));
const names = surfaces.filter(({ client }) => client).map(({ name }) => name);

/** Two projects over the types of all surfaces: `types` imports them, `calls` uses them in so many calls as well. */
export function writeTypeProjects(calls: number): void {
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
  rmSync(folder, { recursive: true, force: true });
  write('types', head);
  write('calls', head + clients.join('') + used.join(''));
}

/** Milliseconds of a compiler from start to end. */
export async function timeToCheck(project: 'types' | 'calls', compiler: string): Promise<number> {
  const startedAt = performance.now();
  await run(process.execPath, [compilers[compiler] ?? '', '-p', join(folder, project)]);
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

function write(project: string, text: string): void {
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    moduleDetection: 'force',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  mkdirSync(join(folder, project), { recursive: true });
  writeFileSync(join(folder, project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  writeFileSync(join(folder, project, 'program.ts'), text);
}

function pascal(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
