import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fence } from './markdown.ts';
import type { Page } from './page.ts';
import { pictureHtml, pictureText } from './pictures.ts';
import type { SurfaceReference } from './reference.ts';
import { withProgramSteps } from './program-steps.ts';
import { withoutTabs, withTabs } from './tabs.ts';

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
  'service-orders',
  'watch-orders',
  'decide-returns',
  'pay-out',
  'storefront-offers',
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
  'own-queue',
  'many-workers',
  'fleet',
  'job-engines',
  'testing',
  'first-contact',
  'host-differs',
  'production',
  'when-it-fails',
  'errors',
  'error-codes',
  'migration',
  'versioning',
] as const;

/** The groups of guides in the sidebar, each with its guides. */
export const guideGroups: readonly (readonly [label: string, names: readonly string[]])[] = (
  [
    ['Get started', 'first-call', 'nightly-sync'],
    ['Build', 'nightly-sync', 'lite'],
    ['Tools', 'lite', 'authentication'],
    ['Concepts', 'authentication', 'testing'],
    ['Operate', 'testing', undefined],
  ] as const
).map(([label, first, next]) => [
  label,
  guideOrder.slice(guideOrder.indexOf(first), next === undefined ? undefined : guideOrder.indexOf(next)),
]);

/**
 * Reads the hand-written guides. A guide starts with its title as a heading, followed by one sentence that describes it.
 * Marks insert parts:
 * - `<!-- program: invoices.ts marketplace-seller -->` the steps up to a saved program
 * - `<!-- sample: paging.ts -->` the whole file `samples/paging.ts`
 * - `<!-- file: connector/orders.json -->` a file of a created project
 * - `<!-- generated: errors -->` a part from the descriptions
 * - `<!-- picture: order -->` a picture
 *
 * `<!-- tabs: Brokers -->` shows the sections up to `<!-- /tabs -->` in tabs.
 */
export function readGuides(
  docs: string,
  generated: Readonly<Record<string, string>>,
  references: readonly SurfaceReference[],
): readonly Page[] {
  const present = new Set(globSync('*.md', { cwd: join(docs, 'guides') }).map((file) => basename(file, '.md')));
  const missing = guideOrder.filter((name) => !present.has(name));
  if (missing.length > 0) throw new Error(`No guide at ${missing.map((name) => `guides/${name}.md`).join(', ')}`);
  return guideOrder.map((name) => withBody(readGuide(docs, name, generated), references));
}

/** The site shows pictures and tabs. The Markdown twin contains their text. */
function withBody(page: Page, references: readonly SurfaceReference[]): Page {
  const mark = /<!-- picture: (\S+) -->/g;
  const text = page.markdown.replaceAll(/^( *```\w+) lead=\d+$/gm, '$1');
  const markdown = withoutTabs(text).replaceAll(mark, (_, name: string) => pictureText(references, name));
  const body = withTabs(page.markdown).replaceAll(mark, (_, name: string) => pictureHtml(references, name));
  return body === markdown ? page : { ...page, markdown, body };
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
  return withProgramSteps(markdown).replaceAll(
    /( *)<!-- (sample|file|generated): (\S+?) -->/g,
    (_, indent: string, kind: string, what: string) => {
      if (kind !== 'generated') {
        const text = kind === 'sample' ? readSample(docs, what) : readTemplate(docs, what);
        return fence(`${languages[extname(what)] ?? 'text'}${leadOf(what, text)}`, text).replaceAll(/^(?=.)/gm, indent);
      }
      const part = generated[what];
      if (part === undefined) throw new Error(`Nothing is generated under the name ${what}`);
      return part;
    },
  );
}

/** The number of lines of a program that a page shows in full. */
const longest = 60;

/** The most instructive part of a long program: a text of its first line. Default: the line after the imports. */
const leads: Readonly<Record<string, string>> = {
  'app-nestjs.ts': "@Controller('actions')",
  'connector.ts': '  handlers: {',
  'create-shipments.ts': '  const result = await instance',
  'erp-orders.ts': 'async function copyAndAccept',
  'fleet.ts': 'await followAll',
  'job-bullmq.ts': 'const worker',
  'job-inngest.ts': 'const accept',
  'job-pg-boss.ts': 'async function accept',
  'job-temporal.ts': 'const activities',
  'nightly-sync.ts': '  const { handled } = await syncOrders',
  'prices-and-stock.ts': 'const imports',
  'refund-returns.ts': '        // The key names the refund',
  'retries.ts': 'try {',
  'storefront-react.tsx': '  async function save(',
};

/** ` lead=31` for a long program. The site folds the other lines. */
function leadOf(file: string, text: string): string {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= longest) return '';
  const lead = leads[file];
  const index =
    lead === undefined
      ? lines.findLastIndex((line) => / from '.+';$/.test(line)) + 2
      : lines.findIndex((line) => line.startsWith(lead));
  if (index < 0) throw new Error(`${file} has no line that starts with "${lead}"`);
  return ` lead=${index + 1}`;
}

const languages: Readonly<Record<string, string>> = { '.ts': 'ts', '.tsx': 'tsx', '.json': 'json' };

/** A file of the projects that `@tradelane/create` creates. */
function readTemplate(docs: string, file: string): string {
  return readFileSync(join(dirname(docs), 'create', 'templates', file), 'utf8');
}

/** The text of a sample, unchanged: the block in the guide is the program that is type-checked and run. */
export function readSample(docs: string, file: string): string {
  return readFileSync(join(docs, 'samples', file), 'utf8');
}
