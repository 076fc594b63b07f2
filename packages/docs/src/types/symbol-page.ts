import { micromark } from 'micromark';
import type { Page } from '../compose/page.ts';
import { blocks, fence } from '../compose/markdown.ts';
import { operationPath, type SurfaceReference } from '../compose/reference.ts';
import { Anchors, contentHtml, notesHtml } from '../fields/field-html.ts';
import { contentText, notesText } from '../fields/field-text.ts';
import type { Field } from '../fields/field.ts';
import { escapeHtml, inlineHtml } from '../fields/inline.ts';
import { coloredJson } from './colored.ts';
import { linkedCode } from './linked-code.ts';
import { schemaField } from './schema-field.ts';
import type { Docs, Kind, Member, TypeSymbol } from './symbol.ts';
import type { TypeIndex, Use } from './type-index.ts';

const kindWords: Readonly<Record<Kind, string>> = {
  class: 'Class',
  interface: 'Interface',
  type: 'Type',
  function: 'Function',
  variable: 'Constant',
};

/** The page of one export: its description, declaration, members and uses. */
export function symbolPage(
  symbol: TypeSymbol,
  index: TypeIndex,
  reference: SurfaceReference | undefined,
  example?: unknown,
): Page {
  const field = symbol.isSchema && reference !== undefined ? schemaField(reference.document, symbol.name) : undefined;
  // The list of a package has no room for the sentences of its wire types.
  const sentence = firstSentence(symbol.isSchema ? (field?.description ?? '') : symbol.docs.text);
  return {
    path: symbol.path,
    title: symbol.name,
    headTitle: `${symbol.name} · ${symbol.entry.name} · Tradelane`,
    description: `${kindWords[symbol.kind]} of ${symbol.entry.name}${sentence === '' ? '.' : `: ${sentence}`}`,
    section: 'Types',
    // Nobody edits generated code.
    origin: (symbol.isSchema || symbol.isOfOperations ? reference?.surface.source : undefined) ?? symbol.file,
    symbol: { package: symbol.entry.name, about: sentence, members: symbol.members.map(({ name }) => name) },
    markdown: textOf(symbol, index, field, example),
    html: htmlOf(symbol, index, field, reference, example),
  };
}

function htmlOf(
  symbol: TypeSymbol,
  index: TypeIndex,
  field: Field | undefined,
  reference: SurfaceReference | undefined,
  example: unknown,
): string {
  const { entry, links, members, parents, docs } = symbol;
  const anchors = new Anchors((name) => (links.has(name) ? `/${links.get(name)}/` : undefined));
  const code = (text: string): string =>
    linkedCode(text, {
      type: (name) => (links.has(name) ? `/${links.get(name)}/` : undefined),
      operation: (id) => (reference === undefined ? undefined : `/${operationPath(reference.surface.name, id)}/`),
    });
  const uses = index.uses(symbol);
  const fields = field === undefined ? '' : contentHtml(field.content, 'field', anchors);
  return blocks(
    `<p class="type-of">${kindWords[symbol.kind]} of <a href="/${entry.path}/">${escapeHtml(entry.name)}</a>${alsoHtml(symbol)}</p>`,
    docsHtml(field === undefined ? docs : { ...docs, text: '' }),
    field === undefined ? '' : notesHtml(field),
    `<pre class="type-code" tabindex="0" role="group" aria-label="Import"><code>${linkedCode(importOf(symbol), { type: () => undefined })}</code></pre>`,
    usesHtml('Operations', uses, 'operation'),
    exampleHtml(example),
    heading('Declaration'),
    `<pre class="type-code" tabindex="0" role="group" aria-label="Declaration"><code>${symbol.code.map(code).join('\n')}</code></pre>`,
    fields !== ''
      ? heading('Fields') + fields
      : members.length > 0
        ? heading('Members') +
          `<dl class="members">${members.map((member) => memberHtml(member, code(member.code), anchors)).join('')}</dl>`
        : '',
    parents.map((path) => inheritedHtml(path, index)).join(''),
    usesHtml('Guides', uses, 'guide'),
    usesHtml('Used by', uses, 'type'),
  );
}

/** Links to the operations that send or return it, to the guides that import it, or to the types that name it. */
function usesHtml(title: string, all: readonly Use[], kind: Use['kind']): string {
  const links = all
    .filter((use) => use.kind === kind)
    .map(({ label, url }) => {
      const text = kind === 'guide' ? escapeHtml(label) : `<code>${escapeHtml(label)}</code>`;
      return `<li><a href="${url}">${text}</a></li>`;
    });
  return links.length === 0 ? '' : `${heading(title)}<ul class="uses">${links.join('')}</ul>`;
}

function exampleHtml(example: unknown): string {
  return typeof example !== 'object' || example === null
    ? ''
    : `${heading('Example')}<pre class="type-code" tabindex="0" role="group" aria-label="Example"><code>${coloredJson(example)}</code></pre>`;
}

function heading(title: string): string {
  return `<h2 id="${title.toLowerCase().replaceAll(' ', '-')}">${title}</h2>`;
}

function alsoHtml({ also, path }: TypeSymbol): string {
  if (also.length === 0) return '';
  return path.startsWith('types/core/') && also.length > 8
    ? '; every client exports it as well'
    : `; also exported by ${also.map((other) => `<a href="/${other.path}/">${escapeHtml(other.name)}</a>`).join(', ')}`;
}

