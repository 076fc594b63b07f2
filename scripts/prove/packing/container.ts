import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../build/packages.ts';
import { freePort, run } from './run.ts';

/** The instructions of a container file, in their order. */
function instructionsOf(text: string): readonly { readonly name: string; readonly rest: string }[] {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

/**
 * Runs the container file of the sandbox in temporary folders, without a container engine: its steps, its program, its
 * health check, its stop.
 * @throws {Error} If a step fails, or if the program is missing, isn't healthy or doesn't stop.
 */
export async function checkContainerFile(tarball: string, work: string): Promise<void> {
  const source = join(root, 'packages/sandbox/container');
  const folders = { '/opt/sandbox': join(work, 'opt'), '/data': join(work, 'data') };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const here = (text: string): string =>
    Object.entries(folders)
      .reduce((all, [theirs, ours]) => all.replaceAll(theirs, ours), text)
      .replace(' -o node', '');
  const folder = folders['/opt/sandbox'];
  const port = await freePort();
  // The image contains the Node version of this process only.
  const environment = { PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` };
  const instructions = instructionsOf(readFileSync(join(source, 'Containerfile'), 'utf8'));
  const known = new Set('FROM ARG WORKDIR COPY RUN VOLUME USER EXPOSE HEALTHCHECK ENTRYPOINT'.split(' '));
  const unknown = instructions.filter(({ name }) => !known.has(name));
  if (unknown.length > 0) throw new Error(`Nothing here does ${unknown.map(({ name }) => name).join(', ')}`);
  for (const { name, rest } of instructions) {
    if (name === 'COPY') {
      cpSync(source, folder, { recursive: true });
      cpSync(tarball, join(folder, 'sandbox.tgz'));
      // npm would use a project in a parent folder, which an image doesn't have.
      writeFileSync(join(folder, 'package.json'), '{}');
    }
    if (name === 'RUN') run('sh', ['-e', '-c', here(rest)], folder, { ...environment, SANDBOX: './sandbox.tgz' });
  }
  const commandOf = (wanted: string): readonly [string, ...string[]] => {
    const rest = instructions.find(({ name }) => name === wanted)?.rest ?? '';
    return JSON.parse(here(rest.slice(rest.indexOf('[')))) as [string, ...string[]];
  };
  const [program, ...args] = commandOf('ENTRYPOINT');
  const [check, ...checked] = commandOf('HEALTHCHECK');
  const ownPort = checked.map((one) => one.replace(':4010/', `:${port}/`));
  /** Starts the program with these options, waits until it is healthy, and stops it. */
  const checkProgram = async (options: readonly string[]): Promise<void> => {
    const child = spawn(join(folder, program), [...args, '--port', String(port), ...options], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    try {
      for (let tries = 1; ; tries++)
        try {
          run(check, ownPort, folder, environment);
          break;
        } catch (error) {
          if (tries === 240 || child.exitCode !== null) throw error;
          await setTimeout(500);
        }
    } finally {
      child.kill('SIGTERM');
    }
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`The program of the container ended with ${code}`);
  };
  await checkProgram([]);
  await checkProgram(['--tls']);
}
