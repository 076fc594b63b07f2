import type { Command } from 'commander';
import { write, type Io } from '../io.ts';
import { operationCommand } from '../operation/flags.ts';
import { flagOf } from '../operation/flag-name.ts';
import { readConfig } from '../profiles/config.ts';
import { isNamed, operationsOf, pagesOf, surfaces } from '../table/load.ts';

/** Prints the words that can follow, for the last of `words`. The scripts of `completion` call it. */
export async function complete(io: Io, words: readonly string[], commands: readonly Command[]): Promise<void> {
  const last = words.at(-1) ?? '';
  const found = candidates(io, words, commands).filter((word) => word.startsWith(last));
  await write(io.stdout, found.map((word) => `${word}\n`).join(''));
}

function candidates(io: Io, words: readonly string[], commands: readonly Command[]): readonly string[] {
  const [name] = words;
  if (words.length <= 1) return commands.map((command) => command.name()).filter((command) => command !== 'complete');
  const command = commands.find((one) => one.name() === name);
  if (command === undefined) return [];
  if (name === 'call') return ofCall(words.slice(1));
  if (words.at(-1)?.startsWith('-') === true) return flagsOf(command);
  if (words.length > 2) return [];
  if (name === 'docs')
    return [
      ...new Set(surfaces().flatMap(({ operations }) => operations.map(({ id }) => id))),
      ...pagesOf('guides').map(({ path }) => path.replace('guides/', '')),
    ];
  if (name === 'use' || name === 'logout') return ['sandbox', ...Object.keys(readConfig(io.env).profiles)];
  if (name === 'completion') return ['bash', 'zsh', 'fish'];
  return ['limits', 'login', 'check'].includes(name ?? '') ? surfaces().map((surface) => surface.name) : [];
}

/** Surfaces, then methods, then flags and their documented values. */
function ofCall(words: readonly string[]): readonly string[] {
  const [surfaceName, method] = words;
  if (words.length <= 1) return surfaces().map(({ name }) => name);
  const surface = surfaces().find(({ name }) => name === surfaceName);
  if (surface === undefined) return [];
  if (words.length === 2) return surface.operations.map(({ name }) => name);
  const row = operationsOf(surface).find((one) => isNamed(one, method ?? ''));
  if (row === undefined) return [];
  const before = words.at(-2) ?? '';
  const parameter = row.parameters.find(({ name }) => `--${flagOf(name)}` === before);
  if (parameter !== undefined && parameter.choices.length > 0) return parameter.choices;
  return flagsOf(operationCommand(surface, row, async () => undefined));
}

function flagsOf(command: Command): readonly string[] {
  return command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
}
