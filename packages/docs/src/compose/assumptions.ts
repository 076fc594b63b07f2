import { sentence } from '../fields/inline.ts';
import { prose } from './markdown.ts';
import type { Assumption } from './reference.ts';

/** Choices of ours, marked as such; of a schema under its name. */
export function assumptions(list: readonly Assumption[] | undefined, about?: string): string {
  if (list === undefined || list.length === 0) return '';
  const items = list.map(
    ({ about: what, choice, why }) =>
      `- **${sentence(prose(what)).replace(/\.$/, '')}**: ${sentence(prose(choice))} *Why:* ${sentence(prose(why))}`,
  );
  const title = about === undefined ? 'Our choice where the documents are silent' : `Our choice for ${about}`;
  return `:::note[${title}]\n${items.join('\n')}\n:::`;
}
