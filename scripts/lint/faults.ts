import type { Exception } from './exceptions.ts';
import { maxLineLength, maxWords, rules } from './rules.ts';
import { type Kind, type Text, textsOf } from './texts.ts';

/** A sentence that breaks a rule. */
export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly kind: Kind;
  readonly rule: string;
  readonly remedy: string;
  readonly sentence: string;
}

/** Finds the sentences of a file that break a rule. */
export function faultsOf(path: string, source: string): readonly Fault[] {
  return [
    ...textsOf(path, source).flatMap((text) => faultsIn(path, text)),
    ...(path.endsWith('.md') ? longLines(path, source) : []),
  ];
}

/** Removes the faults that an exception allows, and lists the exceptions that no fault needs. */
export function withExceptions(
  found: readonly Fault[],
  exceptions: readonly Exception[],
): { readonly faults: readonly Fault[]; readonly unused: readonly Exception[] } {
  const isAllowed = ({ path, sentence }: Fault, exception: Exception): boolean =>
    exception.path === path && sentence.includes(exception.text);
  return {
    faults: found.filter((fault) => !exceptions.some((exception) => isAllowed(fault, exception))),
    unused: exceptions.filter((exception) => !found.some((fault) => isAllowed(fault, exception))),
  };
}

function faultsIn(path: string, { kind, line, text }: Text): readonly Fault[] {
  return sentencesOf(text).flatMap((sentence) => {
    const broken = rules.flatMap(({ name, pattern, remedy, except, only = kind }) => {
      const match = only !== kind || except?.includes(kind) ? undefined : pattern.exec(sentence)?.[0];
      return match === undefined ? [] : [{ name, remedy: `"${match.trim()}": ${remedy}` }];
    });
    const length = sentence.split(/\s+/).filter((word) => /[\p{L}\d`]/u.test(word)).length;
    const long = { name: 'long', remedy: `${length} words, at most ${maxWords}` };
    return [...broken, ...(length > maxWords ? [long] : [])].map(({ name, remedy }) => ({
      path,
      line,
      kind,
      rule: name,
      remedy,
      sentence,
    }));
  });
}

/** Code, quotations and links count as one word each. The numbers of rules before a title don't count. */
function sentencesOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(/<!--.*?-->/g, '')
    .replace(/^(?:[A-Z]{1,2}\d{2,3}(?:, |–|(?=:)))+: /, '')
    .replaceAll(/\{@link ([^}]*)\}/g, '`$1`')
    .replaceAll(/!?\[((?:[^\][]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, '`code`')
    .replaceAll(/\b(e\.g|i\.e|etc|vs|approx)\./g, '$1');
  return plain
    .split(/(?<=[.!?:]["')*]*)\s+(?=["'(*_]*[A-Z`])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function longLines(path: string, source: string): readonly Fault[] {
  let inCode = false;
  return source.split('\n').flatMap((sentence, index) => {
    if (/^\s*(?:```|~~~)/.test(sentence)) inCode = !inCode;
    const isProse = !inCode && !/^\s*(?:\||<|!\[|\[[^\]]+\]:|description:)/.test(sentence);
    const length = sentence.replaceAll(/\]\([^)]*\)/g, ']').length;
    if (!isProse || length <= maxLineLength) return [];
    const remedy = `${length} characters, at most ${maxLineLength}: one sentence per line`;
    return [
      { path, line: index + 1, kind: 'markdown', rule: 'long-line', remedy, sentence: `${sentence.slice(0, 100)}…` },
    ];
  });
}
