import type { Command } from 'commander';
import type { Io } from './io.ts';
import { createProgram } from './program.ts';
import { type Use, uses } from './program/examples.ts';

/** A command with the text of its help. */
export interface CommandHelp extends Use {
  /** `sync`, `import products`. */
  readonly name: string;
  readonly description: string;
  /** Usage, arguments and flags. */
  readonly help: string;
}

/** The text of `tradelane --help`, for a terminal of 100 columns. */
export const programHelp = (): string => textOf((program) => program);

/** The commands that run something, in the order of the help. Hidden commands aren't among them. */
export function commandsHelp(): readonly CommandHelp[] {
  const program = createProgram(silent);
  return program.commands
    .filter((command) => program.createHelp().visibleCommands(program).includes(command))
    .flatMap((command) => (command.commands.length === 0 ? [[command]] : command.commands.map((one) => [command, one])))
    .filter(([command]) => command?.name() !== 'help')
    .map((path) => {
      const names = path.map((command) => command.name());
      const help = textOf((one) =>
        names.reduce((at, name) => at.commands.find((sub) => sub.name() === name) ?? at, one),
      );
      const name = names.join(' ');
      const { purpose, examples } = uses[name] ?? { purpose: '', examples: [] };
      const [usage = ''] = help.split('\nExamples:\n');
      return { name, description: path.at(-1)?.description() ?? '', purpose, examples, help: usage };
    });
}

const silent = { stdout: { columns: 100, write: () => true }, stderr: { write: () => true } } as unknown as Io;

function textOf(choose: (program: Command) => Command): string {
  let text = '';
  const stdout = { columns: 100, write: (part: string) => (text += part) };
  // The help needs nothing else of a terminal.
  choose(createProgram({ ...silent, stdout } as unknown as Io)).outputHelp();
  return text;
}
