/** The script of operation pages and fields. */

import { build, buildAll, buildWhenIdle } from './unopened.ts';

const root = document.documentElement;

// Addresses are in lower case, ids on the wire are not: `/reference/marketplace-seller/P41/` was meant.
if (root.dataset['missing'] !== undefined) {
  const { pathname, search, hash } = location;
  if (pathname !== pathname.toLowerCase()) location.replace(pathname.toLowerCase() + search + hash);
}

/** Shows one way of calling on every page, from now on. */
function choose(way: string): void {
  root.dataset['way'] = way;
  localStorage.setItem('way', way);
  mark();
}

/** Which tab stands for what is shown. A surface without a client shows `fetch` where `sdk` is chosen. */
function mark(): void {
  for (const list of document.querySelectorAll('.ways')) {
    const tabs = [...list.querySelectorAll<HTMLButtonElement>('button')];
    const chosen = tabs.find(({ dataset }) => dataset['way'] === root.dataset['way']) ?? tabs[0];
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
  }
}

function move(tab: HTMLButtonElement, key: string): void {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return;
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  next?.focus();
  choose(next?.dataset['way'] ?? 'sdk');
}

for (const tab of document.querySelectorAll<HTMLButtonElement>('.ways button')) {
  tab.addEventListener('click', () => choose(tab.dataset['way'] ?? 'sdk'));
  tab.addEventListener('keydown', (event) => move(tab, event.key));
}
mark();

/** A link into a closed part opens it. */
function reveal(): void {
  const id = fragment();
  if (id === '') return;
  const late = document.getElementById(id) === null;
  if (late) buildAll(document);
  const target = document.getElementById(id);
  if (target === null) return;
  for (let part = target.closest('details'); part !== null; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
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
