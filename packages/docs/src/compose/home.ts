import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../fields/inline.ts';
import { filmHtml, filmText, type Scene } from './film.ts';
import { fill } from './guides.ts';
import { blocks } from './markdown.ts';
import type { Page } from './page.ts';
import { type Reader, readers } from './readers.ts';
import { tabsHtml } from './tabs.ts';

/** The front page. `guides/index.md` has its text, and the site shows the part above the doors as a hero. */
export function homePage(
  docs: string,
  parts: Readonly<Record<string, string>>,
  guides: readonly Page[],
  scenes: readonly Scene[],
): Page {
  const source = readFileSync(join(docs, 'guides', 'index.md'), 'utf8');
  const [, title = '', description = '', text = ''] = /^# (.+)\n\n(.+)\n\n([\s\S]*)$/.exec(source) ?? [];
  const filled = (generated: Readonly<Record<string, string>>, picture: string): string =>
    fill(docs, text, { ...parts, ...generated }).replace('<!-- film -->', () => picture);
  const mark = '<!-- doors -->';
  const [hero = '', rest = ''] = filled({ doors: mark }, filmHtml(scenes)).split(mark);
  return {
    path: '',
    title,
    description,
    headTitle: `${title}: ${description}`,
    section: 'Guides',
    markdown: `${description}\n\n${filled({ doors: doorsText(guides) }, filmText(scenes))}`,
    body: blocks(heroHtml(description, hero), doorsHtml(guides), rest),
  };
}

/** Words on the left, and the program and its output in tabs on the right. */
function heroHtml(description: string, text: string): string {
  const [program = '', output = ''] = text.match(/^```[\s\S]*?^```$/gm) ?? [];
  const [about = ''] = /^.+(?:\n.+)*/.exec(text.trim()) ?? [];
  const [first, second] = [...text.matchAll(/\[([^\]]+)\]\((\/[^)]+)\)/g)];
  return blocks(
    `<div class="hero"><div class="hero-words"><h1 id="_top">Every sales channel, one typed API</h1><p class="hero-lead">${escapeHtml(description)}</p><p>${escapeHtml(about.replaceAll('\n', ' '))}</p><p class="hero-actions"><a class="button" href="${first?.[2]}">${first?.[1]}</a><a class="button button-quiet" href="${second?.[2]}">${second?.[1]}</a></p></div>`,
    '<div class="hero-program">',
    tabsHtml('Sample', [
      { label: 'first-call.ts', content: program },
      { label: 'Output', content: output },
    ]),
    '<div class="hero-run" data-late><button type="button" class="button">Run</button><button type="button" class="button button-quiet">Edit</button><span>In this page, with its own sandbox.</span></div>',
    '</div></div>',
    '<div class="hero-outcome not-content" aria-live="polite" hidden></div>',
  );
}

/** Some guides and references of each reader. */
function linksOf({ steps, more }: Reader, guides: readonly Page[]): readonly (readonly [label: string, url: string])[] {
  const links = steps.slice(1, 4).map(([name]) => {
    const path = `guides/${name}`;
    return [guides.find((guide) => guide.path === path)?.title ?? name, `/${path}/`] as const;
  });
  return [...links, ...more];
}

function doorsHtml(guides: readonly Page[]): string {
  const cards = readers.map((reader) => {
    const { name, title, about, icon } = reader;
    const links = linksOf(reader, guides).map(([label, url]) => `<li><a href="${url}">${label}</a></li>`);
    return `<section class="door"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${icon}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg><h2 id="${title.toLowerCase()}">${title}</h2><p>${about} <a href="/guides/${name}/">Five steps for ${title.toLowerCase()}s</a></p><ul>${links.join('')}</ul></section>`;
  });
  return `<div class="doors">${cards.join('')}</div>`;
}

function doorsText(guides: readonly Page[]): string {
  return readers
    .map((reader) =>
      blocks(
        `## ${reader.title}`,
        `${reader.about} [Five steps](/guides/${reader.name}/).`,
        linksOf(reader, guides)
          .map(([label, url]) => `- [${label}](${url})`)
          .join('\n'),
      ),
    )
    .join('\n\n');
}
