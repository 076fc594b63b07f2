import type { Page } from '../compose/page.ts';
import { blocks, cell } from '../compose/markdown.ts';
import { escapeHtml, inlineHtml } from '../fields/inline.ts';
import type { Entry } from './entries.ts';
import type { Kind, TypeSymbol } from './symbol.ts';
import type { TypeIndex } from './type-index.ts';

interface Group {
  readonly title: string;
  readonly symbols: readonly TypeSymbol[];
}

const titles: readonly (readonly [Kind, string])[] = [
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['interface', 'Interfaces'],
  ['type', 'Types'],
  ['variable', 'Constants'],
];

/** The exports of one entry of a package, by kind, each with a sentence and a link to its page. */
export function packagePage(entry: Entry, index: TypeIndex, abouts: ReadonlyMap<string, string>): Page {
  const about = ({ path }: TypeSymbol): string => abouts.get(path) ?? '';
  const own = index.symbols.filter((symbol) => symbol.entry.name === entry.name);
  const again = index.symbols.filter(({ also }) => also.some(({ name }) => name === entry.name));
  const fromCore = again.filter(({ entry: { name } }) => name === '@tradelane/core');
  // Every client exports the core, which has its own page.
  const isClient = fromCore.length > 100;
  const shown = isClient ? own : [...own, ...again];
  const groups = titles.flatMap(([kind, title]): readonly Group[] => {
    const symbols = shown.filter((symbol) => symbol.kind === kind && !symbol.isSchema).toSorted(byName);
    return symbols.length === 0 ? [] : [{ title, symbols }];
  });
  const schemas = shown.filter(({ isSchema }) => isSchema).toSorted(byName);
  const all = schemas.length === 0 ? groups : [...groups, { title: 'Types of the wire', symbols: schemas }];
  const note = isClient ? `All of [@tradelane/core](/types/core/) can be imported from here as well.` : '';
  const lead = entry.about;
  return {
    path: entry.path,
    title: entry.name,
    // All of them have one scope, and the sidebar is narrow.
    label: entry.name.replace('@tradelane/', ''),
    description: entry.about,
    section: 'Types',
    markdown: blocks(
      lead,
      note,
      ...all.map(({ title, symbols }) =>
        blocks(`## ${title}`, symbols.map((symbol) => symbolText(symbol, about(symbol))).join('\n')),
      ),
    ),
    html: blocks(
      `<p>${inlineHtml(lead)}${note === '' ? '' : ' All of <a href="/types/core/">@tradelane/core</a> can be imported from here as well.'}</p>`,
      ...all.map(
        ({ title, symbols }) =>
          `<h2 id="${title.toLowerCase().replaceAll(' ', '-')}">${title}</h2><dl class="symbols">${symbols.map((symbol) => symbolHtml(symbol, about(symbol))).join('')}</dl>`,
      ),
    ),
  };
}

const byName = (one: TypeSymbol, other: TypeSymbol): number => one.name.localeCompare(other.name);

function symbolText({ name, path }: TypeSymbol, about: string): string {
  return `- [\`${name}\`](/${path}/)${about === '' ? '' : `: ${cell(about)}`}`;
}

/** Its anchor stays the same as on the former package page. */
function symbolHtml({ name, path }: TypeSymbol, about: string): string {
  return `<div id="${path.split('/').at(-1)}"><dt><a href="/${path}/"><code>${escapeHtml(name)}</code></a></dt>${about === '' ? '' : `<dd>${inlineHtml(about)}</dd>`}</div>`;
}
