import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from './browser.ts';

interface Link {
  readonly from: string;
  readonly target: string;
}

describe('the built site', () => {
  test('every link, script, style and picture of every page leads to a file, and to a place in it where it names one', () => {
    const ids = new Map<string, ReadonlySet<string>>();
    const links: Link[] = [];
    for (const file of globSync('**/*.html', { cwd: site })) {
      const html = readFileSync(join(site, file), 'utf8');
      ids.set(file, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decodeEntities(id))));
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

  test('every link of a Markdown twin leads to a file', () => {
    const broken = globSync('**/*.md', { cwd: site }).flatMap((from) =>
      [...readFileSync(join(site, from), 'utf8').matchAll(/\]\((\/[^)\s#]*)/g)].flatMap(([, target = '']) =>
        isFile(target.slice(1)) ? [] : [`${from} → ${target}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  test('the descriptions are there as JSON and YAML under addresses that stay', () => {
    const index = JSON.parse(readFileSync(join(site, 'specs', 'index.json'), 'utf8')) as readonly {
      readonly json: string;
      readonly yaml: string;
    }[];
    expect(index.length).toBe(12);
    for (const { json, yaml } of index) {
      expect(JSON.parse(readFileSync(join(site, json), 'utf8'))).toHaveProperty('openapi', '3.1.0');
      expect(readFileSync(join(site, yaml), 'utf8')).toMatch(/^openapi: 3\.1\.0$/m);
    }
  });

  test('every page has its Markdown twin', () => {
    const lonely = globSync('**/index.html', { cwd: site })
      .map((file) => (file === 'index.html' ? 'index.md' : `${dirname(file)}.md`))
      .filter((twin) => !isFile(twin));
    expect(lonely).toEqual([]);
  });
});

function leads({ from, target }: Link, ids: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (/^[a-z]+:/.test(target)) return true;
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
