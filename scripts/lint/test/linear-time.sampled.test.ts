import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { Mask } from '../../../packages/cli/src/agent/mask/mask.ts';
import { oneLine } from '../../../packages/cli/src/io.ts';
import { itemResultsOf } from '../../../packages/core/src/batches/item-results.ts';
import { findUnsafeNumber, readJson } from '../../../packages/core/src/call/json.ts';
import { baseName, foreignName, safeName, trimEnd } from '../../../packages/core/src/content/file-name.ts';
import { parseContentDisposition } from '../../../packages/core/src/files/content-disposition.ts';
import { CsvParser } from '../../../packages/core/src/files/csv-parser.ts';
import { JsonListScanner } from '../../../packages/core/src/files/json-list-scanner.ts';
import { LineScanner, type RowScanner } from '../../../packages/core/src/files/line-scanner.ts';
import { asJson } from '../../../packages/core/src/lite.ts';
import { parseLinkHeader } from '../../../packages/core/src/lists/adjacent-pages.ts';
import { isRepeated, RecentRows, shiftedRows } from '../../../packages/core/src/lists/repeated-pages.ts';
import { maskCredentials } from '../../../packages/core/src/transport/redact.ts';
import { retryAfterOf } from '../../../packages/core/src/transport/retry-after.ts';
import { zipEntries } from '../../../packages/core/src/zip.ts';
import { readProductFile } from '../../../packages/sandbox/src/domains/instance/products/files/product-file.ts';
import type { FileFormat } from '../../../packages/sandbox/src/domains/instance/products/model/index.ts';
import { zip } from '../../../packages/sandbox/src/files/zip.ts';
import { decodeJson } from '../../../packages/sandbox/src/http/json.ts';
import { accepts, parseMediaType } from '../../../packages/sandbox/src/http/media-type.ts';
import { parseMultipart } from '../../../packages/sandbox/src/http/multipart.ts';
import { decodeJsonOrXml } from '../../../packages/sandbox/src/http/xml-part.ts';
import { maskedText, withoutCredentials } from '../../../packages/sandbox/src/secrets.ts';
import { sampled } from '../../../packages/test-servers/src/sampled.ts';
import { publicPackages, root } from '../../build/packages.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const inPieces = (text: string): readonly string[] => text.match(/[^]{1,512}/g) ?? [];

const liteJson = (text: string): Promise<unknown> =>
  asJson({
    operation: { id: 'read', method: 'GET', path: '/' },
    status: 200,
    headers: new Headers(),
    body: new Blob([text]),
    fault: (found) => new Error(found),
  });

/** A stored entry whose length follows its data. */
const zipOf = (data: string): Uint8Array =>
  bytesOf(`PK\u0003\u0004\u0014\0\u0008\0\0\0\0\0\0\0${'\0'.repeat(12)}\u0001\0\0\0a${data}`);

/** Feeds a scanner in small pieces, because one that starts again with each piece takes quadratic time. */
const scan = (scanner: RowScanner, text: string): unknown =>
  inPieces(text).map((piece) => [...scanner.push(piece)].length);

function productFile(format: FileFormat, bytes: Uint8Array): void {
  const sink = { columns: () => undefined, record: () => undefined };
  for (const _ of readProductFile(format, bytes, sink));
}

function workbook(rows: string, texts: string): void {
  const entries = {
    'workbook.xml': '<workbook><sheets><sheet id="1"/></sheets></workbook>',
    'workbook.xml.rels': '<Relationships><Relationship Id="1" Target="sheet.xml"/></Relationships>',
    'sharedStrings.xml': `<sst>${texts}`,
    'sheet.xml': `<worksheet><sheetData>${rows}`,
  };
  const files = Object.entries(entries).map(([name, text]) => ({
    folders: name.endsWith('.rels') ? ['xl', '_rels'] : ['xl'],
    name,
    bytes: bytesOf(text),
    modifiedAt: '2026-01-01',
  }));
  productFile('XLSX', zip(files));
}

const mask = new Mask(false);
mask.hide('CANARY+4711');

interface Reader {
  readonly read: (text: string) => unknown;
  /** The shapes of text that cost most. */
  readonly shapes: readonly string[];
  /** Files of the reader that keep a position in the text. */
  readonly files?: readonly string[];
}

