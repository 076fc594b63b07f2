import { banner } from '@tradelane/spec-model/literal';
import type { Rule } from '../docs/rules.ts';

/** The type of the rules that a refusal of the sandbox can name: rules of the documents and numbered assumptions. */
export const emitRuleNumbers = (rules: readonly Rule[]): string =>
  `${banner}
/** A rule of the documents, or an assumption of this project (AS01 or W01 and later). \`docs/rules.md\` lists them. */
export type RuleNumber =${rules.map(({ number }) => `\n  | '${number}'`).join('')};
`;
