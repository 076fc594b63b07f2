import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fence } from './markdown.ts';
import type { Page } from './page.ts';
import { pictureHtml, pictureText } from './pictures.ts';
import type { SurfaceReference } from './reference.ts';

/** The guides in reading order; each is `guides/<name>.md`. */
export const guideOrder = [
  'first-call',
  'set-up',
  'nightly-sync',
  'connector',
  'product-import',
  'invoices',
  'storefront',
  'authentication',
  'limits',
  'retries',
  'paging',
  'sync',
  'actions',
  'imports-and-exports',
  'files',
  'partial-success',
  'events',
  'many-workers',
  'testing',
  'production',
  'when-it-fails',
  'errors',
  'migration',
  'versioning',
] as const;

/**
 * Reads the hand-written guides. A guide begins with its title as a heading and one sentence that describes it;
 * `<!-- sample: paging.ts -->` stands for the whole file `samples/paging.ts`, `<!-- sample: paging.ts#resume -->` for its
 * region of that name; `<!-- generated: errors -->` for a part that the specs give; `<!-- picture: order -->` for a picture.
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

/** The site shows a picture, the twin says it. */
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

/** Puts samples and generated parts where a guide asks for them. */
export function fill(docs: string, markdown: string, generated: Readonly<Record<string, string>>): string {
  return markdown.replaceAll(/<!-- (sample|generated): (\S+?) -->/g, (_, kind: string, what: string) => {
    if (kind === 'sample') return fence('ts', readSample(docs, what));
    const part = generated[what];
    if (part === undefined) throw new Error(`Nothing is generated under the name ${what}`);
    return part;
  });
}

/** A sample file, or the lines between `// #region name` and `// #endregion`. */
export function readSample(docs: string, what: string): string {
  const [file = '', region] = what.split('#');
  const text = readFileSync(join(docs, 'samples', file), 'utf8');
  if (region === undefined) return withoutMarks(text);
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === `// #region ${region}`);
  const to = lines.findIndex((line, index) => index > from && line.trim() === `// #endregion ${region}`);
  if (from === -1 || to === -1) throw new Error(`samples/${file} has no region ${region}`);
  return withoutMarks(dedent(lines.slice(from + 1, to)));
}

function withoutMarks(text: string): string {
  return text.replaceAll(/^\s*\/\/ #(?:end)?region.*\n/gm, '');
}

function dedent(lines: readonly string[]): string {
  const indent = Math.min(
    ...lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length),
  );
  return lines.map((line) => line.slice(indent)).join('\n');
}