/** Readers of what servers, callers and files contain. */
const readers: Readonly<Record<string, Reader>> = {
  'JSON of the lite client': {
    read: (text) => Promise.allSettled([`{"a":1e400,"b":"${text}`, `[${text}1]`].map(liteJson)),
    shapes: ['\\"', '"', '1', '\\', '-', ' ', '1e400,'],
  },
  'JSON of a response': {
    read: (text) => [readJson(`{"a":"${text}`), readJson(`[${text}1]`, 200, true)],
    shapes: ['\\"', '"', '1', '[', '{"a":', '\\', ' ', '1e400,', '12345678901234567,'],
  },
  'numbers of JSON': {
    read: (text) => findUnsafeNumber(`{"a":${text}`),
    shapes: ['1', '"', '\\"', '1,', '[', '1.', '1e', '"a":', '1e400,', '1e400.', `${'1'.repeat(250)}.`],
    files: ['core/src/call/json.ts'],
  },
  'rows of JSON': {
    read: (text) => scan(new JsonListScanner(true), `[{"a":"${text}`),
    shapes: ['\\"', '"', '{', '[', '},{', '\\', '\n', '{}\n', 'a'],
    files: ['core/src/files/json-list-scanner.ts'],
  },
  'lines of JSON': {
    read: (text) => scan(new LineScanner(), text),
    shapes: ['\n', '{}\n', 'a', '\r'],
    files: ['core/src/files/line-scanner.ts'],
  },
  CSV: {
    read: (text) => {
      const parser = new CsvParser(() => undefined, { characters: 1e7, columns: 1e6 });
      for (const piece of inPieces(`a;b\n"${text}`)) parser.push(piece);
    },
    shapes: ['"', '""', '";"', '\n', 'a', ';', '\r', '";"\n', ' "'],
    files: ['core/src/files/csv-parser.ts'],
  },
  'the header of CSV': {
    read: (text) => {
      const parser = new CsvParser(() => undefined, { characters: 1e7, columns: 1e6 });
      for (const piece of inPieces(text)) parser.push(piece);
    },
    shapes: ['"', '"\n', ';', ',', 'a', ' ', '\n', '\r'],
  },
  'an archive': {
    read: async (text) => {
      for await (const entry of zipEntries(zipOf(text))) for await (const _ of entry.stream());
    },
    shapes: ['P', 'PK', 'PK\u0007\u0008', 'PK\u0003\u0004', 'PK\u0001\u0002', '\0'],
    files: ['core/src/zip/entry-data.ts', 'core/src/zip/inflate.ts'],
  },
  'the name of a file': {
    read: (text) => [foreignName(text), safeName(text), baseName(text), trimEnd(text, '. ')],
    shapes: ['.', ' ', '/', '..', '. ', '\u0301', '\u202E', 'a.'],
  },
  'Content-Disposition': {
    read: (text) => parseContentDisposition(`attachment; filename="a${text}`),
    shapes: ['"', '\\', ';', 'a=', ' ', '=?', '%', "'", '=?utf-8?q?a?= ', '*0="a";'],
    files: ['core/src/content/charset.ts'],
  },
  Link: {
    read: (text) => parseLinkHeader(`</a>; rel="next${text}`),
    shapes: ['"', '\\', ';', '<', '>', ' ', ', <a>', '; a='],
    files: ['core/src/lists/adjacent-pages.ts'],
  },
  'two pages of a list': {
    read: (text) => {
      const ids = text.match(/.{20}/g) ?? [];
      const before = { items: ids.map((id) => ({ id })), total: 0 };
      const after = { items: [...ids.slice(1), '-'].map((id) => ({ id })), total: ids.length };
      return [
        shiftedRows(before.items, after.items, ids.length),
        new RecentRows().step(before.items).recent.step(after.items),
        isRepeated(before, after),
      ];
    },
    shapes: ['a', `${'a'.repeat(39)}b`, `${'a'.repeat(59)}b`],
    files: ['core/src/lists/repeated-pages.ts'],
  },
  'the results of a batch whose items have one key': {
    read: (text) => {
      const items = (text.match(/.{20}/g) ?? []).map((_, line) => ({ order_id: 'o', line }));
      const refusals = [items, items.map(() => ({ order_id: 'o' }))];
      for (const errors of refusals)
        itemResultsOf({ failed: 'errors', key: ['order_id'] }, items, { errors }, { start: 0, list: '' });
    },
    shapes: ['a'],
  },
  'an error that quotes a credential': {
    read: (text) => maskCredentials(text, ['Bearer CANARY+4711/abcdef', 'CANARY+4712']),
    shapes: ['\\', '\\u', '%25', '&#x', '&amp;', 'CANARY', 'Bearer ', '&#1'],
  },
  'Retry-After': {
    read: (text) => retryAfterOf(new Headers({ 'retry-after': `Mon${text}`.trim() }), 0),
    shapes: ['1', 'a', '-', ' 1', ', ', ' 00:00:00'],
  },
  'a media type': {
    read: (text) => parseMediaType(`text/x; ${text}x`),
    shapes: ['a', ' ', '="', '\\', ';', 'a='],
  },
  'accepted types': { read: (text) => accepts(text, 'text/csv'), shapes: [',', 'a/', '*/*,', ';q=', ' '] },
  'a form': {
    read: (text) => {
      const boundary = 'a'.repeat(200);
      parseMultipart(bytesOf(`--${boundary}\r\n${text}\r\n\r\n${text}`), `multipart/form-data; boundary=${boundary}`);
    },
    shapes: ['a', '\r\n', '\r\n--', '\r\n--a', `\r\n--${'a'.repeat(200)}\r\n`, '-', ':', ' '],
    files: ['sandbox/src/http/multipart.ts'],
  },
  'the body of a request': {
    read: (text) => decodeJson(bytesOf(`{"a":"${text}`), 'body'),
    shapes: ['[', '"', '\\"', '{"a":', '1,', '\\'],
    files: ['sandbox/src/http/json.ts'],
  },
  'a part in XML': {
    read: (text) => decodeJsonOrXml(bytesOf(`<body><a>${text}`), 'body'),
    shapes: ['<b/>', '<b>', '&amp;', '<!--', '<![CDATA[', ']]>', 'a', ' b="', '<b b="', '<?a '],
    files: ['sandbox/src/http/xml-part.ts'],
  },
  'product files in CSV': {
    read: (text) => productFile('CSV', bytesOf(`a;b\n${text}`)),
    shapes: ['"', '""', '\n', ';', 'a', '";"', '1;2\n'],
    files: ['sandbox/src/generated/csv-parser.ts'],
  },
  'product files in XML': {
    read: (text) => productFile('XML', bytesOf(`<import>${text}`)),
    shapes: ['<a/>', '<', '&amp;', '<!--', '<![CDATA[', ']]>', 'a', '<a b="', '<product><a>1</a></product>'],
    files: ['sandbox/src/domains/instance/products/files/bounded-xml.ts'],
  },
  'product files in XLSX': {
    read: (text) => {
      for (const work of [() => workbook(text, ''), () => workbook('', text)]) ends(work);
      ends(() => productFile('XLSX', zipOf(text)));
    },
    shapes: [
      '<row><c><v>1</v></c></row>',
      '<row r="9"/>',
      '<c r="ZZ1"/>',
      '<c r="',
      '<v>a</v>',
      '<si><t>_x000D_</t></si>',
      '<t>_x</t>',
      '<t>',
      '&amp;',
      '_x000',
      'PK',
      'PK\u0003\u0004',
      'PK\u0007\u0008',
    ],
    files: ['sandbox/src/domains/instance/products/files/xlsx-reader.ts'],
  },
  'a text of the API for an agent': {
    read: (text) => mask.text(`${text}\u0001`),
    shapes: [
      'a',
      '1',
      '1 ',
      '+1',
      '-',
      'a@',
      'a.',
      '@a.',
      'eyJ',
      'eyJa.',
      'Bearer ',
      'DE12',
      '[',
      '[quoted ',
      '[quoted [secret',
    ],
  },
  'a file of the API for an agent': {
    read: (text) => mask.file(`${text}\u0001`),
    shapes: ['[', '{"a":', '"\\"', '{}\n', '\n', 'a@a.a '],
  },
  'a text for a terminal': { read: oneLine, shapes: ['\t', '\u001b[', '\n ', '\u009b'] },
  'a URL with credentials': { read: withoutCredentials, shapes: ['\\', '/', ':', 'a', '@', 'a:', '&a='] },
  'a body for the journal of the sandbox': {
    read: maskedText,
    shapes: ['"', '"a', '"\\', '"key":', '"key":[', 'a=', 'a', '<a', '<a>', '{"token":{'],
    files: ['sandbox/src/secrets.ts'],
  },
};

