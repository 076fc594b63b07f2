import { micromark } from 'micromark';
import { prose } from '../compose/markdown.ts';

/** One or more sentences of the specs, as HTML that may stand within a line. */
export function inlineHtml(text: string): string {
  return markdownInline(prose(text));
}

/** Markdown of ours without blocks, as HTML that may stand within a line. */
export function markdownInline(markdown: string): string {
  return micromark(markdown.trim().replaceAll(/\s+/g, ' '), { allowDangerousHtml: true })
    .replace(/^<p>([\s\S]*)<\/p>$/, '$1')
    .replaceAll('\n', ' ');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Ends with a full stop, on one line. */
export function sentence(text: string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  return trimmed === '' || /[.!?:]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
