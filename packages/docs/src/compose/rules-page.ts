import { assumptionSections } from './assumptions.ts';
import { sentence } from '../fields/inline.ts';
import { prose } from './markdown.ts';
import type { Page } from './page.ts';
import { operationPath, type SurfaceReference } from './reference.ts';
import { type Rule, rulesOf } from './rules.ts';

/** The topic of the rules with one prefix, and its guide. */
const families: readonly { readonly prefix: string; readonly title: string; readonly guide?: string }[] = [
  { prefix: 'T', title: 'Tokens and keys', guide: 'authentication' },
  { prefix: 'O', title: 'Orders' },
  { prefix: 'R', title: 'Returns' },
  { prefix: 'C', title: 'Conversations and products' },
  { prefix: 'P', title: 'Channel platform' },
  { prefix: 'Q', title: 'Queries and pages', guide: 'paging' },
  { prefix: 'S', title: 'Shops, documents and transactions' },
  { prefix: 'SV', title: 'Services' },
  { prefix: 'PR', title: 'Products, messages and payments' },
  { prefix: 'E', title: 'Errors and limits', guide: 'errors' },
];

/** The letters at the start of a rule's number. */
const prefixOf = (number: string): string => number.replace(/\d+$/, '');

/** Every numbered rule with its operations. Errors, tests and pages refer to rules by number. */
export function rulesPage(rules: readonly Rule[], references: readonly SurfaceReference[]): Page {
  const unknown = rules.filter(({ number }) => !families.some(({ prefix }) => prefix === prefixOf(number)));
  if (unknown.length > 0) throw new Error(`No family of rules has ${unknown.map(({ number }) => number).join(', ')}`);
  const operations = new Map<string, string[]>();
  for (const { surface, document, operations: list } of references)
    for (const operation of list)
      for (const { number } of rulesOf(operation, rules))
        operations.set(number, [
          ...(operations.get(number) ?? []),
          `[${operation.id} (${document.info.title})](/${operationPath(surface.name, operation.id)}/)`,
        ]);
  const sections = families.map(({ prefix, title, guide }) => {
    const entries = rules
      .filter(({ number }) => prefixOf(number) === prefix)
      .map(({ number, statement }) => {
        const kept = operations.get(number) ?? [];
        const on = kept.length === 0 ? [] : [kept.length > most ? `On ${kept.length} operations.` : kept.join(', ')];
        return [`### ${number}`, sentence(prose(statement)), ...on].join('\n\n');
      });
    const more = guide === undefined ? [] : [`[The guide](/guides/${guide}/) explains how clients follow them.`];
    return [`## ${title}`, ...more, ...entries].join('\n\n');
  });
  return {
    path: 'rules',
    title: 'Rules',
    description: 'The numbered rules of the APIs, each with its operations.',
    section: 'Descriptions and changes',
    contents: 2,
    markdown: [
      'The requirements of the documents, numbered. Pages, errors and tests refer to these numbers.',
      ...sections,
      '## Assumptions',
      'The documents do not specify this behavior. The clients and the sandbox assume it.',
      ...assumptionSections(references),
    ].join('\n\n'),
  };
}

/** Maximum number of operations in a list. With more, the page only shows their number. */
const most = 12;
