/** The prose of a file that users read: each paragraph, docstring of an export, message, title or description with its line. */
import { type Comment, type Node, parseSync, Visitor } from 'oxc-parser';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

export type Kind = 'markdown' | 'cell' | 'heading' | 'docstring' | 'string' | 'title' | 'description';

export interface Text {
  readonly kind: Kind;
  readonly line: number;
  readonly text: string;
}

export function textsOf(path: string, source: string): readonly Text[] {
  if (path.endsWith('.md')) return markdown(source);
  if (/\.ya?ml$/.test(path)) return descriptions(source);
  return code(path, source);
}

function markdown(source: string): readonly Text[] {
  const texts: Text[] = [];
  let paragraph: { line: number; lines: string[] } | undefined;
  let fence = '';
  const end = (): void => {
    if (paragraph) texts.push({ kind: 'markdown', line: paragraph.line, text: paragraph.lines.join(' ') });
    paragraph = undefined;
  };
  const lines = source.split('\n');
  const start = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const isFence = /^(`{3,}|~{3,}|:::)/.exec(line)?.[1];
    if (index < start) continue;
    if (isFence !== undefined && isFence !== ':::' && (fence === '' || line.startsWith(fence))) {
      end();
      fence = fence === '' ? isFence : '';
    } else if (fence !== '' || line === '' || /^(<|:::|\[[^\]]+\]:|!\[)/.test(line)) end();
    else if (line.startsWith('|')) {
      end();
      for (const cell of line.split('|'))
        if (/[a-z]/i.test(cell)) texts.push({ kind: 'cell', line: index + 1, text: cell.trim() });
    } else {
      const item = /^(?:#+|[-*+]|\d+\.|>)\s+(.*)/.exec(line);
      if (item || !paragraph) end();
      paragraph ??= { line: index + 1, lines: [] };
      paragraph.lines.push(item?.[1] ?? line);
      if (line.startsWith('#')) {
        texts.push({ kind: 'heading', line: index + 1, text: line.replace(/^#+ /, '') });
        paragraph = undefined;
      }
    }
  }
  end();
  return texts;
}

const described = new Set(['description', 'summary', 'x-assumption', 'x-rule', 'reason']);

function descriptions(source: string): readonly Text[] {
  const counter = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(source, { lineCounter: counter, logLevel: 'silent' }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !described.has(String(key.value)) || !isScalar(value) || typeof value.value !== 'string')
        return;
      texts.push(...paragraphs('description', counter.linePos(value.range?.[0] ?? 0).line, value.value));
    },
  });
  return texts;
}

/** Titles of tests are arguments of these functions. */
const testFunctions = new Set(['it', 'test', 'describe']);

function code(path: string, source: string): readonly Text[] {
  const { program, comments } = parseSync(path, source);
  const breaks = [...source.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (offset: number): number => breaks.findIndex((at) => at >= offset) + 1 || breaks.length + 1;
  const exported = program.body.filter(({ type }) => type.startsWith('Export'));
  const isPublic = ({ start, end }: Comment): boolean =>
    exported.some((one) => (start > one.start && end < one.end) || source.slice(end, one.start).trim() === '');
  const texts: Text[] = comments
    .filter((comment) => comment.type === 'Block' && comment.value.startsWith('*') && isPublic(comment))
    .flatMap((comment) => docstring(comment, lineOf(comment.start)));
  const titles = new Set<number>();
  const string = (node: Node, text: string): void => {
    const kind = titles.has(node.start) ? 'title' : 'string';
    // Keys, paths, SQL, Lua, policies of CSP and markup are not prose.
    if (
      kind === 'title' ||
      (/[a-z]{2,},? [a-z]{2,}/.test(text) &&
        !/^[\s<]|^(?:import|export|readonly) |^`value`import |SELECT|INSERT|UPDATE|DELETE|CREATE|=>|\bconst\b|\blocal \w+ =|redis\.call|\w-src '/.test(
          text,
        ))
    )
      texts.push(...paragraphs(kind, lineOf(node.start), text));
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      let name: Node = callee;
      while (name.type === 'MemberExpression' || name.type === 'CallExpression')
        name = name.type === 'MemberExpression' ? name.object : name.callee;
      if (first && name.type === 'Identifier' && testFunctions.has(name.name)) titles.add(first.start);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') string(node, node.value);
    },
    TemplateLiteral: (node) => string(node, node.quasis.map(({ value }) => value.cooked ?? value.raw).join('`value`')),
  }).visit(program);
  return texts;
}

function docstring({ value }: Comment, line: number): readonly Text[] {
  return paragraphs('docstring', line, value.replace(/^\*/, '').replaceAll(/^\s*\* ?/gm, ''));
}

/** Splits text at blank lines, list items and tags. Leaves out samples of code. */
function paragraphs(kind: Kind, firstLine: number, text: string): readonly Text[] {
  const texts: Text[] = [];
  let line = firstLine;
  const withoutCode = text.replaceAll(/```[\s\S]*?```|@example[\s\S]*?(?=\n@|$)/g, (sample) =>
    sample.replaceAll(/[^\n]/g, ''),
  );
  for (const part of withoutCode.split(/(\n\s*(?=\n|[-*] |--\w|npx |\d+\. |\||@\w))/)) {
    const prose = part
      .trim()
      .replace(/^(?:[-*]|\d+\.) /, '')
      .replace(/^@(?:throws|param|returns|default|see|template|deprecated)\s*(?:\{[^}]*\}|\w+ - )?\s*/, '');
    if (/[a-z]/i.test(prose)) texts.push({ kind, line, text: prose.replaceAll(/\s*\n\s*/g, ' ') });
    line += part.split('\n').length - 1;
  }
  return texts;
}
