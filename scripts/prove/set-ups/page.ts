import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiled } from './compilers.ts';
import type { SetUp } from './tools.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The guide "Your set-up". */
export function setUpsPage(compiled: readonly Compiled[], tools: readonly SetUp[]): string {
  return `# Your set-up

Compilers, test runners and bundlers that work with the packages, and the settings that some of them need.

<!-- Written by \`pnpm docs:write set-ups\` from a run. Do not edit. -->
The packages are ES modules with types, for Node 22.13 and later.
Each entry was run with the packed packages.
\`pnpm prove set-ups\` repeats the run.

## TypeScript

The table shows how a program imports a client, by kind of project and \`moduleResolution\`.
Each program was compiled with \`strict\` and without \`skipLibCheck\`.

${compilerTable(compiled)}

If a CommonJS project gets TS1479 for \`import\`, import the client where you use it:
\`const { createHub } = await import('@tradelane/hub')\`.

\`node10\` ignores the exports of a package, so it finds no entry (TS2307).
TypeScript 5 uses it by default for \`module: commonjs\`.
TypeScript 6 and later reject it.
Set \`module\` and \`moduleResolution\` to \`nodenext\`, or to \`node16\` before TypeScript 5.9.

## No settings needed

${tools
  .filter(({ needs }) => needs === undefined)
  .map(({ name }) => `- ${name}`)
  .join('\n')}

Jest's jsdom environment has no \`fetch\`, \`Response\`, \`TextEncoder\` or \`ReadableStream\`.
Start a test that calls a client with \`/** @jest-environment node */\`.
Vitest's jsdom environment has them.

msw intercepts \`fetch\` but not \`createNodeTransport()\`.
In tests, leave \`transport\` out, or pass \`createNodeTransport({ dispatcher })\` with undici's \`MockAgent\`.

${tools
  .flatMap(({ name, needs, settings }) => (needs === undefined ? [] : [`## ${name}\n\n${needs}${shown(settings)}`]))
  .join('\n\n')}
`;
}

const shownWay = (way: string | undefined): string => (way === undefined ? 'none' : `\`${way}\``);

const kindOf = ({ project, resolution }: Compiled): string => `${project}, \`${resolution}\``;

function compilerTable(compiled: readonly Compiled[]): string {
  const compilers = [...new Set(compiled.map(({ compiler }) => compiler))];
  const kinds = [...new Set(compiled.map(kindOf))].toSorted();
  const wayOf = (kind: string, compiler: string): string | undefined =>
    compiled.find((one) => one.compiler === compiler && kindOf(one) === kind)?.way;
  return [
    row(['', ...compilers.map((compiler) => `TypeScript ${compiler}`)]),
    row(['---', ...compilers.map(() => '---')]),
    ...kinds.map((kind) => row([kind, ...compilers.map((compiler) => shownWay(wayOf(kind, compiler)))])),
  ].join('\n');
}

function shown(settings: string | undefined): string {
  if (settings === undefined) return '';
  const text = readFileSync(join(import.meta.dirname, 'files', settings), 'utf8');
  return `\n\n\`\`\`js\n${text}\`\`\``;
}
