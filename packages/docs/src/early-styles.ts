/**
 * Moves every style sheet of a built page into its head. A late style sheet would restyle the page.
 * `node src/early-styles.ts` after `astro build`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function withEarlyStyles(html: string): string {
  const end = html.indexOf('</head>');
  const late: string[] = [];
  const body = html.slice(end).replaceAll(/<link rel="stylesheet"[^>]*>/g, (link) => {
    late.push(link);
    return '';
  });
  return end < 0 || late.length === 0 ? html : html.slice(0, end) + [...new Set(late)].join('') + body;
}

if (process.argv[1] === import.meta.filename) {
  const site = join(dirname(import.meta.dirname), 'dist');
  for (const path of globSync('**/*.html', { cwd: site })) {
    const file = join(site, path);
    writeFileSync(file, withEarlyStyles(readFileSync(file, 'utf8')));
  }
}