/** How a program imports it: as a value, or as a type alone. */
function importOf({ kind, name, entry }: TypeSymbol): string {
  const isType = kind === 'interface' || kind === 'type';
  return `import ${isType ? 'type ' : ''}{ ${name} } from '${entry.name}';`;
}

function memberHtml({ name, docs }: Member, code: string, anchors: Anchors): string {
  const anchor = anchors.take([name.replaceAll(/[[\]'"]/g, '')]);
  const about = docsHtml(docs);
  return `<div id="${anchor}"><dt><code>${code}</code><a class="field-link" href="#${anchor}" aria-label="Link to ${escapeHtml(name)}">#</a></dt>${about === '' ? '' : `<dd>${about}</dd>`}</div>`;
}

function inheritedHtml(path: string, index: TypeIndex): string {
  const parent = index.at(path);
  if (parent === undefined) return '';
  const anchors = new Anchors();
  const names = parent.members.map(({ name }) => {
    const anchor = anchors.take([name.replaceAll(/[[\]'"]/g, '')]);
    return `<a href="/${path}/#${anchor}"><code>${escapeHtml(name)}</code></a>`;
  });
  const list = names.length === 0 ? '' : `: ${names.join(', ')}`;
  return `<p>From <a href="/${path}/"><code>${escapeHtml(parent.name)}</code></a>${list}.</p>`;
}

/** A docstring with its tags: what is thrown, what parameters mean. */
function docsHtml({ text, tags }: Docs): string {
  const shown = tags.filter(({ text: said }) => said !== '');
  const list = shown.map(({ name, text: said }) => `<dt>${tagWord(name)}</dt><dd>${tagHtml(name, said)}</dd>`).join('');
  return `${text === '' ? '' : micromark(text)}${list === '' ? '' : `<dl class="facts">${list}</dl>`}`;
}

function tagWord(name: string): string {
  return (
    { throws: 'Throws', param: 'Parameter', returns: 'Returns', see: 'Operation', deprecated: 'Deprecated' }[name] ??
    `${name[0]?.toUpperCase()}${name.slice(1)}`
  );
}

/** The first word of a parameter's text is its name, of what is thrown its class. */
function tagHtml(name: string, text: string): string {
  const [, first = '', rest = ''] = /^(\S+)\s*(?:- )?([\s\S]*)$/.exec(text) ?? [];
  const shown = name === 'throws' ? first.replaceAll(/^\{|\}$/g, '') : first;
  if (name === 'param' || (name === 'throws' && /^[A-Z]\w+$/.test(shown)))
    return `<code>${escapeHtml(shown)}</code>${rest === '' ? '' : ` ${inlineHtml(rest)}`}`;
  if (name !== 'example') return inlineHtml(text);
  const code = programOf(text);
  return code === undefined
    ? `<code>${escapeHtml(text)}</code>`
    : `<pre class="type-code" tabindex="0" role="group" aria-label="Example"><code>${linkedCode(code, { type: () => undefined })}</code></pre>`;
}

/** The program of an example. Examples of fields are values. */
const programOf = (text: string): string | undefined => /^```ts\n([\s\S]*?)\n```$/.exec(text)?.[1];

function textOf(symbol: TypeSymbol, index: TypeIndex, field: Field | undefined, example: unknown): string {
  const uses = index.uses(symbol);
  const fields = field === undefined ? '' : contentText(field.content);
  const members = symbol.members.map(({ code, docs }) => {
    const about = docsText(docs).replaceAll(/\s+/g, ' ');
    return `- \`${code.replaceAll(/\s+/g, ' ')}\`${about === '' ? '' : `: ${about}`}`;
  });
  return blocks(
    `${kindWords[symbol.kind]} of [${symbol.entry.name}](/${symbol.entry.path}/).`,
    docsText(field === undefined ? symbol.docs : { ...symbol.docs, text: '' }),
    field !== undefined && notesText(field),
    fence('ts', `${importOf(symbol)}\n\n${symbol.code.join('\n')}`),
    typeof example === 'object' &&
      example !== null &&
      `## Example\n\n${fence('json', JSON.stringify(example, null, 2))}`,
    fields !== '' && `## Fields\n\n${fields}`,
    fields === '' && members.length > 0 && `## Members\n\n${members.join('\n')}`,
    uses.length > 0 &&
      `## Used by\n\n${uses.map(({ label, url, kind }) => `[${kind === 'guide' ? label : `\`${label}\``}](${url})`).join(', ')}`,
  );
}

function docsText({ text, tags }: Docs): string {
  const shown = tags.filter(({ name, text: said }) => said !== '' && name !== 'example');
  const program = tags.find(({ text: said }) => programOf(said) !== undefined);
  return blocks(
    text,
    shown.map(({ name, text: said }) => `${tagWord(name)}: ${said.replaceAll(/\s+/g, ' ')}`).join('\n\n'),
    program?.text,
  );
}

function firstSentence(text: string): string {
  return /^[\s\S]*?\.(?=\s|$)/.exec(text.trim())?.[0].replaceAll(/\s+/g, ' ') ?? text.replaceAll(/\s+/g, ' ');
}
