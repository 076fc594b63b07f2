import { element } from '../console/element.ts';
import { loadSearch } from '../search/load.ts';
import type { SearchEntry } from '../search/entry.ts';
import { words } from '../search/words.ts';

const most = 5;

/**
 * Opens the operation that an unknown address names by its ID in any spelling. Otherwise it lists pages whose titles
 * have the words of the address.
 */
export async function showNearPages(path: string): Promise<void> {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const search = await loadSearch();
  const operations = search.operationsNamed(last);
  const folder = `/${parts.slice(0, -1).join('/')}/`.toLowerCase();
  const here = operations.find(({ url }) => url.startsWith(folder));
  const only = here ?? (operations.length === 1 ? operations[0] : undefined);
  if (only !== undefined) {
    location.replace(only.url + location.hash);
    return;
  }
  const asked = last.replaceAll(/[-_.]+|(?<=[a-z])(?=[A-Z])/g, ' ');
  const hits = search.find(asked).filter((hit) => hit.kind !== 'field' && isTitled(hit, asked));
  const near = [...operations, ...hits];
  if (near.length === 0) return;
  const seen = new Map(near.map(({ url, title, place }) => [url.replace(/#.*/, ''), { title, place }]));
  const items = [...seen]
    .slice(0, most)
    .map(([url, { title, place }]) => element('li', {}, [element('a', { href: url }, [title]), ` (${place})`]));
  document
    .querySelector('.sl-markdown-content')
    ?.prepend(
      element('section', { class: 'near-pages' }, [element('h2', {}, ['Similar pages']), element('ul', {}, items)]),
    );
}

/** Whether each word is a word of the title, or the beginning of one. */
function isTitled({ title, url }: SearchEntry, asked: string): boolean {
  const own = words(`${title} ${url.replaceAll('-', ' ')}`);
  return asked
    .toLowerCase()
    .split(' ')
    .every((word) => word.length > 2 && own.some((one) => one.startsWith(word.replace(/s$/, ''))));
}
