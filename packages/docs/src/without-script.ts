/**
 * Who reads without JavaScript gets the colours that the browser asks for: the script that chooses a theme does not run there, so the
 * rules of the light one hold by the browser's preference, and those of the dark one do not. `node src/without-script.ts` after
 * `astro build`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const light = '(scripting: none) and (prefers-color-scheme: light)';

/** Rules that hold no others: all that name a theme are such. */
const themed = /([^{}]*\[data-theme=['"]?(light|dark)['"]?\][^{}]*)(\{[^{}]*\})/g;

export function withoutScript(css: string): string {
  return css.replaceAll(themed, (rule, selector: string, theme: string, block: string) => {
    // What a rule before has left in front of the selector, such as an import, stays in front.
    const [, before = '', own = ''] = /^([\s\S]*[;}])?([\s\S]*)$/.exec(selector) ?? [];
    return theme === 'light'
      ? `${rule}@media ${light}{${own.replaceAll(/\[data-theme=['"]?light['"]?\]/g, '[data-theme]')}${block}}`
      : `${before}@media not (${light}){${own}${block}}`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const styles = join(dirname(import.meta.dirname), 'dist', '_astro');
  for (const name of globSync('*.css', { cwd: styles })) {
    const file = join(styles, name);
    writeFileSync(file, withoutScript(readFileSync(file, 'utf8')));
  }
}
