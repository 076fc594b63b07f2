import { Resvg } from '@resvg/resvg-js';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { escapeHtml } from '../fields/inline.ts';
import type { SurfaceReference } from './reference.ts';
import { clientOf } from './reference.ts';

/** The typeface of the site, with the characters and the weights that it shows. */
export async function fontFor(text: string): Promise<Uint8Array> {
  const axes = { wght: { min: 400, max: 700 } };
  return subsetFont(readFont(), text, { targetFormat: 'woff2', variationAxes: axes });
}

function readFont(): Buffer {
  return readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')),
  );
}

interface File {
  readonly path: string;
  readonly data: Uint8Array;
}

/** The images of shared links, see `shareImageOf`, and the icons of browsers that show no SVG. */
export async function images(mark: string, references: readonly SurfaceReference[]): Promise<readonly File[]> {
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32));
  const font = join(tmpdir(), 'tradelane-share.ttf');
  writeFileSync(font, await subsetFont(readFont(), ascii, { targetFormat: 'sfnt', variationAxes: { wght: 600 } }));
  const shared = (name: string, title: string, about: string): File => ({
    path: `share/${name}.png`,
    data: png(shareSvg(mark, title, about), font),
  });
  const count = references.reduce((sum, { operations }) => sum + operations.length, 0);
  const icon = (size: number, ground: string): Uint8Array =>
    png(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-5 -5 42 42"><rect x="-5" y="-5" width="42" height="42" fill="${ground}"/>${innerOf(mark)}</svg>`,
    );
  return [
    shared('home', 'Every sales channel, one typed API', 'TypeScript clients, a sandbox and a reference'),
    shared('guides', 'Guides', 'From the first call to production'),
    shared('reference', 'Reference', `${count} operations with samples that run`),
    shared('events', 'Events', 'Messages that the hub sends to a connector'),
    shared('types', 'Types', 'Every export of every package'),
    shared('changelog', 'Rules and changes', 'OpenAPI documents, rules and versions'),
    ...references.map(({ surface, document, operations: { length } }) =>
      shared(
        surface.name,
        document.info.title,
        `${length} ${length === 1 ? 'operation' : 'operations'}${surface.client ? ` in ${clientOf(surface).package}` : ''}`,
      ),
    ),
    { path: 'apple-touch-icon.png', data: icon(180, '#ffffff') },
    { path: 'favicon.ico', data: icoOf(icon(32, 'none'), 32) },
  ];
}

function png(svg: string, file?: string): Uint8Array {
  const font = { fontFiles: file === undefined ? [] : [file], loadSystemFonts: false, defaultFontFamily: 'Geist' };
  return new Resvg(svg, { font }).render().asPng();
}

function innerOf(mark: string): string {
  return mark
    .replace('<svg ', '<g ')
    .replace('</svg>', '</g>')
    .replace(/ viewBox="[^"]*"/, '');
}

/** The title in large letters, its subject below, and the mark above. */
function shareSvg(mark: string, title: string, about: string): string {
  const size = title.length > 18 ? 80 : 104;
  const lines = linesOf(title, title.length > 18 ? 24 : 18);
  const top = 340 - (lines.length - 1) * size * 0.55;
  const text = lines.map((line, at) => `<tspan x="90" y="${top + at * size * 1.1}">${escapeHtml(line)}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Geist">
  <rect width="1200" height="630" fill="#0d1526"/>
  <g transform="translate(870 -70) scale(13)" opacity="0.3">${innerOf(mark)}</g>
  <g transform="translate(90 80) scale(2)">${innerOf(mark).replace('#2f6fdd', '#7fa9f8')}</g>
  <text x="172" y="126" font-size="40" fill="#ffffff">Tradelane</text>
  <text font-size="${size}" letter-spacing="-2.5" fill="#ffffff">${text.join('')}</text>
  <text x="90" y="540" font-size="36" fill="#a9c8ff">${escapeHtml(about)}</text>
</svg>`;
}

/** A text in lines of at most some characters. */
function linesOf(text: string, most: number): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= most || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** An icon file that contains one PNG. */
function icoOf(image: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, image]);
}
