import { getRssString } from '@astrojs/rss';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { micromark } from 'micromark';

/** Releases of the descriptions, newest first: `changelog/<date>.md`, written by scripts/release/spec-changelog.ts. */
export interface Release {
  /** `2026-11-21`. */
  readonly date: string;
  /** Its heading is the date. */
  readonly markdown: string;
}

export function releasesOf(docs: string): readonly Release[] {
  const folder = join(docs, 'changelog');
  const files = globSync('*.md', { cwd: folder }).toSorted().toReversed();
  return files.map((file) => ({
    date: file.slice(0, -'.md'.length),
    markdown: readFileSync(join(folder, file), 'utf8').trim(),
  }));
}

/** The changelog as RSS. */
export async function feedOf(releases: readonly Release[], site: string): Promise<string> {
  return getRssString({
    title: 'Tradelane: changes of the descriptions',
    description: 'Changes of the OpenAPI descriptions per release.',
    site,
    items: releases.map(({ date, markdown }) => ({
      title: `Release of ${date}`,
      link: new URL(`/changelog/#${date}`, site).href,
      pubDate: new Date(`${date}T00:00:00Z`),
      content: micromark(markdown),
    })),
  });
}
