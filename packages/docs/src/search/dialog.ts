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
    const results = await import('./results.ts').then(({ resultsOf }) => resultsOf(query)).catch(() => undefined);
    // The user may have continued to type.
    if (query !== this.#input.value) return;
    const found = results ?? [];
    this.#results.replaceChildren(...found);
    this.#input.setAttribute('aria-expanded', String(found.length > 0));
    this.#count.textContent =
      results === undefined
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

customElements.define('search-box', SearchBox);
