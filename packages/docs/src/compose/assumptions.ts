import { sentence } from '../fields/inline.ts';
import { prose } from './markdown.ts';
import type { Assumption } from './reference.ts';

/** The assumptions of this project, marked as such. Assumptions of a schema have its name in the title. */
export function assumptions(list: readonly Assumption[] | undefined, about?: string): string {
  if (list === undefined || list.length === 0) return '';
  const items = list.map(
    ({ about: what, choice, why }) =>
      `- **${sentence(prose(what)).replace(/\.$/, '')}**: ${sentence(prose(choice))} *Why:* ${sentence(prose(why))}`,
  );
  const title = about === undefined ? 'Assumptions: the documents do not specify this' : `Assumptions about ${about}`;
  return `:::note[${title}]\n${items.join('\n')}\n:::`;
}
