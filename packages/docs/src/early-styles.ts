/**
 * Moves every style sheet of a built page to the end of its head. A late style sheet would restyle the page, and an
 * early one would delay the scripts of the head, and with them the other style sheets.
 * `node src/early-styles.ts` after `astro build`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function withEarlyStyles(html: string): string {
  const links = new Set<string>();
  const rest = html.replaceAll(/<link rel="stylesheet"[^>]*>/g, (link) => {
    links.add(link);
    return '';
  });
  return rest.replace('</head>', () => `${[...links].join('')}</head>`);
}

if (process.argv[1] === import.meta.filename) {
  const site = join(dirname(import.meta.dirname), 'dist');
  for (const path of globSync('**/*.html', { cwd: site })) {
    const file = join(site, path);
    writeFileSync(file, withEarlyStyles(readFileSync(file, 'utf8')));
  }
}
