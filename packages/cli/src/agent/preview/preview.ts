import { counted } from '@tradelane/core/runtime';
import type { Snapshot } from '@tradelane/sandbox';
import { invoke } from '../../operation/invoke.ts';
import { type Change, changesOf } from './changes.ts';
import { problemsIn, stateCheck, statusOf } from '../writes/checks.ts';
import { Copy } from './copy.ts';
import { type Part, type Reading, valuePart } from '../answers/parts.ts';
import { type Prepared, prepared, type WriteArguments } from '../writes/prepare.ts';
import { omittedFrom, type Row, shortRow } from '../answers/rows.ts';
import type { Session } from '../session.ts';
import { operationOf } from '../arguments/target.ts';

const mostChanges = 40;

/** Most characters of an entry that the call adds or removes. */
const mostOfEntry = 2000;

/** Tries a write on a copy of the sandbox, and returns what it would change. Against a real host, it only checks. */
export async function preview(session: Session, given: WriteArguments, reading: Reading): Promise<Part> {
  const write = await prepared(session, given, reading);
  const { surface, row, own, destroys } = write;
  const { snapshot } = await session.connection(surface);
  const part =
    snapshot === undefined
      ? checkedOnly(session, write)
      : await session.alone(reading.signal, async () => tried(session, write, (await snapshot()) as Snapshot, reading));
  return {
    ...part,
    own: {
      operation: `${surface.name} ${row.name}`,
      ...own,
      ...(destroys === undefined ? {} : { destroys }),
      ...part.own,
      ...(session.permissions.allows(surface, row) ? {} : { allowed: false }),
    },
  };
}

/** The answer for a real host: the arguments are valid, and the request that would be sent. */
function checkedOnly(session: Session, { row, input, replaces }: Prepared): Part {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.parameters[name])),
  );
  return {
    own: {
      preview: 'The arguments match the description. This is a real host, so the effect is unknown. Nothing was sent.',
      ...warningsOf(neededFor(replaces)),
    },
    data: { request: session.mask.of({ method: row.method, path, ...input }) },
  };
}

async function tried(
  session: Session,
  { surface, row, input, replaces }: Prepared,
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
    const after = copy.collections();
    const changes = changesOf(snapshot.collections, after);
    const state = stateCheck(surface, row, input, data);
    const status =
      state === undefined ? undefined : statusOf(await invoke(client, operationOf(state).row, state, { signal }));
    const ids = newIds([data, status, changes], snapshot.collections, after);
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
        ...warningsOf(
          removalsIn(changes),
          storedOtherwise(changes, input.body),
          problemsIn(row, status).warnings,
          neededFor(replaces),
        ),
      },
    );
  } finally {
    copy.close();
  }
}

const warningsOf = (...lists: readonly (readonly string[] | undefined)[]): object => {
  const warnings = lists.flatMap((list) => list ?? []);
  return warnings.length === 0 ? {} : { warnings };
};

const neededFor = (replaces: string | undefined): readonly string[] =>
  replaces === undefined ? [] : [`\`write\` needs replace: true. It removes: ${replaces}`];

function removalsIn(changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return ['It changes nothing.'];
  const removed = changes.filter(({ before, after }) => before !== null && after === null);
  const names = removed.map(({ entity, field }) => (field === undefined ? entity : `${entity} ${field}`));
  return names.length === 0 ? [] : [`It removes ${counted(names.length, 'value')}: ${names.slice(0, 10).join(', ')}.`];
}

/** Values of the body that the host stored as other values, such as the carrier of a shipment. */
const storedOtherwise = (changes: readonly Change[], body: unknown): readonly string[] =>
  changes.flatMap(({ entity, before, after }) =>
    before !== null || typeof after !== 'object'
      ? []
      : Object.entries(Object(body) as object)
          .filter(([name, sent]) => Object.hasOwn(Object(after) as object, name) && typeof sent === 'string')
          .map(([name, sent]) => [name, sent, (after as Readonly<Record<string, unknown>>)[name]])
          .filter(([, sent, stored]) => typeof stored === 'string' && stored !== sent)
          .map(([name, sent, stored]) => `${entity}: ${String(name)} is "${String(stored)}", not "${String(sent)}".`),
  );

function shownChange(session: Session, { entity, field, before, after }: Change): Change {
  // The last word of the path decides what is masked.
  const name = /(?<!\w)(\w+)(?:\[[^[\]]*\])*$/.exec(field ?? '')?.[1] ?? '';
  const show = (value: unknown): Row => shortRow(session.mask.of(value, name), mostOfEntry);
  const [was, is] = [show(before), show(after)];
  const omitted = omittedFrom([was, is]);
  return {
    entity: session.mask.text(entity),
    ...(field === undefined ? {} : { field }),
    before: was.row,
    after: is.row,
    ...(omitted === undefined ? {} : { omitted }),
  };
}

type Collections = Snapshot['collections'];

const isIn = (text: string, id: string): boolean =>
  [`"${id}"`, `:${id},`, `:${id}}`].some((written) => text.includes(written));

/** IDs that a call made: the world has them after it, and not before. */
function newIds(shown: unknown, before: Collections, after: Collections): ReadonlySet<string> {
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)];
  const found = new Set<string>();
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, member] of Object.entries(value)) walk(member, key);
    else if (/(?:^|_)ids?$|Id$/.test(name) && isIn(now, String(value)) && !isIn(old, String(value)))
      found.add(String(value));
  };
  walk(shown, '');
  return found;
}

function marked(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => marked(one, ids));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member, ids)]));
  if (ids.has(String(value))) return `[copy ${String(value)}]`;
  if (typeof value !== 'string') return value;
  // An element of a list, `adjustments[…]`, and an ID in a URL.
  return value.replaceAll(/\[([^[\]]+)\]|(?<==)([\w-]+)/g, (found, element?: string, id?: string) =>
    ids.has(element ?? id ?? '') ? `[copy ${element ?? id}]` : found,
  );
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
