/** A text of a sample, with its form for the sandbox. */
interface Original {
  readonly sandbox: string;
  readonly write: (text: string) => void;
}

/** The texts of the samples, read once. */
let originals: readonly Original[] | undefined;

/** Shows the samples of the page for the sandbox, or with the host and the credentials that users replace. */
export function showHost(host: string): void {
  const bar = document.querySelector<HTMLElement>('.op-host');
  if (bar === null) return;
  for (const note of bar.querySelectorAll<HTMLElement>('.op-note')) note.hidden = note.dataset['host'] !== host;
  // Written by the build, see `operation-body.ts`.
  const own = host === 'own' ? (JSON.parse(bar.dataset['own'] ?? '{}') as Readonly<Record<string, string>>) : {};
  originals ??= [...document.querySelectorAll('.op-side .way')].flatMap(textsOf);
  for (const { sandbox, write } of originals)
    write(Object.entries(own).reduce((text, [from, to]) => text.replaceAll(from, to), sandbox));
}

/** Adds the texts of a sample that was written later. */
export function addTexts(way: Element): void {
  originals = originals === undefined ? undefined : [...originals, ...textsOf(way)];
  showHost(document.documentElement.dataset['host'] ?? 'sandbox');
}

/** The texts of a sample that the page shows, and the text that its copy button copies. */
function textsOf(way: Element): readonly Original[] {
  const found: Original[] = [];
  const walker = document.createTreeWalker(way, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node;
    found.push({ sandbox: text.nodeValue ?? '', write: (value) => (text.nodeValue = value) });
  }
  for (const button of way.querySelectorAll<HTMLElement>('button[data-code]'))
    found.push({ sandbox: button.dataset['code'] ?? '', write: (value) => (button.dataset['code'] = value) });
  return found;
}
