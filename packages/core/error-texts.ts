import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/** A part of a message as the sources have it: `{name}` for each value in it. */
export interface ErrorText {
  readonly text: string;
  /** The module that it is in. */
  readonly module: string;
}

/** Code by text; see `scripts/error-codes.ts`. */
export type ErrorCodes = ReadonlyMap<string, string>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

const table = join(import.meta.dirname, 'error-codes.tsv');
const explained = join(import.meta.dirname, 'src/base/errors/explained.ts');

/** Said once, where a message holds others that end with it too. */
const withAddress =
  "const at = ' (https://github.com/tradelane/tradelane/blob/main/docs/error-codes.md)'; " +
  "return /\\bE\\d/.test(`${message}`) ? `${message}`.replaceAll(at, '') + at : message;";

/** Modules whose words are no errors: what is logged, reported, kept or sent, and what stands in results beside the items. */
const notErrors = new Set([
  'base/log/observer',
  'client/check/run-checks',
  'flows/settings-cache/cache-entry',
  'flows/sync/recent-items',
  'kinds/batches/batch-run',
  'kinds/batches/item-results',
]);

/** Words, at least two: what a person reads. What has an equals sign or a line break is read by machines. */
const words = /^(?!.*[=\r]).*[a-z`)\]][,;:.]? [a-z(`]/;

/** Methods that look for a text, which must be there to be found. */
const searches = /^(?:includes|startsWith|endsWith|indexOf|split|test)$/;

/** The codes that are given so far. */
export function readErrorCodes(): ErrorCodes {
  if (!existsSync(table)) return new Map();
  const [, ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]).map(([code, text]) => [text, code]));
}

/** Puts codes in the place of the texts of errors; a text that has none yet stays. `onText` is told of each. */
export function codesForTexts(codes: ErrorCodes, onText?: (found: ErrorText) => void): Plugin {
  return {
    name: 'codes in place of the texts of errors',
    transform: {
      filter: { id: /\/core\/src\/(?:base|call|client|kinds|flows)\/.*\.ts$/ },
      handler(code, id) {
        const module = id.slice(id.indexOf('/core/src/') + 10, -3);
        if (id === explained) return { code: code.replace('return message;', withAddress), map: null };
        if (notErrors.has(module)) return null;
        return { code: withCodes(code, codes, (text) => onText?.({ text, module })), map: null };
      },
    },
  };
}

function withCodes(code: string, codes: ErrorCodes, onText: (text: string) => void): string {
  const edits: Edit[] = [];
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node, (node) => {
    const text = textOf(node, code);
    if (text === undefined || !words.test(text)) return;
    onText(text);
    const given = codes.get(text);
    if (given !== undefined) edits.push(...editsOf(node, given));
  });
  let changed = code;
  for (const { from, to, by } of edits.toSorted((one, other) => other.from - one.from))
    changed = changed.slice(0, from) + by + changed.slice(to);
  return changed;
}

/** The code, and behind it the values in brackets, which may hold texts themselves. */
function editsOf(node: Node, code: string): readonly Edit[] {
  const values = node.type === 'TemplateLiteral' ? (node['expressions'] as readonly Node[]) : [];
  if (values.length === 0) return [{ from: node.start, to: node.end, by: `'${code}'` }];
  return [
    ...values.map((value, index) => ({
      from: values[index - 1]?.end ?? node.start,
      to: value.start,
      by: index === 0 ? `\`${code}(\${` : '},${',
    })),
    { from: values.at(-1)?.end ?? node.start, to: node.end, by: '})`' },
  ];
}

function textOf(node: Node, code: string): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const values = node['expressions'] as readonly Node[];
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }, index) => value.cooked + placeholder(values[index], code)).join('');
}

/** The value by its name in the sources, without what is done with it; `{…}` where it has none. */
function placeholder(value: Node | undefined, code: string): string {
  if (value === undefined) return '';
  const [, list, argument = list] =
    /^([\w.]+?)(?:\.\w+\(.*\))?$|^\w+\(([\w.]+).*\)$/s.exec(code.slice(value.start, value.end)) ?? [];
  return `{${argument ?? '…'}}`;
}

function visit(node: Node, found: (node: Node) => void): void {
  if (/^(?:Import|Export(?:All|Named))Declaration$/.test(node.type) && node['source']) return;
  if (/^TS(?!As|Satisfies|NonNull)|^TaggedTemplate/.test(node.type)) return;
  found(node);
  for (const [property, value] of Object.entries(node)) {
    if (isKey(node, property)) continue;
    for (const child of [value].flat() as unknown[]) if (isNode(child)) visit(child, found);
  }
}

/** What is compared or looked up must stay what it is. */
function isKey(node: Node, property: string): boolean {
  if (node.type === 'BinaryExpression') return /^[!=]==?$/.test(String(node['operator']));
  if (node.type === 'SwitchCase') return property === 'test';
  if (/^(?:Property|PropertyDefinition|MethodDefinition)$/.test(node.type)) return property === 'key';
  if (node.type !== 'CallExpression' || property !== 'arguments') return false;
  const { property: method } = node['callee'] as Partial<Record<'property', Partial<Record<'name', string>>>>;
  return searches.test(method?.name ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
