import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { run } from './run.ts';

/**
 * Runs the packed sandbox from an empty folder, as `npx @tradelane/sandbox` would without an installation.
 * @throws {Error} If it doesn't print its help, doesn't listen, or ends with another exit code than its help documents.
 */
export async function checkNpx(tarball: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const args = ['--yes', `file:${tarball}`];
  if (!run('npx', [...args, '--help'], folder).startsWith('Usage: tradelane-sandbox'))
    throw new Error('npx does not print the help of the sandbox');
  const { status } = spawnSync('npx', [...args, '--port', 'x'], { cwd: folder });
  if (status !== 2) throw new Error(`Wrong options end with ${status}, not with 2`);
  // A separate process group, so that npx and the program both receive the signal, as with Ctrl-C.
  const child = spawn('npx', [...args, '--port', '0'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [text] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await ended;
  if (!String(text).startsWith('The sandbox is ready.')) throw new Error('npx does not start the sandbox');
}
