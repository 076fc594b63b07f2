import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { describe, expect, test } from 'vitest';
import { anchor } from '../src/compose/markdown.ts';
import { fieldEntries } from '../src/search/fields.ts';
import { type Packed, unpackEntries } from '../src/search/packed.ts';
import { site } from './browser.ts';

const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD']);

interface Link {
  readonly from: string;
  readonly target: string;
}

describe('the built site', () => {
  test('every link, script, style and image of every page points to a file and an existing anchor', () => {
    const ids = new Map<string, ReadonlySet<string>>();
    const links: Link[] = [];
    for (const file of globSync('**/*.html', { cwd: site })) {
      const html = readFileSync(join(site, file), 'utf8');
      ids.set(file, idsOf(html));
      for (const [, target = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g))
        links.push({ from: file, target: decodeEntities(target) });
    }
    expect(links.length).toBeGreaterThan(10_000);
    expect(
      new Set(
        links.flatMap((link) =>
          leads(link, ids) || leads({ ...link, target: link.target.replace(/-1$/, '') }, ids)
            ? []
            : [`${link.from} → ${link.target}`],
        ),
      ),
    ).toEqual(new Set());
  });

  test('every entry of the search, with each section and field, is an existing anchor', () => {
    const { value, table } = JSON.parse(readFileSync(join(site, 'search.json'), 'utf8')) as Packed;
    const entries = unpackEntries({ value, table });
    const ids = new Map<string, ReadonlySet<string>>();
    const urls = [...entries, ...fieldEntries(entries)].flatMap(({ url, sections = [] }) => [
      url,
      ...sections.map(({ title }) => `${url}#${anchor(title)}`),
    ]);
    const broken = urls.filter((url) => {
      const file = `${url.replace(/#.*/, '').slice(1)}index.html`;
      if (!ids.has(file) && isFile(file)) ids.set(file, idsOf(readFileSync(join(site, file), 'utf8')));
      return !leads({ from: 'search.json', target: url }, ids);
    });
    expect(urls.length).toBeGreaterThan(5_000);
    expect(broken).toEqual([]);
  });

  test('every link of a Markdown twin points to a file', () => {
    const broken = globSync('**/*.md', { cwd: site }).flatMap((from) =>
      [...readFileSync(join(site, from), 'utf8').matchAll(/\]\((\/[^)\s#]*)/g)].flatMap(([, target = '']) =>
        isFile(target.slice(1)) || isLeftOut(target) ? [] : [`${from} → ${target}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  test('the descriptions have stable URLs as JSON and YAML', () => {
    const index = JSON.parse(readFileSync(join(site, 'specs', 'index.json'), 'utf8')) as readonly {
      readonly json: string;
      readonly yaml: string;
    }[];
    expect(index.length).toBe(surfaces.length);
    for (const { json, yaml } of index) {
      expect(JSON.parse(readFileSync(join(site, json), 'utf8'))).toHaveProperty('openapi', '3.1.0');
      expect(readFileSync(join(site, yaml), 'utf8')).toMatch(/^openapi: 3\.1\.0$/m);
    }
  });

  test('a page has at most 80 kB in transfer, with its styles, scripts and fonts', () => {
    const weights = new Map<string, number>();
    const weightOf = (file: string): number => {
      const known = weights.get(file) ?? gzipSync(readFileSync(join(site, file))).byteLength;
      weights.set(file, known);
      return known;
    };
    const heavy = globSync('**/*.html', { cwd: site }).flatMap((file) => {
      const html = readFileSync(join(site, file), 'utf8');
      const parts = [
        ...html.matchAll(/(?:<script[^>]*\ssrc|<link[^>]*rel="(?:stylesheet|preload)"[^>]*\shref)="\/([^"]+)"/g),
      ];
      const weight = [file, ...parts.map(([, part = '']) => part)].reduce((sum, part) => sum + weightOf(part), 0);
      return weight > 80_000 ? [`${file}: ${weight}`] : [];
    });
    expect(heavy).toEqual([]);
  });

  test('the first search loads at most 200 kB in transfer', () => {
    expect(gzipSync(readFileSync(join(site, 'search.json'))).byteLength).toBeLessThan(200_000);
  });

  test('a page names its canonical URL, a site map lists all URLs, and RSS lists the changes', () => {
    const page = readFileSync(join(site, 'guides', 'limits', 'index.html'), 'utf8');
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe('/guides/limits/');
    for (const property of ['og:title', 'og:description', 'og:url']) expect(page).toContain(`property="${property}"`);
    const map = readFileSync(join(site, 'sitemap-0.xml'), 'utf8');
    const pages = globSync('**/index.html', { cwd: site });
    expect([...map.matchAll(/<loc>/g)]).toHaveLength(pages.length);
    expect(map).toContain(`<loc>${canonical}</loc>`);
    const feed = readFileSync(join(site, 'changelog.xml'), 'utf8');
    expect(feed).toMatch(/<item><title>Release of \d{4}-\d\d-\d\d<\/title>/);
    const anchor = /\/changelog\/#([\d-]+)<\/link>/.exec(feed)?.[1] ?? '';
    expect(readFileSync(join(site, 'changelog', 'index.html'), 'utf8')).toContain(`id="${anchor}"`);
  });

  test('every package in the scripts of the pages has an allowed license, published with them', () => {
    const files = ['licenses.txt', join('console', 'worlds', 'licenses.txt')];
    const text = files.map((file) => readFileSync(join(site, file), 'utf8')).join('\n');
    const bundled = [...text.matchAll(/^## (\S+) - (\S+) \((.+)\)\n\n(?=(##)?)/gm)].map(
      ([, name = '', , license = '', next]) => ({ name, license, next }),
    );
    expect(bundled.map(({ name }) => name)).toContain('minisearch');
    expect(bundled.filter(({ license }) => !allowed.has(license))).toEqual([]);
    // This package contains no license text, so the name of the license is used.
    expect(bundled.flatMap(({ name, next }) => (next === undefined ? [] : [name]))).toEqual(['saxes']);
  });

  test('every page has its Markdown twin', () => {
    const lonely = globSync('**/index.html', { cwd: site })
      .map((file) => (file === 'index.html' ? 'index.md' : `${dirname(file)}.md`))
      .filter((twin) => !isFile(twin));
    expect(lonely).toEqual([]);
  });
});

function leads({ from, target }: Link, ids: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (/^[a-z]+:/.test(target) || isLeftOut(target)) return true;
  const [path = '', fragment] = target.split('#');
  const asked =
    path === ''
      ? from
      : posix.join(path.startsWith('/') ? '' : posix.dirname(from), path.split('?')[0] ?? '').replace(/^\//, '');
  const file = path === '' ? from : path.endsWith('/') ? posix.join(asked, 'index.html') : asked;
  if (!isFile(file)) return false;
  return (
    fragment === undefined ||
    fragment === '' ||
    fragment === '_top' ||
    !file.endsWith('.html') ||
    (ids.get(file)?.has(decodeURIComponent(fragment)) ?? false)
  );
}

function idsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decodeEntities(id)));
}

/** Whether a link leads to types of a package without pages. `pnpm prove site` builds the pages of all packages. */
function isLeftOut(target: string): boolean {
  const [, folder] = /^\/(types\/[^/.#]+)/.exec(target) ?? [];
  return process.env['DEEP'] === undefined && folder !== undefined && !existsSync(join(site, folder));
}

function isFile(path: string): boolean {
  const file = join(site, path);
  return existsSync(file) && statSync(file).isFile();
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&#38;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
