import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression of a source file. */
export interface Pattern {
  readonly file: string;
  /** The expression as written. `new RegExp` if the file builds it from parts. */
  readonly pattern: string;
}

/** The regular expressions of these files that take quadratic time or longer on a text, and those built from parts. */
export function slowPatterns(root: string, files: readonly string[]): readonly Pattern[] {
  const found = globSync([...files], { cwd: root }).flatMap((file) => patternsOf(root, file));
  const slow = new Map<string, boolean>();
  return found.filter(({ pattern }) => {
    if (!slow.has(pattern)) slow.set(pattern, isSlow(pattern));
    return slow.get(pattern);
  });
}

const built = 'new RegExp';

function patternsOf(root: string, file: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const text = readFileSync(posix.join(root, file), 'utf8');
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, pattern: `/${node.regex.pattern}/${node.regex.flags}` });
    },
    NewExpression: ({ callee, arguments: [first] }) => {
      const isFixed = first?.type === 'Literal' && 'regex' in first;
      if (callee.type === 'Identifier' && callee.name === 'RegExp' && !isFixed) found.push({ file, pattern: built });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Short texts come first: an exponential expression would never end with a long one. */
const lengths: readonly number[] = [24, 8_000];
// A linear expression takes less than 2 ms for the longest text, a quadratic one 15 ms or more.
const mostInMs = 8;

function isSlow(pattern: string): boolean {
  if (pattern === built) return true;
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern) ?? [];
  if (!/[*+]|\{\d+,\}/.test(source)) return false;
  const expression = new RegExp(source, flags);
  const [parts, characters] = [wordsOf(source), charactersOf(source)];
  const texts = ['', ...parts].flatMap((start) => [...parts, ...characters].map((part) => [start, part] as const));
  // Only a repeated group can need two characters.
  if (/\)[*+{]/.test(source))
    texts.push(...characters.flatMap((one) => characters.map((other) => ['', one + other] as const)));
  return texts.some(([start, part]) =>
    lengths.some((length) => isSlowFor(expression, start + part.repeat(length / Math.max(1, part.length - 1)))),
  );
}

function isSlowFor(expression: RegExp, head: string): boolean {
  // Only a text that doesn't match makes an expression try all ways.
  const text = `${head}\u0001`;
  const run = (): void => {
    expression.lastIndex = 0;
    text.replace(expression, '');
  };
  const start = performance.now();
  run();
  return performance.now() - start > mostInMs && Math.min(...[1, 2, 3].map(() => cpuInMs(run))) > mostInMs;
}

function cpuInMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Characters that a pattern names, with one for its letters and each class. */
function charactersOf(source: string): readonly string[] {
  const classes = [
    [/\\d|0-9/, '1'],
    [/\\[wpP]|[aA]-[zZ]/, 'aA1'],
    [/\\s/, ' \n'],
  ] as const;
  const ofClasses = classes.flatMap(([name, examples]) => (name.test(source) ? [...examples] : []));
  return [...new Set(['a', ' ', '"', ...ofClasses, ...source.replaceAll(/\\?[a-zA-Z]+/g, '')])].slice(0, 24);
}

/** Fixed texts of a pattern, such as `rel=`. */
const wordsOf = (source: string): readonly string[] =>
  [
    ...source
      .replaceAll(/\\[bBdDwWsS]|\\p\{[^}]*\}|[\^$]/g, '|')
      .replaceAll(/\\(.)/g, '$1')
      .matchAll(/[^()[\]{}*+?|]{2,}/g),
  ].map(([word]) => word);
