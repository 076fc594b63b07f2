import type { Snapshot } from '@tradelane/sandbox';
import { invoke } from '../../operation/invoke.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';
import { type Change, changesOf } from './changes.ts';
import { stateCheck, statusOf } from '../writes/checks.ts';
import { Copy } from './copy.ts';
import { type Part, type Reading, type ShownPart, valuePart } from '../answers/parts.ts';
import { type Prepared, prepared, type WriteArguments } from '../writes/prepare.ts';
import { shortRow } from '../answers/rows.ts';
import type { Session } from '../session.ts';
import { callName, operationOf } from '../arguments/target.ts';

/** Most changes of an answer. */
const mostChanges = 40;

/** Tries a write on a copy of the sandbox, and returns what it would change. Against a real host, it only checks. */
export async function preview(session: Session, given: WriteArguments, reading: Reading): Promise<ShownPart> {
  const write = await prepared(session, given, reading);
  const { surface, row, own } = write;
  const of = callName('preview', surface, row);
  const { snapshot } = await session.connection(surface);
  const part =
    snapshot === undefined
      ? checkedOnly(session, write)
      : await tried(session, write, (await snapshot()) as Snapshot, reading);
  return session.parts.show(of, {
    ...part,
    own: { operation: `${surface.name} ${row.name}`, ...own, ...part.own, ...permission(session, surface, row) },
  });
}

const permission = (session: Session, surface: SurfaceRow, row: OperationRow): object =>
  session.permissions.allows(surface, row) ? {} : { allowed: false };

/** The answer for a real host: the arguments are valid, and the request that would be sent. */
function checkedOnly(session: Session, { row, input, isReplacing }: Prepared): Part {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input.parameters[name]));
  return {
    own: {
      preview: 'The arguments match the description. This is a real host, so the effect is unknown. Nothing was sent.',
      ...(isReplacing ? { warnings: [`It removes more than it names: ${row.fullReplace ?? ''}`] } : {}),
    },
    data: { request: session.mask.of({ method: row.method, path, ...input }) },
  };
}

async function tried(
  session: Session,
  { surface, row, input, isReplacing }: Prepared,
  snapshot: Snapshot,
  reading: Reading,
): Promise<Part> {
  const copy = await Copy.open();
  try {
    copy.restore(snapshot);
    const client = await copy.client(session.io, surface, await session.connection(surface));
    const { signal } = session.callOptions(reading);
    const data = plain(await invoke(client, row, input, { signal }));
    const took = await copy.runToEnd();
    const changes = changesOf(snapshot.collections, copy.collections());
    const state = stateCheck(surface, row, data);
    const status =
      state === undefined ? undefined : statusOf(await invoke(client, operationOf(state).row, state, { signal }));
    const ids = new Set([...newIds(data, JSON.stringify(input)), ...changes.flatMap(idOfNew)]);
    const shown = changes.slice(0, mostChanges).map((change) => shownChange(session, change));
    return valuePart(
      marked(
        {
          changes: shown,
          response: session.mask.of(data),
          ...(status === undefined ? {} : { status: session.mask.of(status) }),
        },
        ids,
      ),
      reading.budget,
      {
        preview: `This ran on a copy of the sandbox, with the work that it starts (${took} s). The sandbox itself is unchanged.`,
        ...(changes.length > mostChanges ? { more_changes: changes.length - mostChanges } : {}),
        ...(ids.size === 0 ? {} : { ids: 'IDs in [copy …] exist in the copy only. Don’t read them.' }),
        ...warnings(changes, isReplacing ? row.fullReplace : undefined),
      },
    );
  } finally {
    copy.close();
  }
}

function warnings(changes: readonly Change[], replaced: string | undefined): object {
  const removed = changes.filter(({ before, after }) => before !== null && after === null);
  const list = [
    ...(removed.length === 0
      ? []
      : [
          `It removes ${removed.length} ${removed.length === 1 ? 'value' : 'values'}: ${removed
            .slice(0, 10)
            .map(({ entity, field }) => (field === undefined ? entity : `${entity} ${field}`))
            .join(', ')}.`,
        ]),
    ...(changes.length === 0 ? ['It changes nothing.'] : []),
    ...(replaced === undefined ? [] : [`\`write\` needs replace: true. It replaces: ${replaced}`]),
  ];
  return list.length === 0 ? {} : { warnings: list };
}

function shownChange(session: Session, { entity, field, before, after }: Change): Change {
  // The last word of the path decides what is masked.
  const name = /(?<!\w)(\w+)(?:\[[^[\]]*\])*$/.exec(field ?? '')?.[1] ?? '';
  const show = (value: unknown): unknown => shortRow(session.mask.of(value, name)).row;
  return {
    entity: session.mask.text(entity),
    ...(field === undefined ? {} : { field }),
    before: show(before),
    after: show(after),
  };
}

/** The ID of an entity or an element that is new. */
function idOfNew({ before, after }: Change): readonly string[] {
  const { id } = ((before === null ? after : {}) ?? {}) as { readonly id?: unknown };
  return id === undefined || id === null ? [] : [String(id)];
}

/** IDs in a response that the request doesn't name. */
function newIds(data: unknown, request: string): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, member] of Object.entries(value)) walk(member, key);
    else if (/(?:^|_)ids?$|Id$/.test(name) && value !== null && !request.includes(String(value)))
      found.add(String(value));
  };
  walk(data, '');
  return found;
}

function marked(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => marked(one, ids));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member, ids)]));
  if (ids.has(String(value))) return `[copy ${String(value)}]`;
  if (typeof value !== 'string' || !value.includes('[')) return value;
  // An element of a list: `adjustments[…]`.
  return value.replaceAll(/\[([^[\]]+)\]/g, (element, id: string) => (ids.has(id) ? `[copy ${id}]` : element));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
