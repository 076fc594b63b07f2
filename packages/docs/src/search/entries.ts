import { describedBodies } from '../compose/described-bodies.ts';
import type { Page } from '../compose/page.ts';
import { ruleUrl } from '../compose/rule-families.ts';
import { operationPath, type DescribedOperation, type SurfaceReference } from '../compose/reference.ts';
import type { Content } from '../fields/field.ts';
import type { FieldTree, SearchEntry, SearchSection } from './entry.ts';
import { ownValues } from './fields.ts';

/** Everything that search finds, without the fields, which the entries of operations list. */
export function searchEntries(pages: readonly Page[], references: readonly SurfaceReference[]): readonly SearchEntry[] {
  const operations = new Map(
    references.flatMap((reference) =>
      reference.operations.map((operation) => [
        operationPath(reference.surface.name, operation.id),
        { reference, operation },
      ]),
    ),
  );
  return pages.flatMap((page) => {
    const described = operations.get(page.path);
    return described === undefined
      ? pageEntries(page)
      : [operationEntry(page, described.reference, described.operation)];
  });
}

function commonOf({ path, title, section }: Page): Pick<SearchEntry, 'title' | 'place' | 'url'> {
  return { title, place: section, url: path === '' ? '/' : `/${path}/` };
}

function operationEntry(page: Page, reference: SurfaceReference, operation: DescribedOperation): SearchEntry {
  const [, variable = '', basePath = ''] = /^\{(\w+)_url\}(.*)$/.exec(reference.document.servers[0]?.url ?? '') ?? [];
  const bodies = describedBodies(reference, operation).map(
    ({ section, content }) => [section, treeOf(content)] as const,
  );
  return {
    ...commonOf(page),
    kind: 'operation',
    method: operation.method,
    id: operation.id,
    path: operation.path,
    ...(basePath === '' ? {} : { basePath }),
    host: variable === 'base' ? 'hub' : variable,
    text: sentences(operation.object.description ?? operation.object.summary),
    ...(page.deprecated === true ? { deprecated: true } : {}),
    ...(page.operation?.sdk === undefined ? {} : { names: `${page.operation.sdk} ${operation.object['x-method']}` }),
    sections: operationSections(page.markdown),
    fields: Object.fromEntries(bodies.filter(([, tree]) => Object.keys(tree).length > 0)),
  };
}

/** Facts that most operations share. */
const shared = /^(?:Retry|Credentials): /;

/** The limit, the scope and the other facts of an operation, its responses and its errors. */
function operationSections(markdown: string): readonly SearchSection[] {
  const sections = sectionsOf(markdown, /^- \*\*.+|^\*\*\d{3}\*\*.+|^\| \d.+/gm);
  return sections
    .filter(({ title }) => ['Details', 'Response', 'Errors'].includes(title))
    .map(({ title, text }) => {
      const example = title === 'Response' && markdown.includes('```json') ? ['Example of a response.'] : [];
      return { title, text: [...text.filter((line) => !shared.test(line)), ...example] };
    });
}

function treeOf({ fields, variants }: Content): FieldTree {
  return Object.fromEntries([
    ...fields.map(({ name, values, content }) => {
      const listed = values.map(({ value }) => value).join(' ');
      const below = treeOf(content);
      if (Object.keys(below).length === 0) return [name, listed];
      return [name, listed === '' ? below : { [ownValues]: listed, ...below }];
    }),
    ...variants.map(({ label, content }) => [label.split(': ').at(-1)?.split(' or ')[0] ?? label, treeOf(content)]),
  ]);
}

