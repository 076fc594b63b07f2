import { UsageError } from '../../exit.ts';
import { pageNamed } from '../../commands/docs.ts';
import { pagesOf, shapesOf, surfaceNamed } from '../../table/load.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';
import { limitOf } from '../answers/budget.ts';
import { type Part, type Reading, textPart } from '../answers/parts.ts';
import { entryRead } from '../writes/checks.ts';
import { destructionBy, replacedBy } from '../writes/destruction.ts';
import { permissionFor } from '../writes/permissions.ts';
import type { Session } from '../session.ts';
import { operationWithId, type GivenOperation } from '../arguments/target.ts';
import { targetOf, type Task } from '../writes/tasks.ts';
import { typeOf, valuesOf } from './typescript.ts';

export type DescribePart = 'parameters' | 'body' | 'response' | 'example' | 'page';

/** Arguments of `describe`. */
export interface DescribeArguments extends GivenOperation {
  readonly part?: DescribePart | undefined;
}

/** Most characters of a description. Its parts have the rest. */
const most = 3000;

/** Describes an operation in 3,000 characters, one part of it in full, or a guide. */
export async function describe(session: Session, given: DescribeArguments, reading: Reading): Promise<Part> {
  const guide = /^guides\/(.+)$/.exec(given.operation ?? '')?.[1];
  if (guide !== undefined) return textPart(guideNamed(guide), reading.budget, 'guide');
  const { surface, row, task } = targetOf(given);
  if (task !== undefined) return { own: taskOf(session, surface, row, task), data: {} };
  if (given.part !== undefined) return textPart(partOf(surface, row, given.part), reading.budget, given.part);
  return { own: shortest(session, surface, row), data: {} };
}

function guideNamed(name: string): string {
  const page = pagesOf('guides').find(({ path }) => path === `guides/${name}`);
  if (page !== undefined) return page.markdown;
  throw new UsageError(
    `There is no guide "${name}". Guides: ${pagesOf('guides')
      .map(({ path }) => path.replace('guides/', ''))
      .join(', ')}.`,
  );
}

/** The most detailed description that fits. */
function shortest(session: Session, surface: SurfaceRow, row: OperationRow): NonNullable<Part['own']> {
  const levels = [
    { about: 80, depth: 3, text: 500 },
    { about: 0, depth: 3, text: 400 },
    { about: 0, depth: 2, text: 300 },
    { about: 0, depth: 1, text: 200 },
    { about: 0, depth: 1, text: 120, isBare: true },
  ];
  const all = levels.map((level) => described(session, surface, row, level));
  return all.find((one) => JSON.stringify(one).length <= most) ?? (all.at(-1) as NonNullable<Part['own']>);
}

function described(
  session: Session,
  surface: SurfaceRow,
  row: OperationRow,
  { about, depth, text, isBare = false }: { about: number; depth: number; text: number; isBare?: boolean },
): NonNullable<Part['own']> {
  const { named, bodies, results } = shapesOf(surface);
  const limit = limitOf(row);
  const [body, result] = [bodies[row.id], results[row.id]];
  return {
    operation: `${surface.name} ${row.name}`,
    id: row.id,
    about: cut(row.description, text),
    ...useOf(session, surface, row),
    ...(limit === undefined ? {} : { limit }),
    ...(row.scopes === undefined ? {} : { scopes: row.scopes.join(' or ') }),
    ...(row.roles === undefined ? {} : { roles: row.roles.join(' or ') }),
    ...destroyedBy(row),
    ...(row.parameters.length === 0 ? {} : { parameters: parametersOf(row, about) }),
    ...(body === undefined ? {} : { body: typeOf(body, { named, depth: depth + 1, isInput: true }) }),
    ...(result === undefined
      ? { returns: row.runs === 'file' ? 'a file' : 'nothing' }
      : { returns: cut(typeOf(result, { named, depth, isInput: false }), isBare ? 300 : 1200) }),
    ...provenBy(surface, row),
    example: isBare ? 'It is long: pass part: example.' : exampleOf(surface, row),
    more: 'part: parameters, body, response, example or page',
  };
}

function destroyedBy(row: OperationRow): object {
  const destroys = destructionBy(row);
  if (destroys === undefined) return {};
  const lists = row.completeLists === undefined ? undefined : ' A body with such a list needs replace: true.';
  return { destroys: `${destroys}${row.fullReplace === undefined ? (lists ?? '') : ' Needs replace: true.'}` };
}

