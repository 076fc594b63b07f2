/** The script of all pages. It is one file, because each file delays the others on a slow network. */
import '../search/dialog.ts';
import { mount } from '../console/mount.ts';
import { showHost } from './sample-host.ts';
import { build, buildAll, buildWhenIdle } from './unopened.ts';

const root = document.documentElement;

// Addresses are in lower case, ids on the wire are not: `/reference/marketplace-seller/P41/` was meant.
if (root.dataset['missing'] !== undefined) {
  const { pathname, search, hash } = location;
  if (pathname !== pathname.toLowerCase()) location.replace(pathname.toLowerCase() + search + hash);
  // Without the index, the page has its fixed links.
  else void import('./near-pages.ts').then(({ showNearPages }) => showNearPages(pathname)).catch(() => undefined);
}

/** A choice that holds on every page: the way to call, or the host of the samples. */
type Choice = 'way' | 'host';

function choose(choice: Choice, value: string): void {
  root.dataset[choice] = value;
  localStorage.setItem(choice, value);
  mark(choice);
  if (choice === 'host') showHost(value);
}

const tabsOf = (list: Element, choice: Choice): readonly HTMLButtonElement[] => [
  ...list.querySelectorAll<HTMLButtonElement>(`button[data-${choice}]`),
];

/** Marks the chosen tab. A surface without a client shows `curl` if `sdk` is chosen. */
function mark(choice: Choice): void {
  for (const list of document.querySelectorAll('[role="tablist"]')) {
    const tabs = tabsOf(list, choice);
    const chosen = tabs.find(({ dataset }) => dataset[choice] === root.dataset[choice]) ?? tabs[0];
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
  }
  const place = document.querySelector<HTMLElement>(`.way:empty[data-way="${root.dataset['way']}"]`);
  const like = document.querySelector<HTMLElement>('.way[data-way="curl"]');
  if (choice !== 'way' || place === null || like === null) return;
  void import('./late-samples.ts')
    .then(({ writeSample }) => writeSample(place, like))
    .catch(() => choose('way', 'curl'));
}

/** An arrow key chooses the tab beside this one. */
addEventListener('keydown', ({ key, target }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined || !(target instanceof HTMLElement) || target.getAttribute('role') !== 'tab') return;
  const tabs = [...(target.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const next = tabs.at((tabs.indexOf(target) + step) % tabs.length);
  next?.focus();
  next?.click();
});

for (const choice of ['way', 'host'] as const) {
  for (const tab of tabsOf(document.body, choice)) {
    delete tab.parentElement?.dataset['late'];
    tab.addEventListener('click', () => choose(choice, tab.dataset[choice] ?? ''));
  }
  mark(choice);
}
if (root.dataset['host'] === 'own') showHost('own');

for (const place of document.querySelectorAll<HTMLDetailsElement>('details.console')) mount(place);
for (const film of document.querySelectorAll<HTMLElement>('.film'))
  void import('./film.ts').then(({ mountFilm }) => mountFilm(film));
for (const bar of document.querySelectorAll<HTMLElement>('.hero-run'))
  void import('../home/mount.ts').then(({ mountProgram }) => mountProgram(bar));

/** Panels in tabs that belong to one place only. */
for (const place of document.querySelectorAll<HTMLElement>('.tabbed')) {
  const tabs = [...place.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const panels = [...place.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  const show = (index: number): void => {
    place.dataset['ready'] = '';
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
    panels.forEach((panel, at) => (panel.hidden = at !== index));
  };
  tabs.forEach((tab, index) => tab.addEventListener('click', () => show(index)));
}

/** A link into a closed part opens it. */
function reveal(): void {
  const id = fragment();
  if (id === '') return;
  const late = document.getElementById(id) === null;
  if (late) buildAll(document);
  const target = document.getElementById(id);
  if (target === null) return;
  // The rules were one page. Links to a rule on that page lead to the rule.
  if (target instanceof HTMLAnchorElement && target.dataset['moved'] !== undefined) {
    location.replace(target.href);
    return;
  }
  for (let part = target.closest('details'); part !== null; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  const tab = target.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  if (tab !== undefined && tab !== null) document.getElementById(tab)?.click();
  // The browser looks for the target of a link once, so a target that becomes an element later needs another jump.
  if (late) location.replace(location.hash);
  else target.scrollIntoView();
}
addEventListener('hashchange', reveal);
reveal();

/** The ID in the address, or nothing if its encoding is invalid. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

for (const line of document.querySelectorAll<HTMLElement>('.filter')) {
  const [input, status] = [line.querySelector('input'), line.querySelector('[role=status]')];
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('.folded')];
  delete line.dataset['late'];
  input?.addEventListener('input', () => {
    const wanted = input.value.toLowerCase().split(/\s+/);
    let found = 0;
    for (const group of groups) {
      let shown = 0;
      for (const row of group.querySelectorAll<HTMLElement>('tbody tr')) {
        const text = row.textContent.toLowerCase();
        row.hidden = !wanted.every((word) => text.includes(word));
        if (!row.hidden) shown += 1;
      }
      group.open = input.value !== '' && shown > 0;
      group.classList.toggle('empty', shown === 0);
      found += shown;
    }
    if (status !== null) status.textContent = input.value === '' ? '' : `${found} found`;
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.fields-all')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const open = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(open));
    button.textContent = open ? 'Collapse all' : 'Expand all';
    buildAll(button.parentElement ?? document);
    for (const part of button.parentElement?.querySelectorAll('details') ?? []) part.open = open;
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy-address')) {
  delete button.dataset['late'];
  button.addEventListener('click', () => {
    void navigator.clipboard?.writeText(button.dataset['copy'] ?? '').then(() => {
      button.textContent = 'Copied';
    });
  });
}

// A page may have hundreds of fields, so their links are added when a pointer first touches a field, or with the Tab key.
function addLinks(heads: Iterable<Element>): void {
  for (const head of heads)
    head.insertAdjacentHTML(
      'beforeend',
      `<a class="field-link" href="#${head.parentElement?.id}" aria-label="Link to this field">#</a>`,
    );
}
const unlinked = '.field-head:not(:has(> .field-link))';
document.addEventListener('pointerover', ({ target }) => {
  const field = target instanceof Element ? target.closest('.fields > li') : null;
  addLinks(field?.querySelectorAll(`:scope > ${unlinked}`) ?? []);
});
addEventListener('keydown', ({ key }) => key === 'Tab' && addLinks(document.querySelectorAll(unlinked)));

/** The link of a field is copied, and followed as any other. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.field-link') : null;
  if (link !== null) navigator.clipboard?.writeText(link.href).catch(() => undefined);
});

// Runs before a part opens and before all parts are printed.
addEventListener(
  'click',
  ({ target }) => target instanceof Element && build(target.closest('summary')?.parentElement),
  true,
);
addEventListener('toggle', ({ target }) => target instanceof Element && build(target), true);
addEventListener('beforeprint', () => buildAll(document));
buildWhenIdle();
