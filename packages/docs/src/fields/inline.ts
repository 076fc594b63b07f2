import { micromark } from 'micromark';
import { prose } from '../compose/markdown.ts';

/** One or more sentences of the specs, as inline HTML. */
export function inlineHtml(text: string): string {
  return markdownInline(prose(text));
}

/** Markdown without blocks, as inline HTML. */
export function markdownInline(markdown: string): string {
  return micromark(markdown.trim().replaceAll(/\s+/g, ' '), { allowDangerousHtml: true })
    .replace(/^<p>([\s\S]*)<\/p>$/, '$1')
    .replaceAll('\n', ' ');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The text on one line, with a full stop at its end. */
export function sentence(text: string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  return trimmed === '' || /[.!?:]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
