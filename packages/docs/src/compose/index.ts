/**
 * Writes everything that Astro reads: pages from the specs, guides and types, their Markdown twins, and the files
 * under `/specs/`. Call `node src/compose/index.ts` before `astro build`. `pnpm site` does both.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedDocuments } from '@tradelane/spec-model/published';
import { allPages } from './all-pages.ts';
import { DemoCalls } from '../demo/demo-calls.ts';
import { programOf } from '../demo/samples.ts';
import { feedOf, releasesOf } from './feed.ts';
import { agentsText, rootDocument } from './guessed-files.ts';
import { fontFor, images } from './images.ts';
import { fullText, llmsFiles } from './llms.ts';
import { lastChanges } from './origin.ts';
import { toHtmlPage, toStarlight, toTwin, twinPath, type Page } from './page.ts';
import { notFoundPage } from './not-found-page.ts';
import { readReference } from './reference.ts';
import { readRules } from './rules.ts';
import { searchEntries } from '../search/entries.ts';
import { packEntries } from '../search/packed.ts';
import { sidebar } from './sidebar.ts';
import { siteUrl } from '../site-url.ts';
import { readSymbols } from '../types/read-symbols.ts';
import { worldFiles } from './worlds.ts';

const docs = dirname(dirname(import.meta.dirname));
const root = dirname(dirname(docs));
const content = join(docs, 'src', 'content');
const published = join(docs, 'public');

if (process.env['SITE_URL'] === undefined)
  console.warn(`⚠ SITE_URL isn't set: canonical URLs, the site map, the feed and share images start with ${siteUrl}.`);
const references = readReference(root);
const calls = new DemoCalls(references);
/** Deep tests visit a site with the types of two packages, because nine in ten pages are of types. */
const sample = process.env['SITE_SAMPLE'] === undefined ? undefined : ['@tradelane/core', '@tradelane/basket'];
const pages = await allPages(root, docs, references, calls, (folder) => readSymbols(folder, sample));

const changes = lastChanges(root);
const changeOf = ({ origin = '' }: Page): string | undefined => changes.get(origin);

for (const folder of [join(content, 'docs'), published]) rmSync(folder, { recursive: true, force: true });
for (const page of pages) {
  if (page.html === undefined)
    put(join(content, 'docs', page.path === '' ? 'index.md' : `${page.path}.md`), toStarlight(page, changeOf(page)));
  put(join(published, twinPath(page.path)), toTwin(page));
}
put(join(content, 'docs', '404.md'), toStarlight(notFoundPage));
put(
  join(content, 'types.json'),
  JSON.stringify(pages.filter(({ html }) => html !== undefined).map((page) => toHtmlPage(page, changeOf(page)))),
);
put(join(content, 'sidebar.json'), JSON.stringify(sidebar(pages, references)));
put(join(published, 'search.json'), JSON.stringify(packEntries(searchEntries(pages, references))));
put(join(published, 'changelog.xml'), await feedOf(releasesOf(docs), siteUrl));
put(join(published, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
const llms = llmsFiles(pages, references, calls.info.urls);
for (const { path, text } of llms) put(join(published, path), text);
// Agents try these addresses first.
put(join(published, 'llms-full.txt'), fullText(llms));
put(join(published, 'AGENTS.md'), agentsText(root));
put(join(published, 'openapi.json'), JSON.stringify(rootDocument(references), null, 2));
for (const call of calls.all)
  put(
    join(published, 'console', call.surface, `${call.operation}.json`),
    JSON.stringify(programOf(call.surface, call.operation, calls)),
  );
for (const { path, text } of await worldFiles(references)) put(join(published, path), text);
put(
  join(published, 'console', 'rules.json'),
  JSON.stringify(Object.fromEntries(readRules(root, references).map(({ number, statement }) => [number, statement]))),
);

const specs = join(published, 'specs');
for (const file of globSync('*.{openapi,asyncapi}.{json,yaml}', { cwd: join(root, 'specs', 'dist') }))
  copy(join(root, 'specs', 'dist', file), join(specs, file));
// In the repository, the bundled documents are in a folder next to the workflows. Here they are above them.
for (const file of globSync('*.arazzo.yaml', { cwd: join(root, 'specs', 'arazzo') })) {
  const text = readFileSync(join(root, 'specs', 'arazzo', file), 'utf8');
  put(join(specs, 'arazzo', file), text.replaceAll('url: ../dist/', 'url: ../'));
}
for (const file of globSync('*', { cwd: join(root, 'specs', 'arazzo', 'files') }))
  copy(join(root, 'specs', 'arazzo', 'files', file), join(specs, 'arazzo', 'files', file));
copy(join(root, 'specs', 'extensions.schema.json'), join(specs, 'extensions.schema.json'));
const versions = publishedDocuments(root);
for (const { name, version, text } of versions) put(join(specs, name, `${version}.json`), text);
put(
  join(specs, 'index.json'),
  `${JSON.stringify(
    references.map(({ surface, document, operations }) => ({
      surface: surface.name,
      title: document.info.title,
      version: document.info.version,
      json: `/specs/${surface.name}.openapi.json`,
      yaml: `/specs/${surface.name}.openapi.yaml`,
      versions: versions
        .filter(({ name }) => name === surface.name)
        .map(({ name, version, digest }) => ({ version, json: `/specs/${name}/${version}.json`, sha256: digest })),
      operations: operations.map(({ id }) => id),
    })),
    null,
    2,
  )}\n`,
);
// The license of a font goes with its files.
copy(join(docs, 'node_modules', '@fontsource-variable', 'geist', 'LICENSE'), join(published, 'licenses', 'geist.txt'));
const shown = [...new Set(pages.flatMap(({ markdown, title }) => [...markdown, ...title]))].join('');
put(join(content, 'geist.woff2'), await fontFor(shown));
const mark = readFileSync(join(docs, 'src', 'assets', 'mark.svg'), 'utf8');
put(join(published, 'favicon.svg'), mark);
for (const { path, data } of await images(mark, references)) put(join(published, path), data);
console.log(`${pages.length} pages written`);

function put(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
