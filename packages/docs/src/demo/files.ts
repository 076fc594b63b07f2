import type { DemoFile } from './call.ts';

const types: Readonly<Record<string, string>> = { csv: 'text/csv', pdf: 'application/pdf' };

/** The file of an example: its text, or a small file with the name in the text `(content of register.pdf)`. */
export function fileOf(example: unknown): DemoFile {
  const text = String(example);
  if (text.includes('\n')) return { name: 'import.csv', type: 'text/csv', text };
  const name = /[\w-]+\.[a-z]{3,4}\b/.exec(text)?.[0] ?? 'document.pdf';
  return { name, type: types[name.split('.')[1] ?? ''] ?? 'application/octet-stream', text: '%PDF-1.4\n%%EOF\n' };
}
