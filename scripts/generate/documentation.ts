import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationObject, Rate } from '@tradelane/spec-model/document';
import type { Operation } from '@tradelane/spec-model/operation';
import type { Signature } from '@tradelane/spec-model/signature';

/** The docstring of a generated method. */
export function documentMethod(
  surface: string,
  operation: Operation,
  signature: Signature,
  all: readonly Operation[],
): string {
  const { object } = operation;
  const notes = [
    rateNote(surface, operation),
    ...batchNotes(operation),
    pageNote(operation),
    object['x-full-replace'] === undefined ? undefined : `Full replacement: ${sentence(object['x-full-replace'])}`,
    retryNote(operation, all),
    longRunningNote(surface, operation, all),
    object['x-scope'] === undefined
      ? undefined
      : `Scope${object['x-scope'].length > 1 ? 's (any of)' : ''}: ${object['x-scope'].map((scope) => `\`${scope}\``).join(', ')}.`,
    object['x-roles'] === undefined
      ? undefined
      : `Roles (any of): ${object['x-roles'].map((role) => `\`${role}\``).join(', ')}.`,
  ].filter((note) => note !== undefined);
  const parameters = signature.arguments.flatMap(({ name, description }) =>
    description === undefined ? [] : [`@param ${name} ${oneLine(description)}`],
  );
  const tags = [
    ...parameters,
    ...thrown(operation),
    ...(object.deprecated === true ? [`@deprecated ${replacement(operation, all)}`] : []),
    `@see ${operation.id}${operation.path === '' ? '' : `: \`${operation.method} ${operation.path}\``}`,
  ];
  return [
    `${object.summary}.`,
    ...(object.description === undefined ? [] : [oneLine(object.description)]),
    ...(notes.length > 0 ? [notes.map((note) => `- ${oneLine(note)}`)] : []),
    tags,
  ]
    .map((block) => (typeof block === 'string' ? block : block.join('\n')))
    .join('\n\n');
}

/** The docstring of a generated function for `createLite`, which has neither limits nor batches. */
export function documentFunction({ object, id, method, path }: Operation, signature: Signature): string {
  const parameters = signature.arguments.flatMap(({ name, description }) =>
    description === undefined ? [] : [`@param ${name} ${oneLine(description)}`],
  );
  return [
    `${object.summary}.`,
    ...(object.description === undefined ? [] : [oneLine(object.description)]),
    ...(object['x-full-replace'] === undefined ? [] : [`Full replacement: ${sentence(object['x-full-replace'])}`]),
    [...parameters, `@see ${id}: \`${method} ${path}\``].join('\n'),
  ].join('\n\n');
}

/** A comment of `indent` spaces, wrapped so that lines stay readable. */
export function comment(text: string, indent: number): string {
  const pad = ' '.repeat(indent);
  const lines = text.split('\n').flatMap((line) => wrap(line.replaceAll('*/', '*\\/'), 116 - indent));
  if (lines.length === 1) return `${pad}/** ${lines[0]} */\n`;
  return `${pad}/**\n${lines.map((line) => `${pad} *${line === '' ? '' : ` ${line}`}\n`).join('')}${pad} */\n`;
}

