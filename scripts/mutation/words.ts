import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What is used of a node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

/** Two words beside each other: text for people, which no program reads. */
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
    return texts.some((text) => prose.test(text))
      ? 'words for people: a mutant of them changes nothing but words'
      : undefined;
  },
};

/** Mutants of messages are not made: a test that holds their words fast would forbid to write them better. */
export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', words)];
