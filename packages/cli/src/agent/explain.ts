import { pagesOf, surfaces } from '../table/load.ts';
import { pageNamed } from '../commands/docs.ts';

/** Facts of an error. At least one is required. */
export interface ErrorFacts {
  /** `ERR_LIMIT_WAIT`, or a code of the server such as `ACTION_ALREADY_FINAL`. */
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly surface?: string | undefined;
  readonly operation?: string | undefined;
}

/** Returns what the guides and the page of the operation state about an error, as Markdown. */
export function explainError({ code, status, surface, operation }: ErrorFacts): string {
  const parts = [
    ...(code === undefined ? [] : codeParts(code)),
    ...(status === undefined ? [] : statusParts(status, surface, operation)),
  ];
  return parts.length > 0
    ? parts.join('\n\n')
    : 'The guides contain nothing about this error. Read the guides `errors` and `when-it-fails` with read_guide.';
}

function codeParts(code: string): readonly string[] {
  const section = sectionOf(guide('error-codes'), code);
  if (section !== undefined) return [section];
  const parts = [guide('errors'), ...surfaces().flatMap(({ name }) => pagesOf(name).map(({ markdown }) => markdown))]
    .flatMap((markdown) => markdown.split('\n'))
    .filter((line) => line.includes(code) && line.length < 600);
  return [...new Set(parts)].slice(0, 8);
}

function statusParts(status: number, surface: string | undefined, operation: string | undefined): readonly string[] {
  const rows = (markdown: string): readonly string[] =>
    markdown.split('\n').filter((line) => line.startsWith(`| ${status} |`) || line.startsWith(`| \`${status}\` |`));
  const own = operation === undefined ? [] : rows(pageNamed(operation, surface).markdown);
  return [...own, ...rows(guide('errors'))];
}

function guide(name: string): string {
  return pagesOf('guides').find(({ path }) => path === `guides/${name}`)?.markdown ?? '';
}

/** A section of a page, by its heading. */
function sectionOf(markdown: string, heading: string): string | undefined {
  const start = markdown.split('\n').findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (start < 0) return undefined;
  const lines = markdown.split('\n').slice(start);
  const end = lines.slice(1).findIndex((line) => /^#+ /.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end + 1)
    .join('\n')
    .trim();
}