/** Which read proves a write. */
function provenBy(surface: SurfaceRow, row: OperationRow): object {
  if (row.isRead) return {};
  const state = row.work === undefined ? undefined : operationWithId(surface, row.work.status);
  const effect = row.readBack === undefined ? undefined : operationWithId(surface, row.readBack.operation);
  const entry = entryRead(surface, row);
  const checks = [
    ...(state === undefined
      ? []
      : [
          `${state.name} until ${row.work?.state ?? ''} is ${[...(row.work?.succeeded ?? []), ...(row.work?.failed ?? [])].join(' or ')}`,
        ]),
    ...(effect === undefined ? [] : [`${effect.name}, field ${row.readBack?.items ?? ''}`]),
    ...(effect !== undefined || entry === undefined
      ? []
      : [[entry.read.name, entry.by?.name].filter(Boolean).join(' by ')]),
  ];
  return { checks: checks.length === 0 ? 'No operation of this surface is known to show the effect.' : checks };
}

function parametersOf({ parameters }: OperationRow, about: number): string {
  const members = parameters.map(({ name, type, isList, isRequired, choices, usual, about: text }) => {
    const one = choices.length > 0 ? valuesOf(choices, false) : type === 'integer' ? 'int' : type;
    const whole = isList ? (choices.length > 1 ? `(${one})[]` : `${one}[]`) : one;
    const words = [usual === undefined ? '' : `default ${String(usual)}`, about === 0 ? '' : cut(text, about)].filter(
      (word) => word !== '',
    );
    return `${name}${isRequired ? '' : '?'}: ${whole}${words.length === 0 ? '' : ` /* ${words.join(': ')} */`}`;
  });
  return `{ ${members.join('; ')} }`;
}

/** The published example, as arguments of the tool. */
export function exampleOf(surface: SurfaceRow, row: OperationRow): Readonly<Record<string, unknown>> {
  const { parameters, body, files, after } = row.example;
  const first = after === undefined ? undefined : operationWithId(surface, after.id);
  const whole = files === undefined ? body : { ...(body as object), ...onlyFiles(row, files) };
  return {
    ...(first === undefined || after === undefined
      ? {}
      : { first: `Call ${first.name}. ${after.parameter} is ${after.member} of its data.` }),
    surface: surface.name,
    operation: row.name,
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    ...(whole === undefined ? {} : { body: whole }),
    ...(replacedBy(row, whole) === undefined ? {} : { replace: true }),
  };
}

/** A file part has one file, and a part of files a list. */
const onlyFiles = (row: OperationRow, files: NonNullable<OperationRow['example']['files']>): object =>
  Object.fromEntries(
    Object.entries(files).map(([name, list]) => [
      name,
      row.body?.parts.find((part) => part.name === name)?.kind === 'files' ? list : list[0],
    ]),
  );

function taskOf(session: Session, surface: SurfaceRow, row: OperationRow, task: Task): NonNullable<Part['own']> {
  return {
    operation: `${surface.name} ${task.name}`,
    about: `${task.summary}. It reads the offer and sends ${row.name} (${row.id}) with everything else unchanged.`,
    ...useOf(session, surface, row),
    limit: limitOf(row) ?? 'none',
    parameters: typeOf(task.parameters, { named: {}, depth: 1, isInput: true }),
    ...provenBy(surface, row),
    example: { surface: surface.name, operation: task.name, parameters: task.example, wait: true },
  };
}

/** The tool of an operation, and the permission that it misses. */
function useOf(session: Session, surface: SurfaceRow, row: OperationRow): object {
  if (row.isRead) return { use: 'read' };
  const allow = session.permissions.allows(surface, row)
    ? {}
    : { allow: `--allow-writes ${permissionFor(surface, row)}` };
  return { use: 'write', ...allow };
}

/** One part of a description in full. */
function partOf(surface: SurfaceRow, row: OperationRow, part: DescribePart): string {
  const { named, bodies, results } = shapesOf(surface);
  const whole = { named, depth: 12, allValues: true };
  switch (part) {
    case 'parameters':
      return row.parameters
        .map(({ name, isRequired, choices, about }) => {
          const values = choices.length === 0 ? '' : ` Values: ${choices.join(', ')}.`;
          return `${name}${isRequired ? ' (required)' : ''}: ${about}${values}`;
        })
        .join('\n');
    case 'body':
      return typeOf(bodies[row.id] ?? 'unknown', { ...whole, isInput: true });
    case 'response':
      return typeOf(results[row.id] ?? 'unknown', { ...whole, isInput: false });
    case 'example':
      return JSON.stringify(exampleOf(surface, row));
    case 'page': {
      const { markdown } = pageNamed(row.id, surfaceNamed(surface.name).name);
      // The samples of programs aren't of use here.
      return markdown.replace(/## Request\n[\s\S]*?(?=## Details)/, '');
    }
  }
}

const cut = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);