function wrap(line: string, width: number): readonly string[] {
  const hanging = line.startsWith('- ') ? '  ' : '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = `${hanging}${word}`;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** A note of the description as a sentence that stands alone. */
function sentence(note: string): string {
  const text = note.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
}

const countedPages = {
  free: ' Only the first page of a list counts.',
  separate: ' Each page of the list has its own count.',
} as const;

function rateNote(surface: string, { object }: Operation): string | undefined {
  const limit = object['x-rate-limit'];
  const { recommended, maximum, note } = limit.surfaces?.[surface] ?? limit;
  const more = note === undefined ? '' : ` ${sentence(note)}`;
  const most = rateInWords(maximum);
  const advised = rateInWords(recommended);
  if (most === undefined && advised === undefined)
    return note === undefined ? undefined : `Frequency: ${sentence(note)}`;
  const key =
    limit.key === undefined ? '' : ` per ${limit.key.map((part) => part.replace(/^\w+\./, '')).join(' and ')}`;
  const parts = [
    most === undefined ? undefined : `at most ${most}${key}`,
    advised === undefined || advised === most ? undefined : `${advised} recommended`,
  ];
  const pages = limit.followUpPages === undefined ? '' : countedPages[limit.followUpPages];
  return `Limit: ${parts.filter((part) => part !== undefined).join(', ')}.${pages} The client waits before sending.${more}`;
}

function rateInWords(rate: Rate): string | undefined {
  return rate === 'event-driven'
    ? undefined
    : rate.map(({ requests, period }) => `${requests} per ${periodInWords(period)}`).join(' and ');
}

function periodInWords(period: string): string {
  const [, number, unit] = /^PT?(\d+)([DHMS])$/.exec(period) ?? [];
  const names: Readonly<Record<string, string>> = { D: 'day', H: 'hour', M: 'minute', S: 'second' };
  const name = names[unit ?? ''];
  if (name === undefined) return period;
  return number === '1' ? name : `${number} ${name}s`;
}

function batchNotes({ object }: Operation): readonly string[] {
  const batch = object['x-batch-limit'];
  const partial =
    object['x-partial-success'] === undefined
      ? []
      : ['Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.'];
  if (batch === undefined) return partial;
  return [
    `At most ${batch.maximum} ${itemsOf(batch)} per request.${batch.split ? ' The client splits longer lists into several requests.' : ''}`,
    ...(batch.fileName === undefined
      ? []
      : [`Files and entries are matched by name. Each entry needs a file with its \`${batch.fileName}\`.`]),
    ...partial,
  ];
}

type Batch = NonNullable<OperationObject['x-batch-limit']>;

function itemsOf({ files, items }: Batch): string {
  return `\`${(files ?? items).replace(/^body\.\$$/, 'body').replace(/^\w+\./, '')}\``;
}

/** The errors that the arguments alone can cause, before anything is sent. */
function thrown({ object }: Operation): readonly string[] {
  const batch = object['x-batch-limit'];
  const names = object['x-at-least-one-of'];
  return [
    ...(names === undefined
      ? []
      : [`@throws {ArgumentError} If none of ${names.map((name) => `\`${name}\``).join(', ')} is passed.`]),
    ...(batch === undefined || batch.split
      ? []
      : [`@throws {ArgumentError} If ${itemsOf(batch)} has more than ${batch.maximum} entries.`]),
  ];
}

function pageNote({ object }: Operation): string | undefined {
  const page = object['x-pagination'];
  return page === undefined
    ? undefined
    : `Entries per page: at most ${page.maxLimit ?? 100}. Default: ${page.defaultLimit ?? 10}. Iterate to read all pages.`;
}

function retryNote({ object }: Operation, all: readonly Operation[]): string | undefined {
  if (object['x-retry'] !== 'unsafe') return undefined;
  const read = all.find(({ id }) => id === object['x-read-back']?.operation);
  const settled = read === undefined ? '' : ` \`settle\` reads \`${read.group}.${read.name}\` to find it out.`;
  return `Not retried automatically if the outcome is unknown.${settled}`;
}

function longRunningNote(surface: string, operation: Operation, all: readonly Operation[]): string | undefined {
  const work = operation.object['x-long-running'];
  if (work === undefined) return undefined;
  const status = all.find(({ id }) => id === work.status);
  const functions = status === undefined ? [] : functionsOf(work.kind, status.id).filter(isExportedBy(surface));
  if (status === undefined) return 'Asynchronous: processing continues in the background after the response.';
  const reads = `\`${status.group}.${status.name}\``;
  const [follow, run] = functions;
  if (follow === undefined) return `Asynchronous: ${reads} returns the state of \`${work.id}\`.`;
  if (work.kind === 'export')
    return `Asynchronous: \`${follow}\` starts the export, polls ${reads}, and reads the rows of its files.`;
  const hasFile = run !== undefined && operation.body?.contentType === 'multipart/form-data';
  return `Asynchronous: wait for \`${work.id}\` with \`${follow}\`, which polls ${reads}.${hasFile ? ` \`${run}\` uploads the file and waits.` : ''}`;
}

/** Functions of the client packages that follow an import or export, by the operation that reads its status. */
const functionNames: Readonly<Record<string, string>> = {
  P42: 'Import',
  OF02: 'OfferImport',
  PRI02: 'PriceImport',
  STO02: 'StockImport',
  TL04: 'Transactions',
  OF53: 'Offers',
  OR14: 'Orders',
};

/** The functions that wait for the end of the work, by `kind` of `x-long-running`. */
function functionsOf(kind: string, status: string): readonly string[] {
  const name = functionNames[status] ?? '';
  if (kind === 'action') return ['waitForAction'];
  if (kind === 'conversation-action') return ['waitForConversationAction'];
  return kind === 'export' ? [`export${name}`] : [`waitFor${name}`, `run${name}`];
}

const packages = join(import.meta.dirname, '../../packages');

/** Whether the package of a surface exports a name. A docstring names no other function. */
function isExportedBy(surface: string): (name: string) => boolean {
  const entry = join(packages, surface, 'src/index.ts');
  const names = new Set(existsSync(entry) ? readFileSync(entry, 'utf8').match(/\w+/g) : []);
  return (name) => names.has(name);
}

function replacement(operation: Operation, all: readonly Operation[]): string {
  const id = operation.object['x-replaced-by'];
  const other = all.find((candidate) => candidate.id === id);
  if (other !== undefined) return `Use \`${other.group}.${other.name}\` (${other.id}).`;
  return id === undefined ? 'A replacement is not documented.' : `Use ${id}.`;
}
