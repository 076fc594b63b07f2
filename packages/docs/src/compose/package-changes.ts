import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks } from './markdown.ts';
import type { Page } from './page.ts';

/** The changelogs of the published packages on one page. */
export function packageChanges(root: string): Page {
  const texts = globSync('packages/*/CHANGELOG.md', { cwd: root })
    .toSorted()
    // The title of a file is the heading of its package, and its versions follow below.
    .map((file) => readFileSync(join(root, file), 'utf8').trim().replaceAll(/^#/gm, '##'));
  return {
    path: 'changelog/packages',
    title: 'Changelog of the packages',
    label: 'Packages',
    description: 'The changes of each version of each package.',
    section: 'Descriptions and changes',
    markdown: blocks('Changes of the APIs are in the [API changelog](/changelog/).', ...texts),
  };
}
