import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { serve } from '../measure/child.ts';

const run = promisify(execFile);

/** Where a program of `src/cold` is. */
export function coldProgram(name: string): string {
  return fileURLToPath(new URL(`../cold/${name}.js`, import.meta.url));
}

/** Module files that a program loads up to its first response, itself apart. */
export async function modulesLoaded(program: string, url: string): Promise<number> {
  const preload = pathToFileURL(coldProgram('modules')).href;
  const { stderr } = await run(process.execPath, ['--import', preload, coldProgram(program), url]);
  const found = /modules: (\d+)/.exec(stderr)?.[1];
  if (found === undefined) throw new Error(`${program} did not count its modules: ${stderr}`);
  return Number(found);
}

/** The same, with a server of its own. */
export async function modulesOf(program: string): Promise<number> {
  const server = await serve('servers/responses.ts');
  try {
    return await modulesLoaded(program, server.url);
  } finally {
    await server.stop();
  }
}
