import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './page.ts';

/** The texts that codes of production bundles stand for, as `docs/error-codes.md` has them. */
export function errorCodesPage(root: string): Page {
  const text = readFileSync(join(root, 'docs', 'error-codes.md'), 'utf8');
  return {
    path: 'error-codes',
    title: 'Codes of errors',
    description: 'The texts that stand behind codes such as `E12` in the messages of production bundles.',
    section: 'Descriptions and changes',
    markdown: text.replace(/^# .+\n+<!-- .+ -->\n+/, ''),
  };
}
