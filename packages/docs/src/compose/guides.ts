import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fence } from './markdown.ts';
import type { Page } from './page.ts';
import { pictureHtml, pictureText } from './pictures.ts';
import type { SurfaceReference } from './reference.ts';

/** The guides in reading order. Each is the file `guides/<name>.md`. */
export const guideOrder = [
  'first-call',
  'set-up',
  'nightly-sync',
  'connector',
  'product-import',
  'invoices',
  'erp-orders',
  'prices-and-stock',
  'returns-and-refunds',
  'storefront',
  'lite',
  'terminal',
  'agents',
  'authentication',
  'limits',
  'retries',
  'paging',
  'sync',
  'actions',
  'effects-once',
  'imports-and-exports',
  'files',
  'partial-success',
  'events',
  'many-workers',
  'fleet',
  'job-engines',
  'testing',
  'first-contact',
  'production',
  'when-it-fails',
  'errors',
  'error-codes',
  'migration',
  'versioning',
] as const;

/**
 * Reads the hand-written guides. A guide starts with its title as a heading, followed by one sentence that describes it.
 * `<!-- sample: paging.ts -->` inserts the whole file `samples/paging.ts`, `<!-- generated: errors -->` a part from the
 * descriptions, and `<!-- picture: order -->` a picture.
 */
export function readGuides(
  docs: string,
  generated: Readonly<Record<string, string>>,
  references: readonly SurfaceReference[],
): readonly Page[] {
  const present = new Set(globSync('*.md', { cwd: join(docs, 'guides') }).map((file) => basename(file, '.md')));
  const missing = guideOrder.filter((name) => !present.has(name));
  if (missing.length > 0) throw new Error(`No guide at ${missing.map((name) => `guides/${name}.md`).join(', ')}`);
  return guideOrder.map((name) => withPictures(readGuide(docs, name, generated), references));
}

/** The site shows a picture, and the Markdown twin contains its text. */
function withPictures(page: Page, references: readonly SurfaceReference[]): Page {
  const mark = /<!-- picture: (\S+) -->/g;
  if (!mark.test(page.markdown)) return page;
  return {
    ...page,
    markdown: page.markdown.replaceAll(mark, (_, name: string) => pictureText(references, name)),
    body: page.markdown.replaceAll(mark, (_, name: string) => pictureHtml(references, name)),
  };
}

function readGuide(docs: string, name: string, generated: Readonly<Record<string, string>>): Page {
  const text = readFileSync(join(docs, 'guides', `${name}.md`), 'utf8');
  const [, title, description, rest] = /^# (.+)\n\n(.+)\n\n([\s\S]*)$/.exec(text) ?? [];
  if (title === undefined || description === undefined || rest === undefined)
    throw new Error(`guides/${name}.md does not begin with a title and one line of description`);
  return {
    path: `guides/${name}`,
    title,
    description,
    section: 'Guides',
    markdown: `${description}\n\n${fill(docs, rest, generated)}`,
  };
}

/** Inserts samples and generated parts into a guide. */
export function fill(docs: string, markdown: string, generated: Readonly<Record<string, string>>): string {
  return markdown.replaceAll(
    /( *)<!-- (sample|generated): (\S+?) -->/g,
    (_, indent: string, kind: string, what: string) => {
      if (kind === 'sample')
        return fence(what.endsWith('.tsx') ? 'tsx' : 'ts', readSample(docs, what)).replaceAll(/^(?=.)/gm, indent);
      const part = generated[what];
      if (part === undefined) throw new Error(`Nothing is generated under the name ${what}`);
      return part;
    },
  );
}

/** The text of a sample, unchanged: the block in the guide is the program that is type-checked and run. */
export function readSample(docs: string, file: string): string {
  return readFileSync(join(docs, 'samples', file), 'utf8');
}
