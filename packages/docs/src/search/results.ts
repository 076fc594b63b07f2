import { element } from '../console/element.ts';
import type { SearchHit } from './entry.ts';
import { markedParts } from './excerpt.ts';
import { loadSearch } from './load.ts';

/** The results of a query as list items. The index loads with the first query. */
export async function resultsOf(query: string): Promise<readonly HTMLElement[]> {
  const search = await loadSearch();
  return search.find(query).map(resultItem);
}

function resultItem(hit: SearchHit, index: number): HTMLElement {
  const { kind, title, place, url, method, id, path, section, excerpt, marks } = hit;
  const line = [place, section, id, `${method ?? ''} ${path ?? ''}`.trim()]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
  const parts = [
    element('span', { class: 'what' }, marked(title, marks)),
    element('small', { class: 'kind' }, [kind]),
    element('small', { class: 'where' }, [line]),
    ...(excerpt === undefined ? [] : [element('small', { class: 'excerpt' }, marked(excerpt, marks))]),
  ];
  return element('li', { id: `search-result-${index}`, role: 'option' }, [
    element('a', { href: url, tabindex: '-1' }, parts),
  ]);
}

function marked(text: string, marks: readonly string[]): readonly (Node | string)[] {
  return markedParts(text, marks).map((part, index) => (index % 2 === 0 ? part : element('mark', {}, [part])));
}
