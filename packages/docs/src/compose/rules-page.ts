import { prose } from './markdown.ts';
import type { Page } from './page.ts';
import { operationPath, type SurfaceReference } from './reference.ts';
import { type Rule, rulesOf } from './rules.ts';

/** What the rules with one prefix are about, and the guide that tells of it. */
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

/** The letters that a rule's number begins with. */
const prefixOf = (number: string): string => number.replace(/\d+$/, '');

/** Every numbered rule, with the operations that have to keep it: errors, tests and pages name rules by number. */
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
        return [`### ${number}`, prose(statement), ...on].join('\n\n');
      });
    const more = guide === undefined ? [] : [`[The guide](/guides/${guide}/) tells how a client keeps them.`];
    return [`## ${title}`, ...more, ...entries].join('\n\n');
  });
  return {
    path: 'rules',
    title: 'Rules',
    description: 'The numbered rules of the wire, each with the operations that it is about.',
    section: 'Descriptions and changes',
    contents: 2,
    markdown: [
      'What the documents demand, in our words and numbered, so that a page, an error or a test can name it.',
      ...sections,
    ].join('\n\n'),
  };
}

/** More operations than these are counted, not listed. */
const most = 12;
