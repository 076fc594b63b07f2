import { type Chart, round } from '../measure/figure.ts';

const width = 760;
const labelWidth = 230;
const barHeight = 20;
const pitch = 28;
const top = 44;

/** Horizontal bars, ours in another color. Readable on light and dark backgrounds. */
export function chartOf({ title, unit, rows }: Chart): string {
  const most = Math.max(
    ...rows.flatMap(({ value, quartiles = [] }) => [value, ...quartiles]).filter(Number.isFinite),
    Number.MIN_VALUE,
  );
  const room = width - labelWidth - 110;
  const bars = rows.map(({ name, value, quartiles, ours }, index) => {
    const y = top + index * pitch;
    const length = Number.isFinite(value) ? Math.max(1, (value / most) * room) : 0;
    const [from, to] = (quartiles ?? []).map((edge) => (labelWidth + (edge / most) * room).toFixed(1));
    const end = Math.max(length, ((quartiles?.[1] ?? 0) / most) * room);
    const whisker = `  <line x1="${from}" x2="${to}" y1="${y + 10}" y2="${y + 10}" stroke="#1f2933" stroke-width="2"/>`;
    return [
      `  <text x="${labelWidth - 10}" y="${y + 14}" text-anchor="end">${escape(name)}</text>`,
      `  <rect x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="3" fill="${ours ? '#0b7a75' : '#9aa5b1'}"/>`,
      `  <text x="${(labelWidth + end + 8).toFixed(1)}" y="${y + 14}">${round(value)} ${escape(unit)}</text>`,
      ...(quartiles ? [whisker] : []),
    ].join('\n');
  });
  const height = top + rows.length * pitch + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif" font-size="13" fill="#52606d">`,
    `  <text x="0" y="22" font-size="15" font-weight="600">${escape(title)}</text>`,
    ...bars,
    '</svg>',
    '',
  ].join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
