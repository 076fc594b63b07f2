import { escapeHtml } from '../fields/inline.ts';

/** Words with a meaning in the language, unless they are the name of a member. */
const keywords =
  'abstract|any|as|async|await|bigint|boolean|class|const|constructor|declare|default|export|extends|false|from|function|get|implements|import|in|infer|interface|is|keyof|let|never|new|null|number|object|private|protected|readonly|set|static|string|symbol|this|true|type|typeof|undefined|unknown|void';
const parts = new RegExp(
  [
    String.raw`(?<comment>/\*[\s\S]*?\*/|//.*)`,
    String.raw`(?<string>'(?:[^'\\\n]|\\.)*'|\x60[^\x60]*\x60)`,
    String.raw`(?<keyword>(?<![\w.$])(?:${keywords})(?![\w$]|\??:))`,
    String.raw`(?<number>(?<![\w.\uE000])\d[\d_]*(?:\.\d+)?(?![\w\uE000]))`,
  ].join('|'),
  'g',
);

/** Replaces comments, texts, keywords and numbers of TypeScript by what `keep` returns for their HTML. */
export function withColors(code: string, keep: (html: string) => string): string {
  return code.replaceAll(parts, (text, ...rest) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    return keep(`<span class="t-${kind}">${escapeHtml(text)}</span>`);
  });
}

const jsonParts =
  /(?<property>"(?:[^"\\]|\\.)*"(?=:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b(?:true|false|null)\b|-?\d[\d.eE+-]*)/g;

/** JSON as HTML with colors. */
export function coloredJson(value: unknown): string {
  let html = '';
  let end = 0;
  const text = JSON.stringify(value, null, 2);
  for (const { 0: part, index, groups = {} } of text.matchAll(jsonParts)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    html += `${escapeHtml(text.slice(end, index))}<span class="t-${kind}">${escapeHtml(part)}</span>`;
    end = index + part.length;
  }
  return html + escapeHtml(text.slice(end));
}
