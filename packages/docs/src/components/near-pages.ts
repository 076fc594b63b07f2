import { element } from '../console/element.ts';
import { loadSearch } from '../search/load.ts';

const most = 5;

/** Lists pages that an unknown address may mean. The search finds them with its last words. */
export async function showNearPages(path: string): Promise<void> {
  const parts = path.split('/').filter((part) => part !== '');
  const search = await loadSearch();
  // `/reference/hub/list-order/`: the last part first, then the part before it.
  for (const part of parts.toReversed()) {
    const hits = search
      .find(part.replaceAll(/[-_.]+|(?<=[a-z])(?=[A-Z])/g, ' '))
      .filter(({ kind }) => kind !== 'field');
    if (hits.length === 0) continue;
    const seen = new Map(hits.map(({ url, title, place }) => [url.replace(/#.*/, ''), { title, place }]));
    const items = [...seen]
      .slice(0, most)
      .map(([url, { title, place }]) => element('li', {}, [element('a', { href: url }, [title]), ` (${place})`]));
    document
      .querySelector('.sl-markdown-content')
      ?.prepend(
        element('section', { class: 'near-pages' }, [element('h2', {}, ['Similar pages']), element('ul', {}, items)]),
      );
    return;
  }
}
