import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../build/packages.ts';
import { run } from '../prove/packing/run.ts';

export interface Release {
  readonly version: string;
  /** The folder of its API descriptions. */
  readonly documents: string;
}

/** The output of `npm pack --json`. */
type Packed = readonly { readonly filename: string }[] | { readonly error: { readonly code?: string } };

/**
 * The newest `@tradelane/specs` of the registry. Tags aren't reliable: an interrupted release has published packages,
 * but its tags stayed on the machine that ran it.
 * @param folder An empty folder for its content.
 * @returns Undefined if the registry has no release yet.
 * @throws {Error} If the registry doesn't respond as expected.
 */
export function lastRelease(folder: string): Release | undefined {
  const { stdout, stderr } = spawnSync('npm', ['pack', '@tradelane/specs@latest', '--json', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const said = (/^[[{]/.test(stdout) ? JSON.parse(stdout) : []) as Packed;
  if ('error' in said && said.error.code === 'E404') return undefined;
  const [file] = 'error' in said ? [] : said;
  if (file === undefined) throw new Error(`The registry didn't return the last release:\n${stdout}${stderr}`);
  run('tar', ['-xzf', file.filename], folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as Manifest;
  return { version, documents: join(folder, 'package/dist') };
}
