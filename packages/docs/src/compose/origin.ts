import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './page.ts';
import type { SurfaceReference } from './reference.ts';

/** The file of the repository that a page is written in. Undefined if it has no single file. */
export function originOf(root: string, page: Page, references: readonly SurfaceReference[]): string | undefined {
  const [folder = '', name = ''] = page.path.split('/');
  if (page.origin !== undefined) return page.origin;
  if (folder === '') return 'packages/docs/guides/index.md';
  const guide = `packages/docs/guides/${name}.md`;
  if (folder === 'guides') return existsSync(join(root, guide)) ? guide : 'packages/docs/src/compose/readers.ts';
  if (folder === 'rules') return 'docs/rules.tsv';
  if (name === 'events' && page.path !== 'reference/events')
    return `specs/channel-platform/webhooks/${page.title}.yaml`;
  const { surface } = references.find((one) => folder === 'reference' && one.surface.name === name) ?? {};
  if (surface === undefined) return undefined;
  const id = page.operation?.id ?? '';
  const own = [`specs/${name}/operations/${id}.yaml`, `specs/instance/operations/${id}.yaml`];
  return own.find((file) => existsSync(join(root, file))) ?? surface.source;
}

/** The day of the last commit of each file. Nothing without the history of the repository. */
export function lastChanges(root: string): ReadonlyMap<string, string> {
  const git = (...list: readonly string[]): string =>
    execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });
  const changes = new Map<string, string>();
  try {
    // A shallow clone has all files in its only commit.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return changes;
    let day = '';
    for (const line of git('log', '--format=@%cs', '--name-only', '--no-renames').split('\n'))
      if (line.startsWith('@')) day = line.slice(1);
      else if (line !== '' && !changes.has(line)) changes.set(line, day);
  } catch {
    // Git isn't installed, or the files are not a clone.
  }
  return changes;
}
