import type { Rate } from './document.ts';
import type { Operation } from './operation.ts';
import type { Signature } from './signature.ts';

/** What a developer sees when the pointer rests on a method. */
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
    object['x-full-replace'] === undefined
      ? undefined
      : `Replaces the whole: ${withoutStop(object['x-full-replace'])}.`,
    choiceNote(operation),
    retryNote(operation),
    longRunningNote(operation, all),
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

/** Own words of a description, to be put in a sentence. */
function withoutStop(note: string): string {
  return note.trim().replace(/\.$/, '');
}

function rateNote(surface: string, { object }: Operation): string | undefined {
  const limit = object['x-rate-limit'];
  const { recommended, maximum, note } = limit.surfaces?.[surface] ?? limit;
  const said = note === undefined ? '' : ` (${withoutStop(note)})`;
  const most = rateInWords(maximum);
  const advised = rateInWords(recommended);
  if (most === undefined && advised === undefined)
    return note === undefined ? undefined : `Frequency: ${withoutStop(note)}.`;
  const key =
    limit.key === undefined ? '' : ` per ${limit.key.map((part) => part.replace(/^\w+\./, '')).join(' and ')}`;
  const parts = [
    most === undefined ? undefined : `at most ${most}${key}`,
    advised === undefined || advised === most ? undefined : `${advised} recommended`,
    limit.followUpPages === 'free' ? 'pages behind the first not counted' : undefined,
  ];
  return `Limit: ${parts.filter((part) => part !== undefined).join(', ')}${said}; calls wait for it.`;
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
      : ['Entries succeed and fail on their own: look at `failed` of the result or call `throwIfFailed()`.'];
  if (batch === undefined) return partial;
  const items = `\`${(batch.files ?? batch.items).replace(/^body\.\$$/, 'body').replace(/^\w+\./, '')}\``;
  return [
    `At most ${batch.maximum} ${items} per request; ${batch.split ? 'more are sent in several requests.' : 'more are refused before anything is sent.'}`,
    ...(batch.fileName === undefined
      ? []
      : [`Files and entries are matched by name: each \`${batch.fileName}\` is sent, and no other file.`]),
    ...partial,
  ];
}

function choiceNote({ object }: Operation): string | undefined {
  const names = object['x-at-least-one-of'];
  return names && `At least one of ${names.map((name) => `\`${name}\``).join(', ')} is required.`;
}

function pageNote({ object }: Operation): string | undefined {
  const page = object['x-pagination'];
  return page === undefined
    ? undefined
    : `Pages of ${page.defaultLimit ?? 10} entries by default, at most ${page.maxLimit ?? 100}; iterate for every entry.`;
}

function retryNote({ object }: Operation): string | undefined {
  return object['x-retry'] === 'unsafe' ? 'Never repeated by itself once its outcome is unknown.' : undefined;
}

function longRunningNote({ object }: Operation, all: readonly Operation[]): string | undefined {
  const work = object['x-long-running'];
  if (work === undefined) return undefined;
  if (work.status === undefined) return 'The work goes on in the background after the response.';
  const status = all.find(({ id }) => id === work.status);
  return `The work goes on after the response: follow \`${work.id}\` with \`${status === undefined ? work.status : `${status.group}.${status.name}`}\`.`;
}

function replacement(operation: Operation, all: readonly Operation[]): string {
  const id = operation.object['x-replaced-by'];
  const other = all.find((candidate) => candidate.id === id);
  if (other !== undefined) return `Use \`${other.group}.${other.name}\` (${other.id}).`;
  return id === undefined ? 'No replacement is named.' : `Use ${id}.`;
}
