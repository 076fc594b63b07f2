import { publishedDocuments } from '@tradelane/spec-model/published';
import type { DemoCalls } from '../demo/demo-calls.ts';
import { commandPages, commandTable } from './commands.ts';
import { errorTables } from './errors.ts';
import { eventPages } from './event-pages.ts';
import { playDay } from './film.ts';
import { releasesOf } from './feed.ts';
import { readGuides } from './guides.ts';
import { homePage } from './home.ts';
import { indexPages } from './index-pages.ts';
import { Mentions } from './mentions.ts';
import { operationPage } from './operation-page.ts';
import { originOf } from './origin.ts';
import { packageChanges } from './package-changes.ts';
import type { Page } from './page.ts';
import { guidesPage, readerPages } from './readers.ts';
import type { SurfaceReference } from './reference.ts';
import { readRules } from './rules.ts';
import { rulePages } from './rule-pages.ts';
import { specsPage } from './specs-page.ts';
import { surfacePage } from './surface-page.ts';
import { surfaceTable } from './surface-table.ts';
import { readSymbols } from '../types/read-symbols.ts';
import type { TypeSymbol } from '../types/symbol.ts';
import { TypeIndex } from '../types/type-index.ts';
import { typePages } from '../types/type-pages.ts';
import { readWorkflows, workflowTable } from './workflows.ts';

/** All pages of the site. Reading the types takes most of the time, so callers can pass another reader. */
export async function allPages(
  root: string,
  docs: string,
  references: readonly SurfaceReference[],
  calls: DemoCalls,
  readTypes: (root: string) => readonly TypeSymbol[] = readSymbols,
): Promise<readonly Page[]> {
  const rules = readRules(root, references);
  const parts = {
    ...errorTables(references),
    commands: commandTable(),
    surfaces: surfaceTable(references),
    workflows: workflowTable(readWorkflows(root, calls.info)),
  };
  const guides = readGuides(docs, parts, references);
  const types = new TypeIndex(readTypes(root), references, guides);
  const operations = references.flatMap((reference) => [
    surfacePage(reference, calls.info.urls),
    ...reference.operations.map((operation) =>
      operationPage(reference, operation, rules, calls, (owner, name) => types.url(owner, name)),
    ),
  ]);
  const listed = [
    guidesPage(guides),
    ...readerPages(guides),
    ...guides,
    ...operations,
    ...references.flatMap(eventPages),
    ...commandPages(),
    ...typePages(types, references),
    specsPage(references, publishedDocuments(root), parts.workflows),
    ...rulePages(rules, references),
    changelog(docs),
    packageChanges(root),
  ];
  const pages = [
    homePage(docs, parts, guides, await playDay(calls)),
    ...listed,
    ...indexPages(listed, references, parts.surfaces),
  ].map((page) => {
    const origin = originOf(root, page, references);
    return origin === undefined ? page : { ...page, origin };
  });
  const twice = pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) !== index);
  if (twice.length > 0) throw new Error(`Two pages at ${twice.map(({ path }) => `/${path}/`).join(', ')}`);
  const mentions = new Mentions(references, rules);
  return pages.map((page) => (page.html === undefined ? mentions.link(page) : page));
}

/** One entry per release of the specs, newest first. */
function changelog(docs: string): Page {
  const releases = releasesOf(docs).map(({ markdown }) => markdown);
  return {
    path: 'changelog',
    title: 'API changelog',
    description: 'Changes of the OpenAPI descriptions per release, from a comparison of the documents.',
    section: 'Descriptions and changes',
    markdown: [
      'The changes come from a comparison of the documents of two releases. *Major*: callers may break. *Minor*: additions, such as an operation, an optional parameter, a response field or an enum value. *Patch*: text only. [Versioning](/guides/versioning/) explains the consequences for programs.',
      'New releases are also available as [RSS](/changelog.xml).',
      ...(releases.length === 0 ? ['No version is published yet.'] : releases),
    ].join('\n\n'),
  };
}
