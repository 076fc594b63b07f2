import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiled } from './compilers.ts';
import type { SetUp } from './tools.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The guide "Your set-up". */
export function setUpsPage(compiled: readonly Compiled[], tools: readonly SetUp[]): string {
  return `# Your set-up

What your compiler, your tests and your bundler need to work with the packages: mostly nothing.

<!-- Written by \`pnpm set-ups\` from its runs. Do not edit. -->
The packages are ES modules with their types, for Node 22.13 and later. Every line here was run with packed packages; \`pnpm set-ups\` does it again.

## TypeScript

How a program imports a client, by the kind of the project and its \`moduleResolution\`, with \`strict\` and without \`skipLibCheck\`:

${compilerTable(compiled)}

A CommonJS project whose compiler refuses the plain import of an ES module (TS1479) imports it where it is used: \`const { createHub } = await import('@tradelane/hub')\`.

\`node10\`, which TypeScript 5 takes for \`module: commonjs\` where nothing is said, does not know what a package exports and finds none of them (TS2307); TypeScript 6 and later refuse it.
Set \`module\` and \`moduleResolution\` to \`nodenext\`, or to \`node16\` before TypeScript 5.9.

## Nothing to set

${tools
  .filter(({ needs }) => needs === undefined)
  .map(({ name }) => `- ${name}`)
  .join('\n')}

Jest's jsdom environment lacks \`fetch\`, \`Response\`, \`TextEncoder\` and \`ReadableStream\`: a test that calls begins with \`/** @jest-environment node */\`. That of vitest has them.

msw sees what goes over \`fetch\`, and not \`createNodeTransport()\`, whose requests would reach the host: in tests leave \`transport\` out, or pass \`createNodeTransport({ dispatcher })\` with a \`MockAgent\` of undici.

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
