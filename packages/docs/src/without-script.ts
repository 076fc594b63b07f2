/**
 * Without JavaScript, the script that chooses a theme doesn't run. The rules of the light theme then apply by the browser's preference. `node src/without-script.ts` after
 * `astro build`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const light = '(scripting: none) and (prefers-color-scheme: light)';

/** Rules that hold no others: all that name a theme are such. */
const themed = /([^{}]*\[data-theme=['"]?(light|dark)['"]?\][^{}]*)(\{[^{}]*\})/g;

export function withoutScript(css: string): string {
  return css.replaceAll(themed, (rule, selector: string, theme: string, block: string) => {
    // Text before the selector, such as an import, stays in place.
    const [, before = '', own = ''] = /^([\s\S]*[;}])?([\s\S]*)$/.exec(selector) ?? [];
    if (theme === 'light')
      return `${rule}@media ${light}{${own.replaceAll(/\[data-theme=['"]?light['"]?\]/g, '[data-theme]')}${block}}`;
    // A selector without a theme applies in both themes: one rule has the sizes of code and the colors of the dark theme.
    const [always, dark] = [selectors(own).filter((one) => !names(one)), selectors(own).filter(names)];
    return `${before}${always.length === 0 ? '' : `${always.join(',')}${block}`}@media not (${light}){${dark.join(',')}${block}}`;
  });
}

function names(selector: string): boolean {
  return selector.includes('[data-theme');
}

/** The selectors of a list. A comma within parentheses doesn't separate selectors. */
function selectors(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const char of list) {
    depth += { '(': 1, ')': -1 }[char] ?? 0;
    if (char === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${char}`);
  }
  return parts;
}

if (process.argv[1] === import.meta.filename) {
  const styles = join(dirname(import.meta.dirname), 'dist', '_astro');
  for (const name of globSync('*.css', { cwd: styles })) {
    const file = join(styles, name);
    writeFileSync(file, withoutScript(readFileSync(file, 'utf8')));
  }
}
