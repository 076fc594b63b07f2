import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../build/packages.ts';
import { run } from '../prove/packing/run.ts';

/** What was released last. */
export interface Release {
  readonly version: string;
  /** The folder of its API descriptions. */
  readonly documents: string;
}

/** What `npm pack --json` prints. */
type Packed = readonly { readonly filename: string }[] | { readonly error: { readonly code?: string } };

/**
 * The newest `@tradelane/specs` of the registry. Tags do not say it: a release that broke off has published, and its tags stayed where it ran.
 * @param folder an empty one, into which it is unpacked
 * @returns undefined where the registry has none yet
 * @throws Error where the registry does not say
 */
export function lastRelease(folder: string): Release | undefined {
  const { stdout, stderr } = spawnSync('npm', ['pack', '@tradelane/specs@latest', '--json', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const said = (/^[[{]/.test(stdout) ? JSON.parse(stdout) : []) as Packed;
  if ('error' in said && said.error.code === 'E404') return undefined;
  const [file] = 'error' in said ? [] : said;
  if (file === undefined) throw new Error(`The registry does not say what was released last:\n${stdout}${stderr}`);
  run('tar', ['-xzf', file.filename], folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as Manifest;
  return { version, documents: join(folder, 'package/dist') };
}
