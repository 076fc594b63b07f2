/** Rules whose numbers have the same letters. Each family has a page. */
export interface RuleFamily {
  readonly prefix: string;
  readonly title: string;
  /** The last part of the page's address. */
  readonly name: string;
  /** The guide that explains how clients follow these rules. */
  readonly guide?: string;
  /** Set on assumptions of this project, which the documents do not specify. */
  readonly about?: string;
}

export const ruleFamilies: readonly RuleFamily[] = [
  { prefix: 'T', title: 'Tokens and keys', name: 'tokens', guide: 'authentication' },
  { prefix: 'O', title: 'Orders', name: 'orders' },
  { prefix: 'R', title: 'Returns', name: 'returns' },
  { prefix: 'C', title: 'Conversations and products', name: 'conversations' },
  { prefix: 'P', title: 'Channel platform', name: 'channel-platform' },
  { prefix: 'Q', title: 'Queries and pages', name: 'queries', guide: 'paging' },
  { prefix: 'S', title: 'Shops, documents and transactions', name: 'shops' },
  { prefix: 'SV', title: 'Services', name: 'services' },
  { prefix: 'PR', title: 'Products, messages and payments', name: 'products' },
  { prefix: 'E', title: 'Errors and limits', name: 'errors', guide: 'errors' },
  {
    prefix: 'AS',
    title: 'Assumptions',
    name: 'assumptions',
    about: 'The documents do not specify this behavior. The clients and the sandbox assume it.',
  },
  {
    prefix: 'W',
    title: 'Assumptions about observed operations',
    name: 'observed',
    about:
      'The documents do not contain these operations, and the API does not show this behavior. The clients and the sandbox assume it.',
  },
];

/** The family of a number such as `SV03`. */
export function familyOf(number: string): RuleFamily {
  const family = ruleFamilies.find(({ prefix }) => prefix === number.replace(/\d+$/, ''));
  if (family === undefined) throw new Error(`No family of rules has ${number}`);
  return family;
}

/** The place of a rule or an assumption: `/rules/tokens/#t05`. */
export function ruleUrl(number: string): string {
  return `/rules/${familyOf(number).name}/#${number.toLowerCase()}`;
}
