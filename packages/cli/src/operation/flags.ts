import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../exit.ts';
import { fileProblem } from '../file-problem.ts';
import { textFrom, textOf } from '../input-text.ts';
import type { Io } from '../io.ts';
import type { OperationRow, ParameterRow, PartRow, SurfaceRow } from '../table/rows.ts';
import { formatOption, jsonOption } from '../output/format-option.ts';
import { addConnectionFlags } from './connection-flags.ts';
import { exampleArguments, shellWord } from './example.ts';
import { flagOf } from './flag-name.ts';

/** Values of the parts of a multipart body, as the user passed them: paths, JSON or text. */
export type PartValues = ReadonlyMap<string, { readonly kind: PartRow['kind']; readonly values: readonly string[] }>;

/** Arguments of an operation as the user passed them. */
export interface OperationValues {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: string | undefined;
  readonly parts: PartValues;
  readonly flags: CallFlags;
}

export interface CallFlags {
  readonly all?: boolean;
  readonly cursor?: string;
  readonly next?: boolean;
  readonly output?: 'table' | 'json' | 'ndjson' | 'csv';
  readonly fields?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly to?: string;
  readonly profile?: string;
  readonly sandbox?: boolean;
  readonly debug?: boolean;
}

/** `order-id` of `order-ids`: a list accepts its singular too. */
function singularOf(flag: string): string | undefined {
  if (flag.endsWith('uses')) return flag.slice(0, -2);
  if (flag.endsWith('ies')) return `${flag.slice(0, -3)}y`;
  return flag.endsWith('s') && !flag.endsWith('ss') ? flag.slice(0, -1) : undefined;
}

/** The command of one operation. Its flags are the parameters of the description. */
export function operationCommand(
  surface: SurfaceRow,
  row: OperationRow,
  run: (values: OperationValues) => Promise<void>,
): Command {
  const parameters: Record<string, unknown> = {};
  const parts = new Map<string, { kind: PartRow['kind']; values: string[] }>();
  const command = new Command(`tradelane call ${surface.name} ${row.name}`)
    .description(`${row.summary}. ${row.description}`.trim())
    .usage(
      `${row.parameters
        .filter(isInPath)
        .map(({ name }) => `<${name}> `)
        .join('')}[flags]`,
    );

  for (const parameter of row.parameters.filter(isInPath)) command.argument(`[${parameter.name}]`, parameter.about);
  const used = new Set<string>();
  for (const parameter of row.parameters)
    for (const [index, flag] of namesOf(parameter, row.parameters).entries()) {
      used.add(flag);
      command.addOption(
        optionOf(flag, parameter, (value) => {
          const before = parameters[parameter.name];
          parameters[parameter.name] = parameter.isList ? [...((before ?? []) as unknown[]), value] : value;
        }).hideHelp(index > 0),
      );
    }
  for (const part of row.body?.parts ?? []) {
    const flag = used.has(flagOf(part.name)) ? `part-${flagOf(part.name)}` : flagOf(part.name);
    command.addOption(
      new Option(`--${flag} <${partValue[part.kind]}>`, part.about).argParser((value: string) => {
        const known = parts.get(part.name) ?? { kind: part.kind, values: [] };
        known.values.push(value);
        parts.set(part.name, known);
        return value;
      }),
    );
  }
  if (row.body !== undefined && row.body.kind !== 'multipart')
    command.option('--body <json>', 'The body: JSON, @FILE, or - for standard input.');
  addOutputFlags(command, row);
  addConnectionFlags(command);
  command.addHelpText('after', () => helpAfter(surface, row));
  command.action(async (...all: unknown[]) => {
    const places = row.parameters.filter(isInPath);
    for (const [index, { name }] of places.entries()) {
      const value = all[index];
      if (value === undefined) continue;
      if (parameters[name] !== undefined)
        throw new UsageError(`${name} was passed twice: as an argument and as a flag. Pass it once.`);
      parameters[name] = value;
    }
    for (const { name } of places)
      if (parameters[name] === undefined) throw new UsageError(`${name} is missing. Pass it after ${row.name}.`);
    const { body, ...flags } = all[places.length] as CallFlags & { readonly body?: string };
    await run({ parameters, body, parts, flags });
  });
  return command;
}

/** Flags of the response, and of writes. */
function addOutputFlags(command: Command, row: OperationRow): void {
  if (row.runs === 'list')
    command
      .option('--all', 'Stream every page, as NDJSON or CSV.')
      .option('--cursor <cursor>', 'Start at this page. The cursor comes from an earlier run.')
      .option('--next', 'Print the page after the last one that a terminal showed.');
  if (row.runs === 'file') command.option('--to <path>', 'Save the file here, in a folder or under a name.');
  else
    command
      .addOption(formatOption('Format of the data. Default: a table on a terminal, otherwise JSON.'))
      .addOption(jsonOption())
      .option('--fields <list>', 'Print only these fields, such as id,status,order_lines.price.amount.');
  command.option('--dry-run', 'Print the request as a curl command. Nothing is sent.');
  if (!row.isRead) command.option('--yes', 'Send the write without a question.');
}

