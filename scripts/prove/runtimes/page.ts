import { featureNames } from '../packed/suite/feature-names.ts';
import type { FeatureResult } from '../packed/suite/feature-result.ts';

/** The results of one runtime. */
export interface Found {
  readonly name: string;
  readonly results: readonly FeatureResult[];
  readonly overUndici: readonly FeatureResult[] | undefined;
  readonly lacks: Readonly<Record<string, string>>;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Features that fail without a known reason, work in spite of one, or weren't tried. */
export function faultsOf({ name, results, overUndici, lacks }: Found): readonly string[] {
  const ways = { '': results, ' over undici': overUndici };
  return Object.entries(ways).flatMap(([way, list]) => {
    if (list === undefined) return [];
    const errors = new Map(list.map(({ feature, error }) => [feature, error]));
    return featureNames.flatMap((feature) => {
      if (!errors.has(feature)) return [`${name}: ${feature}${way} wasn't tried`];
      const error = errors.get(feature);
      const isLacking = lacks[feature] !== undefined;
      if (isLacking === (error !== undefined)) return [];
      return [`${name}: ${feature}${way} ${isLacking ? 'works, but is listed as unsupported' : `failed: ${error}`}`];
    });
  });
}

/** Errors on an old Node that don't state the version that is needed. */
export function oldNodeFaults(errors: readonly string[]): readonly string[] {
  return errors
    .filter((error) => !/\b(?:Node|undici)\b.*\b2[2-9]\b/.test(error))
    .map((error) => `On Node 20, the error doesn't state the version that is needed: ${error}`);
}

/** The page `docs/runtimes.md`. */
export function runtimesPage(found: readonly Found[], errorsOnOldNode: readonly string[]): string {
  const table = featureNames.map((name) =>
    row([
      name,
      ...found.map(({ results }) =>
        results.find(({ feature }) => feature === name)?.error === undefined ? 'yes' : 'no',
      ),
    ]),
  );
  const notes = found.flatMap(({ name, lacks }) =>
    Object.entries(lacks).map(([feature, why]) => `- ${name}, ${feature}: ${why}.`),
  );
  const withUndici = found.filter(({ overUndici }) => overUndici !== undefined).map(({ name }) => name);
  return `# Runtimes

<!-- Written by \`pnpm docs:write runtimes\` from a run. Do not edit. -->
Each cell is the result of a program that used the packed packages on that runtime, against a sandbox on a port.
\`pnpm prove runtimes\` repeats the run.

${row(['', ...found.map(({ name }) => name)])}
${row(['---', ...found.map(() => '---')])}
${table.join('\n')}

${notes.join('\n')}
- A browser can't stream a request over HTTP/1.1, so the client reads the stream to its end first.

On ${withUndici.join(', ')}, every feature also works with \`createNodeTransport()\` of \`@tradelane/core/node\`.
The other runtimes use \`fetch\`.

## Older versions

Node 22.13 is the oldest supported version.
On an older version, these entries fail with an error that states the version that they need:

${errorsOnOldNode.map((error) => `- \`${error.split(':')[0]}\``).join('\n')}
`;
}
