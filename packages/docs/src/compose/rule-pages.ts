import { assumptionTexts } from './assumptions.ts';
import { sentence } from '../fields/inline.ts';
import { blocks, prose } from './markdown.ts';
import type { Page } from './page.ts';
import { operationPath, type SurfaceReference } from './reference.ts';
import { familyOf, ruleFamilies, ruleUrl, type RuleFamily } from './rule-families.ts';
import { type Rule, rulesOf } from './rules.ts';

/** Every numbered rule and assumption, one page per family, after the page that lists the numbers. */
export function rulePages(rules: readonly Rule[], references: readonly SurfaceReference[]): readonly Page[] {
  const operations = operationsByRule(rules, references);
  const texts: readonly (readonly [string, string])[] = [
    ...rules.map(
      ({ number, statement }) =>
        [number, blocks(sentence(prose(statement)), operationsText(operations.get(number) ?? []))] as const,
    ),
    ...assumptionTexts(references),
  ];
  const byFamily = Map.groupBy(texts, ([number]) => familyOf(number));
  const families = ruleFamilies.flatMap((family) => {
    const entries = byFamily.get(family) ?? [];
    return entries.length === 0 ? [] : [{ family, entries }];
  });
  const numbers = families.map(({ family, entries }) => ({ family, numbers: entries.map(([number]) => number) }));
  return [indexPage(numbers), ...families.map(({ family, entries }) => familyPage(family, entries))];
}

interface Numbered {
  readonly family: RuleFamily;
  readonly numbers: readonly string[];
}

/**
 * The numbers of all rules. The page had all rules once, so each link has the anchor of its rule, and the script of
 * the page follows it.
 */
function indexPage(families: readonly Numbered[]): Page {
  // Not a table: its columns would move while its long cells arrive.
  const page = (list: (numbers: readonly string[]) => string): string =>
    blocks(
      'Pages, errors and tests refer to the requirements of the documents, and to the assumptions of this project, by number.',
      ...families.map(({ family: { title, name }, numbers }) => `**[${title}](/rules/${name}/)**: ${list(numbers)}`),
    );
  return {
    ...common,
    path: 'rules',
    title: 'Rules',
    label: 'All numbers',
    description: 'The numbered rules of the APIs and the assumptions of this project, by subject.',
    markdown: page((numbers) => `${numbers[0]} to ${numbers.at(-1)}`),
    body: page((numbers) =>
      numbers
        .map((number) => `<a id="${number.toLowerCase()}" href="${ruleUrl(number)}" data-moved>${number}</a>`)
        .join(', '),
    ),
  };
}

function familyPage({ title, name, guide, about }: RuleFamily, entries: readonly (readonly [string, string])[]): Page {
  const isAssumed = about !== undefined;
  const lead = blocks(
    about ?? 'The requirements of the documents, numbered. [All rules](/rules/) are in one list.',
    guide !== undefined && `[The guide](/guides/${guide}/) explains how clients follow them.`,
  );
  return {
    ...common,
    path: `rules/${name}`,
    title: isAssumed ? title : `Rules: ${title}`,
    label: title,
    description: isAssumed
      ? `${title} of this project, each with its reason.`
      : `The numbered rules of the documents about ${title[0]?.toLowerCase()}${title.slice(1)}, each with its operations.`,
    markdown: blocks(lead, ...entries.map(([number, text]) => `## ${number}\n\n${text}`)),
    // A number is beside its text. As a heading, it would say nothing.
    body: blocks(lead, '<dl class="members numbered">', ...entries.map(entryHtml), '</dl>'),
  };
}

function entryHtml([number, text]: readonly [string, string]): string {
  const anchor = number.toLowerCase();
  return blocks(
    `<div id="${anchor}"><dt><a class="rule-id" href="#${anchor}">${number}</a></dt><dd>`,
    text,
    '</dd></div>',
  );
}

/** A table of contents would list numbers only. */
const common = { section: 'Descriptions and changes', contents: false } as const;

function operationsByRule(
  rules: readonly Rule[],
  references: readonly SurfaceReference[],
): ReadonlyMap<string, readonly string[]> {
  const links = references.flatMap(({ surface, document, operations }) =>
    operations.flatMap((operation) =>
      rulesOf(operation, rules).map(({ number }) => ({
        number,
        link: `[${operation.id} (${document.info.title})](/${operationPath(surface.name, operation.id)}/)`,
      })),
    ),
  );
  const byNumber = Map.groupBy(links, ({ number }) => number);
  return new Map([...byNumber].map(([number, list]) => [number, list.map(({ link }) => link)]));
}

function operationsText(links: readonly string[]): string {
  return links.length > most ? `On ${links.length} operations.` : links.join(', ');
}

/** Maximum number of operations in a list. With more, the page only shows their number. */
const most = 12;
