import { element } from '../console/element.ts';
import { type LanguageName, languages, type Program } from '../demo/languages/index.ts';
import { addTexts } from './sample-host.ts';

/** Keywords, texts and numbers. The samples have no comments. */
const words =
  /(<<<'END'[\s\S]*?\nEND|f?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"))|\b(import|while|if|break|not|True|False|None|function|throw|throws|new|return|do|class|static|final|public|void|var|null|true|false)\b|\b(\d[\d_.]*)\b/g;

/** Colors of texts, keywords and numbers in the dark and the light theme, as in the blocks that the build colors. */
const colors = ['--0:#A5D6FF;--1:#0A3069', '--0:#FF9790;--1:#891820', '--0:#79C0FF;--1:#033E7D'] as const;

/** Writes the sample of a language into its empty place, as the block of the curl sample is written. */
export async function writeSample(place: HTMLElement, like: HTMLElement): Promise<void> {
  const { surface, operation } = document.querySelector<HTMLElement>('.console')?.dataset ?? {};
  const response = await fetch(`/console/${surface}/${operation}.json`);
  if (!response.ok || place.childElementCount > 0) return;
  const { label, sample } = languages[place.dataset['way'] as LanguageName];
  const code = sample((await response.json()) as Program);
  const block = like.cloneNode(true) as HTMLElement;
  block.querySelector('.op-code')?.setAttribute('aria-label', `Request as ${label}`);
  block.querySelector('code')?.replaceChildren(...linesOf(code));
  const button = block.querySelector<HTMLElement>('button[data-code]');
  // The copy button expects this character for a line break.
  if (button !== null) button.dataset['code'] = code.replaceAll('\n', '\u007F');
  place.append(...block.childNodes);
  addTexts(place);
}

function linesOf(code: string): readonly HTMLElement[] {
  const lines: (Node | string)[][] = [[]];
  const put = (text: string, style?: string): void => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push(style === undefined ? part : element('span', { style }, [part]));
    }
  };
  let end = 0;
  for (const { 0: text, index, ...groups } of code.matchAll(words)) {
    put(code.slice(end, index));
    put(text, colors[[1, 2, 3].findIndex((group) => groups[group] !== undefined)]);
    end = index + text.length;
  }
  put(code.slice(end));
  return lines.map((line) =>
    element('div', { class: 'ec-line' }, [element('div', { class: 'code' }, line.length === 0 ? ['\n'] : line)]),
  );
}
