import { featureNames } from '../packed/suite/feature-names.ts';
import type { FeatureResult } from '../packed/suite/feature-result.ts';

/** What was found on one runtime. */
export interface Found {
  readonly name: string;
  readonly results: readonly FeatureResult[];
  readonly overUndici: readonly FeatureResult[] | undefined;
  readonly lacks: Readonly<Record<string, string>>;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** What failed without a reason that is known, what works although there is one, and what was not tried. */
export function faultsOf({ name, results, overUndici, lacks }: Found): readonly string[] {
  const ways = { '': results, ' over undici': overUndici };
  return Object.entries(ways).flatMap(([way, list]) => {
    if (list === undefined) return [];
    const errors = new Map(list.map(({ feature, error }) => [feature, error]));
    return featureNames.flatMap((feature) => {
      if (!errors.has(feature)) return [`${name}: ${feature}${way} was not tried`];
      const error = errors.get(feature);
      const isLacking = lacks[feature] !== undefined;
      if (isLacking === (error !== undefined)) return [];
      return [`${name}: ${feature}${way} ${isLacking ? 'works, and is said not to' : `failed: ${error}`}`];
    });
  });
}

/** The page of the runtimes, as it stands in the documentation. */
export function runtimesPage(found: readonly Found[], saidByOld: readonly string[]): string {
  const table = featureNames.map((name) =>
    row([
      name,
      ...found.map(({ results }) =>
        results.find(({ feature }) => feature === name)?.error === undefined ? 'yes' : 'no',
      ),
    ]),
  );
  const notes = found.flatMap(({ name, lacks }) =>
    Object.entries(lacks).map(([feature, why]) => `- ${feature} on ${name}: ${why}.`),
  );
  return `# Runtimes

<!-- Written by \`pnpm runtimes\` from a run. Do not edit. -->
Every cell is the result of a program that ran on that runtime with packed packages, against a sandbox on a port. \`pnpm runtimes\` does it again.

${row(['', ...found.map(({ name }) => name)])}
${row(['---', ...found.map(() => '---')])}
${table.join('\n')}

${notes.join('\n')}
- A browser sends no stream over HTTP/1.1: there, a stream is read to its end and sent as a whole.

All of it works with \`createNodeTransport()\` of \`@tradelane/core/node\` as well on ${found
    .filter(({ overUndici }) => overUndici !== undefined)
    .map(({ name }) => name)
    .join(', ')}. The other runtimes have a \`fetch\` that does without.

## Too old

Node 22.13 is the oldest that is supported. What Node 20 says where that matters, entry by entry:

\`\`\`text
${saidByOld.join('\n')}
\`\`\`
`;
}
