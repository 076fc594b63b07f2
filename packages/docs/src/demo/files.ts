import type { DemoFile } from './call.ts';

const types: Readonly<Record<string, string>> = { csv: 'text/csv', pdf: 'application/pdf' };

/** A small file for the text that an example has in its place: `register.pdf` for `(content of register.pdf)`. */
export function fileOf(example: unknown): DemoFile {
  const text = String(example);
  if (text.includes(';')) return { name: 'products.csv', type: 'text/csv', text: `${text}\nSKU-100;Canvas sneakers\n` };
  const name = /[\w-]+\.[a-z]{3,4}\b/.exec(text)?.[0] ?? 'document.pdf';
  return { name, type: types[name.split('.')[1] ?? ''] ?? 'application/octet-stream', text: '%PDF-1.4\n%%EOF\n' };
}
