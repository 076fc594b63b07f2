import type { Page } from '../compose/page.ts';
import { describedBodies } from '../compose/described-bodies.ts';
import type { SurfaceReference } from '../compose/reference.ts';
import { operationPath } from '../compose/reference.ts';
import type { Content } from '../fields/field.ts';
import type { SearchEntry } from './entry.ts';
import { synonyms } from './synonyms.ts';

/** Everything that search finds. */
export function searchEntries(pages: readonly Page[], references: readonly SurfaceReference[]): readonly SearchEntry[] {
  return [...pages.flatMap(pageEntries), ...references.flatMap(fieldEntries)];
}

function pageEntries(page: Page): readonly SearchEntry[] {
  const { path, title, section, operation, symbol, description } = page;
  const url = path === '' ? '/' : `/${path}/`;
  const words = synonyms[path];
  const common = { title, place: section, url, ...(words === undefined ? {} : { words }) };
  if (operation !== undefined) {
    const { method, id, path: address, sdk } = operation;
    return [
      {
        ...common,
        kind: 'operation',
        method,
        id,
        path: address,
        text: description,
        ...(page.deprecated === true ? { deprecated: true } : {}),
        ...(sdk === undefined ? {} : { names: sdk }),
      },
    ];
  }
  // The last part of the address is a name as well: `/guides/migration/` is not called so in its title.
  if (path === 'guides/error-codes') return [{ ...common, kind: 'guide', names: 'error-codes' }, ...codeEntries(page)];
  if (path.startsWith('guides/'))
    return [{ ...common, kind: 'guide', names: path.replace('guides/', ''), text: plain(page.markdown) }];
  if (path.startsWith('reference/events/')) return [{ ...common, kind: 'event', names: title, text: description }];
  if (symbol !== undefined)
    return [
      {
        kind: 'type',
        title,
        place: symbol.package,
        url,
        ...(symbol.members.length === 0 ? {} : { text: symbol.members.join(' ') }),
      },
    ];
  if (path.startsWith('types/')) return [{ ...common, kind: 'type' }];
  const itself: SearchEntry = { ...common, kind: 'page', text: description };
  return path === 'rules' ? [itself, ...ruleEntries(page)] : [itself];
}

/** A numbered rule: errors and tests name it by number. */
function ruleEntries({ markdown, title }: Page): readonly SearchEntry[] {
  return [...markdown.matchAll(/^### (\S+)\n\n(.+)$/gm)].map(([, number = '', statement = '']) => ({
    kind: 'rule',
    title: `Rule ${number}`,
    place: title,
    url: `/rules/#${number.toLowerCase()}`,
    id: number,
    text: plain(statement),
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
      text: plain(text),
    }),
  );
}

/** Names of fields, once for each surface: the first operation that has one shows it. */
function fieldEntries(reference: SurfaceReference): readonly SearchEntry[] {
  const { surface, document, operations } = reference;
  const entries = new Map<string, SearchEntry>();
  for (const operation of operations) {
    const url = `/${operationPath(surface.name, operation.id)}/`;
    for (const { section, content } of describedBodies(reference, operation))
      for (const path of pathsOf(content, [])) {
        const name = path.at(-1) ?? '';
        if (name === '*' || entries.has(name)) continue;
        entries.set(name, {
          kind: 'field',
          title: name,
          place: `${document.info.title}, ${operation.object.summary}`,
          url: `${url}#${[section, ...path].join('.')}`,
          names: `${name} ${path.join('.')}`,
        });
      }
  }
  return [...entries.values()];
}

function pathsOf({ fields }: Content, above: readonly string[]): readonly (readonly string[])[] {
  return fields.flatMap(({ name, content }) => [[...above, name], ...pathsOf(content, [...above, name])]);
}

/** The words of a guide, without its code. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/[*`#>|[\]-]+/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
