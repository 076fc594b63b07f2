/**
 * The codes that stand for the texts of errors in the build for the export condition `production`: `node scripts/error-codes.ts` gives one to each new
 * text in `packages/core/error-codes.tsv` and writes the page `docs/error-codes.md`; `--check` fails where that is to be done. A code
 * that was given once is kept for its text, also when the sources no longer have it: what was built before still says it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorTexts } from '../packages/core/bundle.ts';
import { readErrorCodes } from '../packages/core/error-texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const table = `${root}packages/core/error-codes.tsv`;
const page = `${root}docs/error-codes.md`;

const introduction = `# Codes of errors

<!-- Written by \`node scripts/error-codes.ts\` from the sources. Do not edit. -->

In a bundle for browsers that is made with the export condition \`production\` the messages of the core's errors are codes, which keeps the texts
out of the bundle. The class of an error, its \`name\` and its fields are the same. What the types rule out (options and arguments of another kind,
unknown names) is not looked for there, nor whether a \`baseUrl\` ends with what the client adds, or a text is empty. A response that is no JSON
is told by its length alone, and where in it an integer stands that would be rounded is \`$\`. Everywhere else, on Node and without the condition, all is looked for, and the texts are there in full.

A code is followed by its values in brackets, in the order in which the text below has them; a value may be a code again. So
\`E1(orders.list,E2)\` is the text of \`E1\` with two values, the second of them the text of \`E2\`. A text says what to do where there is something to do.
\`{…}\` stands for a value that has no short name.
`;

const texts = new Set((await errorTexts()).map(({ text }) => text));
const given = readErrorCodes();
const missing = [...texts].filter((text) => !given.has(text));
const last = Math.max(0, ...[...given.values()].map((code) => Number(code.slice(1))));
const codes = new Map([...given, ...missing.map((text, index) => [text, `E${last + index + 1}`] as const)]);

const files = { [table]: renderTable(), [page]: renderPage() };
if (process.argv.includes('--check')) {
  for (const text of missing) console.error(`This text of an error has no code: ${text}`);
  const stale = Object.entries(files).filter(([path, text]) => text !== readFileSync(path, 'utf8'));
  if (stale.length > 0) {
    console.error(
      `Stale: ${stale.map(([path]) => path.slice(root.length)).join(', ')}. Run \`node scripts/error-codes.ts\`.`,
    );
    process.exit(1);
  }
} else {
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
  console.log(`${codes.size} codes, ${missing.length} of them new`);
}

function renderTable(): string {
  return ['code\ttext', ...[...codes].map(([text, code]) => `${code}\t${text}`)].join('\n') + '\n';
}

function renderPage(): string {
  const rows = [...codes].map(
    ([text, code]) =>
      `| <a id="${code.toLowerCase()}"></a>\`${code}\` | ${cell(text)}${texts.has(text) ? '' : ' _(no longer in use)_'} |`,
  );
  return `${introduction}\n| Code | Text |\n| --- | --- |\n${rows.join('\n')}\n`;
}

function cell(text: string): string {
  return text
    .trim()
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll('*', String.raw`\*`);
}
