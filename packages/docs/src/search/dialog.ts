import { element } from '../console/element.ts';
import type { SearchHit } from './entry.ts';
import { markedParts } from './excerpt.ts';
import { loadSearch } from './load.ts';

class SearchBox extends HTMLElement {
  readonly #dialog = this.#part('dialog', HTMLDialogElement);
  readonly #input = this.#part('input', HTMLInputElement);
  readonly #results = this.#part('ul', HTMLUListElement);
  readonly #count = this.#part('.count', HTMLElement);
  readonly #hints = this.#part('.hints', HTMLElement);
  #chosen = -1;

  connectedCallback(): void {
    const open = this.#part('button', HTMLButtonElement);
    open.disabled = false;
    open.addEventListener('click', () => this.#open());
    this.#part('.close', HTMLButtonElement).addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
    this.#input.addEventListener('input', () => void this.#show());
    this.#input.addEventListener('keydown', (event) => this.#onKey(event));
    for (const hint of this.#hints.querySelectorAll('button'))
      hint.addEventListener('click', () => {
        this.#input.value = hint.textContent;
        this.#input.focus();
        void this.#show();
      });
    addEventListener('keydown', (event) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (this.#dialog.open) this.#dialog.close();
      else this.#open();
    });
  }

  #open(): void {
    this.#dialog.showModal();
    this.#input.focus();
    void this.#show();
  }

  async #show(): Promise<void> {
    const query = this.#input.value;
    this.#hints.hidden = query.trim() !== '';
    // Shown on slow connections only, because loaded data arrives before the first frame.
    if (query.trim() !== '') this.#count.textContent = 'Loading …';
    const search = await loadSearch().catch(() => undefined);
    // The user may have continued to type.
    if (query !== this.#input.value) return;
    const found = search?.find(query) ?? [];
    this.#results.replaceChildren(...found.map(resultItem));
    this.#input.setAttribute('aria-expanded', String(found.length > 0));
    this.#count.textContent =
      search === undefined
        ? 'Search could not be loaded. The next key tries again.'
        : query.trim() === ''
          ? ''
          : found.length === 0
            ? 'Nothing found.'
            : `${found.length} ${found.length === 1 ? 'result' : 'results'}`;
    this.#choose(found.length > 0 ? 0 : -1);
  }

  #onKey(event: KeyboardEvent): void {
    const last = this.#results.children.length - 1;
    const next = {
      ArrowDown: Math.min(this.#chosen + 1, last),
      ArrowUp: Math.max(this.#chosen - 1, 0),
    }[event.key];
    if (next !== undefined && last >= 0) {
      event.preventDefault();
      this.#choose(next);
    } else if (event.key === 'Escape') {
      // The first Escape clears a search field in browsers.
      event.preventDefault();
      this.#dialog.close();
    } else if (event.key === 'Enter') this.#results.children[this.#chosen]?.querySelector('a')?.click();
  }

  #choose(number: number): void {
    this.#chosen = number;
    for (const [index, item] of [...this.#results.children].entries())
      item.setAttribute('aria-selected', String(index === number));
    const item = this.#results.children[number];
    item?.scrollIntoView({ block: 'nearest' });
    if (item === undefined) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', item.id);
  }

  #part<T extends Element>(selector: string, kind: abstract new () => T): T {
    const found = this.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`Search has no ${selector}`);
    return found;
  }
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

customElements.define('search-box', SearchBox);