/** Files that keep a position in a text that no other program sends, with the source of the text. */
const unmeasured: Readonly<Record<string, string>> = {
  'cli/src/agent/message-lines.ts': 'line ends, each byte once',
  'core/src/call/url.ts': 'the paths of the API descriptions',
  'events/src/brokers/nats/pull.ts': 'nine fields of a subject',
  'sandbox/src/domains/account/model/accounts.ts': 'a name of at most 100 characters',
  'sandbox/src/http/fetch-adapter.ts': 'a URL of the runtime, each part once',
  'sandbox/src/store/snapshot.ts': 'data of the sandbox, each character once',
  'sandbox/src/world/identifiers.ts': 'data of the sandbox, each character once',
};

function ends(work: () => unknown): unknown {
  try {
    return work();
  } catch (refusal) {
    return refusal; // It takes its time too.
  }
}

async function cpuInMs(work: () => unknown, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < times; done += 1) await Promise.resolve(ends(work)).catch(() => undefined);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Times below 4 ms are inaccurate. All texts of a linear shape take less than 1 s together.
const [leastInMs, mostInMs] = [4, 10_000];

/**
 * Whether one text of four lengths and two of two lengths take at most 1.5 times as long as four texts of one length. The
 * least times count, because a busy machine only adds to them.
 */
