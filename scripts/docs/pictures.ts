/** Draws the terminal picture of the README from a real run of the tour: `node scripts/docs/pictures.ts` writes docs/pictures/tour.svg. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const columns = 118;
const lineHeight = 19;
const colors: Readonly<Record<string, string>> = {
  '■': '#7dd3fc',
  '✓': '#86efac',
  '✔': '#86efac',
  '→': '#e2e8f0',
  '←': '#94a3b8',
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cut = (line: string): string => (line.length > columns ? `${line.slice(0, columns - 1)}…` : line);

/** As many lines as fit from the start of one chapter, then the end. */
function excerpt(output: string): readonly string[] {
  const lines = output.trimEnd().split('\n');
  const from = lines.findIndex((line) => line.includes('The seller accepts'));
  const peak = lines.findIndex((line) => line.includes('A peak'));
  return [
    '$ npx -y pnpm@12 start',
    '',
    ...lines.slice(from, from + 12),
    '  …',
    '',
    ...lines.slice(peak, peak + 8),
    '  …',
    '',
    lines.at(-1) ?? '',
  ];
}

function draw(lines: readonly string[]): string {
  const texts = lines.map((line, index) => {
    const color = line.startsWith('$') ? '#fde68a' : (colors[line.trimStart().charAt(0)] ?? '#94a3b8');
    return `  <text x="20" y="${58 + index * lineHeight}" fill="${color}" xml:space="preserve">${escape(cut(line))}</text>`;
  });
  const height = 78 + lines.length * lineHeight;
  const dots = ['#f87171', '#fbbf24', '#4ade80'].map(
    (fill, index) => `  <circle cx="${24 + index * 20}" cy="22" r="6" fill="${fill}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 ${height}" role="img" aria-label="A terminal that runs the tour">
  <rect width="960" height="${height}" rx="10" fill="#0f172a"/>
${dots.join('\n')}
  <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="12.8">
${texts.join('\n')}
  </g>
</svg>
`;
}

const output = execFileSync(process.execPath, [`${root}scripts/test/tour.ts`], { encoding: 'utf8' });
writeFileSync(`${root}docs/pictures/tour.svg`, draw(excerpt(output)));
