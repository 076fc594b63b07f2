import { markdownInline, sentence } from '../fields/inline.ts';
import { prose } from './markdown.ts';
import type { Assumption } from '@tradelane/spec-model/document';
import type { SurfaceReference } from './reference.ts';
import { ruleUrl } from './rule-families.ts';

const heading = 'Undocumented behavior we assume';

/** The assumptions of this project in a Markdown twin. Assumptions of a schema have its name in the title. */
export function assumptionsText(list: readonly Assumption[] | undefined, about?: string): string {
  if (list === undefined || list.length === 0) return '';
  const items = list.map((one) => `- **${one.id}** ${sentenceOf(one)} *Why:* ${sentence(prose(one.why))}`);
  return `:::note[${titleOf(about)}]\n${items.join('\n')}\n:::`;
}

/** The same on the site: folded, one sentence for each, with a link to its reason. */
export function assumptionsHtml(list: readonly Assumption[] | undefined, about?: string): string {
  if (list === undefined || list.length === 0) return '';
  const items = list.map((one) => `<li>${markdownInline(sentenceOf(one))} ${ruleLink(one.id)}</li>`);
  return `<details class="assumed"><summary>${titleOf(about)} <span>${list.length}</span></summary><ul class="rules">${items.join('')}</ul></details>`;
}

/** A small link to a rule or an assumption on the page of its family. */
export function ruleLink(number: string): string {
  return `<a class="rule-id" href="${ruleUrl(number)}">${number}</a>`;
}

/** Each assumption of all descriptions by its number, with its reason. Several places may share a number. */
export function assumptionTexts(references: readonly SurfaceReference[]): readonly (readonly [string, string])[] {
  const all = references.flatMap(({ document }) => assumptionsIn(document));
  const byNumber = Map.groupBy(all, ({ id }) => id);
  return [...byNumber]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([number, list]) => {
      const items = list.map((one) => `- ${sentenceOf(one)} *Why:* ${sentence(prose(one.why))}`);
      return [number, [...new Set(items)].join('\n')] as const;
    });
}

function assumptionsIn(node: unknown): readonly Assumption[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'x-assumption' ? (value as readonly Assumption[]) : assumptionsIn(value),
  );
}

function titleOf(about: string | undefined): string {
  return about === undefined ? heading : `${heading} about ${about}`;
}

/** Its subject and the choice. */
function sentenceOf({ about, choice }: Assumption): string {
  const [first = '', ...rest] = sentence(prose(about)).replace(/\.$/, '');
  return `${first.toUpperCase()}${rest.join('')}: ${sentence(prose(choice))}`;
}