const isInPath = ({ in: place }: ParameterRow): boolean => place !== 'query';

const partValue = { json: 'json', file: 'path', files: 'path', text: 'text' } as const;

/** The flag of a parameter, and its singular if no other parameter has that name. */
export function namesOf(parameter: ParameterRow, all: readonly ParameterRow[]): readonly string[] {
  const flag = flagOf(parameter.name);
  const singular = parameter.isList ? singularOf(flag) : undefined;
  return singular === undefined || all.some(({ name }) => flagOf(name) === singular) ? [flag] : [flag, singular];
}

function optionOf(flag: string, parameter: ParameterRow, set: (value: unknown) => void): Option {
  const { type, choices, about, isList, isRequired } = parameter;
  const notes = [
    about,
    choices.length === 0 ? '' : `Values: ${choices.join(', ')}.`,
    isList ? 'Repeatable.' : '',
    isRequired && parameter.in === 'query' ? 'Required.' : '',
  ];
  const value = type === 'boolean' && !isList ? '[boolean]' : `<${type === 'string' ? 'text' : type}>`;
  return new Option(`--${flag} ${value}`, notes.filter((note) => note !== '').join(' '))
    .argParser((text: string) => {
      set(valueOf(type, text));
      return text;
    })
    .preset(type === 'boolean' ? 'true' : undefined);
}

function valueOf(type: ParameterRow['type'], text: string): unknown {
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false') throw new InvalidArgumentError('Pass true or false.');
    return text === 'true';
  }
  if (type === 'string') return text;
  const number = Number(text);
  if (text.trim() === '' || !(type === 'integer' ? Number.isInteger(number) : Number.isFinite(number)))
    throw new InvalidArgumentError(type === 'integer' ? 'Pass a whole number.' : 'Pass a number.');
  return number;
}

function helpAfter(surface: SurfaceRow, row: OperationRow): string {
  const { rate, scopes, fullReplace, example } = row;
  const rates = rate?.maximum ?? rate?.recommended ?? [];
  const command = `tradelane call ${surface.name} ${row.name}`;
  const lines = [
    `${row.method} ${row.path} (${row.id})`,
    ...(rates.length === 0
      ? []
      : [`Limit: ${rates.map(({ requests, periodInMs }) => `${requests} per ${periodInMs / 1000} s`).join(' and ')}.`]),
    ...(scopes === undefined ? [] : [`Scope: ${scopes.join(' or ')}.`]),
    ...(fullReplace === undefined ? [] : [`Full replacement: ${fullReplace}`]),
  ];
  const words = example.after === undefined ? exampleArguments(row).map(shellWord) : [];
  const sample =
    example.after === undefined
      ? `\nExample:\n  ${[command, ...words, ...(row.isRead ? [] : ['--yes']), '--sandbox'].join(' ')}`
      : `\nRun ${example.after.id} first. Its response contains the ${example.after.parameter}.`;
  return `\n${lines.join('\n')}\n${sample}`;
}

/**
 * Reads the body of a call: JSON from the command line, a file or standard input, or the parts of a form.
 * @throws {UsageError} If it can't be read or isn't JSON.
 */
export async function readBody(io: Io, row: OperationRow, { body, parts }: OperationValues): Promise<unknown> {
  if (row.body?.kind !== 'multipart')
    return body === undefined ? undefined : jsonOf('--body', await valueText(io, body));
  if (parts.size === 0) return undefined;
  const { fileFromPath } = await import('@tradelane/core/node');
  const entries = await Promise.all(
    [...parts].map(async ([name, { kind, values }]) => {
      if (kind === 'files') return [name, await Promise.all(values.map((path) => fileFromPath(path)))];
      const last = values.at(-1) ?? '';
      if (kind === 'file') return [name, await fileFromPath(last)];
      return [name, kind === 'text' ? last : jsonOf(`--${flagOf(name)}`, await valueText(io, last))];
    }),
  );
  return Object.fromEntries(entries);
}

/** The text of a value: `@FILE` is the content of a file, and `-` is standard input. */
async function valueText(io: Io, value: string): Promise<string> {
  const path = value.replace(/^@/, '');
  if (path === '-') return textFrom(io.stdin);
  if (path === value) return value;
  try {
    return textOf(readFileSync(path));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(fileProblem(error, path, 'read') ?? `${path} can't be read: ${(error as Error).message}.`);
  }
}

function jsonOf(flag: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${flag} isn't valid JSON: ${(error as Error).message}. Pass JSON, @FILE, or -.`);
  }
}
