import { commandsHelp } from '../../../cli/src/help.ts';
import { blocks, fence, table } from './markdown.ts';
import type { Page } from './page.ts';

const pathOf = (name: string): string => `commands/${name.replaceAll(' ', '-')}`;

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/** One page for each command of the program `tradelane`, made from its help and its examples. */
export function commandPages(): readonly Page[] {
  return commandsHelp().map(({ name, description, purpose, examples, help }) => ({
    path: pathOf(name),
    title: `tradelane ${name}`,
    label: name,
    description: firstSentence(description),
    section: 'Commands',
    markdown: blocks(
      `${description} ${purpose}`,
      '## Examples',
      ...examples.map(([about, line]) => blocks(about, fence('sh', line))),
      '## Usage',
      // The description is above.
      fence('text', help.trim().replace(/\n\n[\s\S]*?\n\n(?=Arguments:|Options:)/, '\n\n')),
      'The guide [From the terminal](/guides/terminal/) shows how the commands fit together.',
    ),
  }));
}

/** All commands with their descriptions. */
export function commandTable(): string {
  return table(
    ['Command', 'Purpose'],
    commandsHelp().map(({ name, description }) => [
      `[\`tradelane ${name}\`](/${pathOf(name)}/)`,
      firstSentence(description),
    ]),
  );
}
