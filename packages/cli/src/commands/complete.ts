import type { Command, Option } from 'commander';
import { write, type Io } from '../io.ts';
import { namesOf, operationCommand } from '../operation/flags.ts';
import { readConfig } from '../profiles/config.ts';
import { isNamed, operationsOf, surfaceNamed, surfaces } from '../table/load.ts';

/** Prints the words that can follow, for the last of `words`. The scripts of `completion` call it. */
export async function complete(io: Io, words: readonly string[], program: Command): Promise<void> {
  const last = words.at(-1) ?? '';
  const found = (await candidates(io, words, program)).filter((word) => word.startsWith(last));
  await write(io.stdout, found.map((word) => `${word}\n`).join(''));
}

type Words = readonly string[];

/** Subcommands, then the values of arguments, flags and the values of flags. */
async function candidates(io: Io, words: Words, command: Command): Promise<Words> {
  const [name] = words;
  const inside = words.length > 1 ? command.commands.find((one) => one.name() === name) : undefined;
  if (inside?.name() === 'call') return ofCall(io, words.slice(1));
  if (inside !== undefined) return candidates(io, words.slice(1), inside);
  const flag = valueFlag(command, words.at(-2));
  if (flag !== undefined) return valuesOf(io, command, flag.long?.slice(2) ?? '', words, flag.argChoices);
  if (words.at(-1)?.startsWith('-') === true) return flagsOf(command);
  if (command.commands.length > 0) return words.length > 1 ? [] : visible(command);
  const places = command.registeredArguments;
  const at = Math.min(positionsOf(command, words.slice(0, -1)).length, places.length);
  const place = places[at] ?? (places.at(-1)?.variadic === true ? places.at(-1) : undefined);
  return place === undefined ? [] : valuesOf(io, command, place.name(), words, place.argChoices);
}

const visible = (command: Command): Words =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((one) => one.name());

/** The flag that a word is, if the next word is its value. */
const valueFlag = (command: Command, word: string | undefined): Option | undefined =>
  command.options.find((option) => option.required && option.long === word);

/** The words that are arguments: no flags, and no values of flags. */
const positionsOf = (command: Command, words: Words): Words =>
  words.filter((word, index) => !word.startsWith('-') && valueFlag(command, words[index - 1]) === undefined);

/** Values of an argument or a flag, by its name. Without any, the shell completes files. */
async function valuesOf(io: Io, command: Command, name: string, words: Words, choices?: Words): Promise<Words> {
  if (choices !== undefined) return choices;
  switch (name) {
    case 'surface':
    case 'surfaces':
      return surfaces().map((one) => one.name);
    case 'stream':
      return (await import('./sync.ts')).streamNames(surfaceNamed(positionsOf(command, words)[0] ?? ''));
    case 'to':
      return command.name() === 'sync' ? ['sqlite:', 'postgres://', 'ndjson:', 'parquet:'] : [];
    case 'profile': {
      const known = Object.keys(readConfig(io.env).profiles);
      return command.name() === 'use' ? [...new Set(['sandbox', ...known])] : known;
    }
    case 'id':
      return command.name() === 'docs' ? (await import('./docs.ts')).pageNames() : [];
    case 'shell':
      return ['bash', 'zsh', 'fish'];
    default:
      return [];
  }
}

/** Surfaces, then methods, then flags and their documented values. */
async function ofCall(io: Io, words: Words): Promise<Words> {
  const [surfaceName, method] = words;
  if (words.length <= 1) return surfaces().map(({ name }) => name);
  const surface = surfaces().find(({ name }) => name === surfaceName);
  if (surface === undefined) return [];
  if (words.length === 2) return surface.operations.map(({ name }) => name);
  const row = operationsOf(surface).find((one) => isNamed(one, method ?? ''));
  if (row === undefined) return [];
  const before = words.at(-2) ?? '';
  const parameter = row.parameters.find((one) => namesOf(one, row.parameters).some((name) => `--${name}` === before));
  if (parameter !== undefined && parameter.choices.length > 0) return parameter.choices;
  return candidates(
    io,
    words.slice(2),
    operationCommand(surface, row, async () => undefined),
  );
}

const flagsOf = (command: Command): Words =>
  command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []));
