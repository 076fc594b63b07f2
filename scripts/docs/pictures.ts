/**
 * Draws the terminal pictures of the README from real runs. `node scripts/docs/pictures.ts tour` writes
 * docs/pictures/tour.svg, and `import` writes import.svg in ten minutes, because imports are read each five minutes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Types commands on a terminal: a file with errors is imported, corrected and imported again. */
function importing(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tradelane-picture-'));
  const offers = [
    'sku;price;quantity;state',
    'LAMP-13;44.5;7;11',
    'POT-3;4O.00;3;11',
    'CHAIR-27;12;-2;11',
    'CHAIR-42;89;4;11',
  ];
  writeFileSync(join(folder, 'offers.csv'), `${offers.join('\n')}\n`);
  const program = `'${process.execPath}' '${root}packages/cli/dist/main.js' "$@"`;
  writeFileSync(join(folder, 'tradelane'), `#!/bin/sh\nexec ${program}\n`, { mode: 0o755 });
  const run = (line: string): readonly string[] => {
    const env = {
      ...process.env,
      PATH: `${folder}:${process.env['PATH']}`,
      TRADELANE_CONFIG_FOLDER: folder,
      NO_COLOR: '1',
    };
    const command = `stty cols ${columns} && ${line} || true`;
    const text = execFileSync('script', ['-qec', command, '/dev/null'], { cwd: folder, env, encoding: 'utf8' });
    // A line of progress is replaced by the next one.
    const shown = text
      .trimEnd()
      .split(/\r?\n/)
      .map((one) => one.split('\r\u001B[K').findLast((part) => part !== '') ?? '');
    return [`$ ${line}`, ...shown.filter((one) => one !== ''), ''];
  };
  run('tradelane use sandbox --url http://127.0.0.1:4099');
  try {
    return [
      'tradelane import offers offers.csv --rest rest.csv',
      "sed -i 's/4O/40/; s/;-2/;2/' rest.csv",
      'tradelane import offers rest.csv',
    ].flatMap(run);
  } finally {
    run('tradelane use sandbox --stop');
  }
}

function draw(label: string, lines: readonly string[]): string {
  const texts = lines.map((line, index) => {
    const color = line.startsWith('$') ? '#fde68a' : (colors[line.trimStart().charAt(0)] ?? '#94a3b8');
    return `  <text x="20" y="${58 + index * lineHeight}" fill="${color}" xml:space="preserve">${escape(cut(line))}</text>`;
  });
  const height = 78 + lines.length * lineHeight;
  const dots = ['#f87171', '#fbbf24', '#4ade80'].map(
    (fill, index) => `  <circle cx="${24 + index * 20}" cy="22" r="6" fill="${fill}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 ${height}" role="img" aria-label="${label}">
  <rect width="960" height="${height}" rx="10" fill="#0f172a"/>
${dots.join('\n')}
  <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="12.8">
${texts.join('\n')}
  </g>
</svg>
`;
}

const pictures: Readonly<Record<string, () => string>> = {
  tour: () =>
    draw(
      'A terminal that runs the tour',
      excerpt(execFileSync(process.execPath, [`${root}scripts/test/tour.ts`], { encoding: 'utf8' })),
    ),
  import: () => draw('A terminal that imports offers, corrects refused lines and imports them again', importing()),
};
for (const name of process.argv.slice(2)) writeFileSync(`${root}docs/pictures/${name}.svg`, pictures[name]?.() ?? '');