function pageEntries(page: Page): readonly SearchEntry[] {
  const { path, title, symbol, description, markdown } = page;
  const common = commonOf(page);
  // The last part of the address is a name as well: `/guides/migration/` is not called so in its title.
  if (path === 'guides/error-codes')
    return [{ ...common, kind: 'guide', names: 'error-codes', text: [description] }, ...codeEntries(page)];
  if (path.startsWith('guides/')) {
    const name = path.replace('guides/', '');
    // Its programs name frameworks and libraries.
    const packages = [...markdown.matchAll(/^ *import .* from '(?!@tradelane|node:)([^'.]+)';$/gm)].map(
      ([, one]) => one,
    );
    const names = [...new Set([name, name.replaceAll('-', ''), ...packages])].join(' ');
    const top = sentences(markdown.split(/^## /m)[0] ?? '');
    return [{ ...common, kind: 'guide', names, text: top, sections: sectionsOf(markdown, /.+/g) }];
  }
  if (path.startsWith('reference/events/')) return [{ ...common, kind: 'event', names: title, text: [description] }];
  if (symbol !== undefined) {
    const { package: place, members, about } = symbol;
    const inner = members.length === 0 ? {} : { members: members.join(' ') };
    const text = about.replaceAll('`', '');
    return [{ kind: 'type', title, place, url: common.url, ...inner, ...(text === '' ? {} : { text: [text] }) }];
  }
  if (path.startsWith('types/')) return [{ ...common, kind: 'type' }];
  const itself: SearchEntry = { ...common, kind: 'page', text: [description] };
  return path.startsWith('rules/') ? [itself, ...ruleEntries(page)] : [itself];
}

/** A numbered rule: errors and tests name it by number. The reason of an assumption is only on its page. */
function ruleEntries({ markdown, title }: Page): readonly SearchEntry[] {
  return [...markdown.matchAll(/^## (\S+)\n\n(.+)$/gm)].map(([, number = '', statement = '']) => ({
    kind: 'rule',
    title: `Rule ${number}`,
    place: title,
    url: ruleUrl(number),
    id: number,
    text: sentences(statement).filter((line) => !line.startsWith('Why: ')),
  }));
}

/** A code of an error, such as `ERR_LIMIT_WAIT`. */
function codeEntries({ markdown, title, path }: Page): readonly SearchEntry[] {
  return [...markdown.matchAll(/^### (ERR_\w+)\n\n([\s\S]*?)(?=\n##|$(?![\s\S]))/gm)].map(
    ([, code = '', text = '']) => ({
      kind: 'code',
      title: code,
      place: title,
      url: `/${path}/#${code.toLowerCase()}`,
      id: code,
      text: sentences(text),
    }),
  );
}

/** The parts of a page below its headings of the second and third level, with the lines that a pattern selects. */
function sectionsOf(markdown: string, lines: RegExp): readonly SearchSection[] {
  const parts = withoutPrograms(markdown).split(/^###? (?=\S)/m);
  return parts.slice(1).map((part) => {
    const [heading = '', ...rest] = part.split('\n');
    const title = heading.replaceAll('`', '');
    return { title, text: sentences((rest.join('\n').match(lines) ?? []).join('\n')) };
  });
}

/** Commands and URLs stay, because users search for the packages that they name. */
function withoutPrograms(markdown: string): string {
  return markdown.replaceAll(/^( *)```(.*)\n([\s\S]*?)^\1```$/gm, (_, _indent, language: string, code: string) =>
    ['sh', 'text'].includes(language) ? code : '',
  );
}

/** The sentences of Markdown, without programs. */
function sentences(markdown: string): readonly string[] {
  return (
    withoutPrograms(markdown)
      // A tag of the page, not a placeholder in code.
      .replaceAll(/`[^`\n]*`|<[^>]*>/g, (part) => (part.startsWith('`') ? part : ' '))
      .replaceAll(/^\|[\s:|-]+\|$/gm, '')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/[*`[\]]+|^[ #>-]+|^\d+\. |^\| | \|$/gm, '')
      .replaceAll(' | ', ': ')
      .replaceAll(/(?<=[.?!:]) +(?=[A-Z])/g, (space, offset: number, whole: string) =>
        whole[offset - 1] === ':' ? space : '\n',
      )
      .replaceAll(/ {2,}/g, ' ')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  );
}
