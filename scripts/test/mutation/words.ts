import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The part of a syntax node that the plugin reads. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

/** Matches two words in a row, which are text for people. */
const prose = /[\p{L}\p{P}]\p{Z}+\p{L}/u;

const words = {
  shouldIgnore(path: object): string | undefined {
    const { node } = path as { readonly node: Node };
    const texts =
      node.type === 'StringLiteral'
        ? [String(node.value)]
        : node.type === 'TemplateLiteral'
          ? (node.quasis ?? []).map(({ value }) => value.raw)
          : [];
    return texts.some((text) => prose.test(text)) ? 'text for people' : undefined;
  },
};

/** Skips mutants of messages, because tests don't compare their words. */
export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', words)];