async function isLinear(read: (text: string) => unknown, shape: string): Promise<boolean> {
  const start = process.cpuUsage().user;
  // A step in the cost of memory, such as that of large objects, is in the range of one length only.
  for (const length of [25_000, 100_000, 200_000]) {
    const timeOf = (lengths: number, times: number): Promise<number> => {
      const text = shape.repeat(Math.ceil((lengths * length) / shape.length));
      return cpuInMs(() => read(text), times);
    };
    // The first time includes the work of the compiler.
    await timeOf(1, 1);
    const repeats = Math.ceil(leastInMs / Math.max(0.1, await timeOf(1, 4)));
    let [one, two, four] = [Infinity, Infinity, Infinity];
    for (let round = 0; round < 5; round += 1) {
      one = Math.min(one, await timeOf(1, 4 * repeats));
      two = Math.min(two, await timeOf(2, 2 * repeats));
      four = Math.min(four, await timeOf(4, repeats));
      if (Math.max(two, four) < 1.5 * one) return true;
      if ((process.cpuUsage().user - start) / 1000 > mostInMs) return false;
    }
  }
  return false;
}

test.each(Object.entries(readers))(
  'G60: the time to read %s grows no faster than its length',
  async (_, reader) => {
    const superlinear: string[] = [];
    for (const shape of sampled(reader.shapes, 3)) if (!(await isLinear(reader.read, shape))) superlinear.push(shape);
    expect(superlinear).toEqual([]);
  },
  300_000, // A busy machine takes long for the same CPU time.
);

test('G60: every reader that keeps its position in a text is measured', () => {
  const keepsPosition =
    /\.lastIndex = |ndexOf\([^()]*, ?(?:\w+|\w+ \+ \d)\)|charCodeAt\((?:at|i)\)|new SaxesParser|new Unzip\(|DecompressionStream\(/;
  const found = publicPackages().flatMap(({ folder }) =>
    globSync(`${folder}/src/**/*.ts`)
      .filter((file) => keepsPosition.test(readFileSync(file, 'utf8')))
      .map((file) => relative(`${root}/packages`, file)),
  );
  const measured = Object.values(readers).flatMap(({ files = [] }) => files);
  expect(found.toSorted()).toEqual([...measured, ...Object.keys(unmeasured)].toSorted());
});
