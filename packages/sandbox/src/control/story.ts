import { HttpError } from '../errors/index.ts';
import type { Exchanges } from '../http/journal.ts';
import { among, type Collection } from '../store/index.ts';
import type { Job, World } from '../world/index.ts';
import { collectionToShow, type Subject } from './browse.ts';
import { shownOf } from './shown.ts';

// The story of a document: what named it, in the order of time.

/** One entry of a story. `collection` and `key` name a document of the world, `request` an exchange. */
export interface StoryEntry {
  readonly kind: 'request' | 'document' | 'scheduled';
  readonly time: string;
  readonly title: string;
  readonly status?: string;
  readonly collection?: string;
  readonly key?: string;
  readonly request?: number;
  /** Pieces of lines that a shipment has, or that an action ships or cancels. */
  readonly items?: unknown;
}

interface Parts {
  readonly world: World;
  readonly exchanges: Exchanges;
  subjectOf(job: Job): Subject | undefined;
}

/** Other names that a document is known by. */
const aliases = ['sku', 'channel_order_id', 'channel_return_id', 'channel_conversation_id', 'commercial_id'];

/** Collections whose documents name another one. They are found by an index, by a field, or among the latest. */
const related: readonly (readonly [collection: string, by?: string])[] = [
  ['actions'],
  ['conversation_actions'],
  ['events'],
  ['dead-letters'],
  ['shipments', 'by_order'],
  ['returns', 'by_order'],
  ['documents', 'by_order'],
  ['conversations', 'by_order'],
  ['messages', 'by_conversation'],
  ['instance.shipments', 'by_order'],
  ['instance.messages', 'by_order'],
  ['instance.threads', 'entity_id'],
  ['instance.returns', 'order_commercial_id'],
  ['instance.returnLabels'],
  ['instance.offerImports'],
  ['jobs'],
];

/** Fields that name another document, and the collections that it may be in. */
const references: Readonly<Record<string, readonly string[]>> = {
  order_id: ['orders', 'instance.orders'],
  id: ['orders', 'instance.orders'],
  action_id: ['actions', 'conversation_actions'],
  conversation_id: ['conversations'],
};

/** Number of the latest documents that are searched, if no index finds them. */
const mostSearched = 500;

type Value = Readonly<Record<string, unknown>>;

const recordIn = (value: unknown, name: string): Value => ((value as Value)[name] ?? {}) as Value;

const timeOf = (value: Value): string | undefined =>
  ['created_at', 'date_created', 'dateCreated', 'created_date', 'created', 'time', 'at']
    .map((name) => value[name])
    .find((one) => typeof one === 'string') as string | undefined;

const namesOf = (key: string, value: Value): string[] => [
  ...new Set([key, value['id'], ...aliases.map((alias) => value[alias])].filter(Boolean).map(String)),
];

function* documentsThatName(
  { store }: World,
  name: string,
  by: string | undefined,
  names: readonly string[],
): Iterable<{ readonly key: string; readonly value: Value }> {
  const from = collectionToShow(name) as Collection<Value> | undefined;
  if (from === undefined) return;
  const sort = from.columns.find(({ kind }) => kind === 'time')?.name;
  if (by?.startsWith('by_') === true) for (const equals of names) yield* store.scan(from, { by: by.slice(3), equals });
  else if (by !== undefined && sort !== undefined) yield* store.find(from, { by: sort, where: [among(by, names)] });
  else {
    const latest =
      sort === undefined ? store.scan(from, { order: 'desc' }) : store.find(from, { by: sort, order: 'desc' });
    const quoted = names.map((one) => JSON.stringify(one));
    let left = mostSearched;
    for (const entry of latest) {
      if ((left -= 1) < 0) return;
      const text = JSON.stringify(entry.value);
      if (quoted.some((one) => text.includes(one))) yield entry;
    }
  }
}

const entryOf = (collection: string, key: string, value: Value): StoryEntry => {
  const shown = collection === 'jobs' ? value : shownOf(value);
  const status = shown['status'] ?? shown['state'];
  const work = recordIn(shown, 'work');
  const items = shown['items'] ?? recordIn(work, 'package')['items'] ?? (work['type'] === 'cancel' && work['lines']);
  const title = [shown['type'], shown['kind'], work['type'], recordIn(shown, 'topic')['value'], shown['body']];
  return {
    kind: collection === 'jobs' ? 'scheduled' : 'document',
    time: timeOf(shown) ?? timeOf(value) ?? '',
    title: String(title.findLast((one) => typeof one === 'string') ?? ''),
    ...(typeof status === 'string' && { status }),
    ...(Array.isArray(items) && { items }),
    collection,
    key,
  };
};

/** `GET story/{collection}?key=`: a document, the documents that it names, and its story. */
export function readStory({ world, exchanges, subjectOf }: Parts, collection: string, query: URLSearchParams): object {
  const key = query.get('key') ?? '';
  const find = (name: string, at: string): Value | undefined => {
    const from = collectionToShow(name);
    return from === undefined ? undefined : world.store.get(from as Collection<Value>, at);
  };
  const value = find(collection, key);
  if (value === undefined)
    throw new HttpError(404, 'DATA_NOT_FOUND', `${collection} has no document ${key}. It may have been removed.`);
  const shown = shownOf(value);
  const names = namesOf(key, shown);
  const entries: StoryEntry[] = [];
  const requests: StoryEntry[] = [];
  for (const [name, by] of related)
    for (const found of documentsThatName(world, name, by, names)) {
      if (name === collection && found.key === key) continue;
      if (name === 'jobs' && subjectOf(found.value as unknown as Job)?.isOver === true) continue;
      entries.push(entryOf(name, found.key, found.value));
      // Jobs and events name the action of an order.
      if (name === 'actions') names.push(found.key);
    }
  // Some requests name the lines of an order only.
  const lines = [shown['order_lines'], shown['lines']].flatMap((list) =>
    Array.isArray(list) ? (list as Value[]) : [],
  );
  const allNames = [...names, ...lines.map(({ id }) => String(id))];
  for (const one of exchanges.after(0)) {
    const isNamed = (name: string): boolean =>
      one.url.includes(encodeURIComponent(name)) || one.request?.includes(JSON.stringify(name)) === true;
    if (!allNames.some(isNamed)) continue;
    const title = `${one.method} ${one.operation ?? one.url}`;
    requests.push({ kind: 'request', time: one.time, title, status: String(one.status), request: one.id });
  }
  const linksOf = (of: Value): readonly Pick<Subject, 'collection' | 'key'>[] =>
    [of, recordIn(of, 'entity'), recordIn(of, 'data')].flatMap((from) =>
      Object.entries(references).flatMap(([field, collections]) =>
        collections.flatMap((name) => {
          const at = String(from[field] ?? '');
          const isOther = at !== '' && !(name === collection && at === key) && find(name, at) !== undefined;
          return isOther ? [{ collection: name, key: at }] : [];
        }),
      ),
    );
  const own = linksOf(shown);
  // An event names its order by its action.
  const ofActions = own
    .filter((one) => one.collection === 'actions')
    .flatMap((one) => linksOf(find('actions', one.key) ?? {}));
  const links = [...own, ...ofActions.filter((one) => one.collection !== 'actions')];
  // A request comes before what it made in the same millisecond.
  const all = [...requests, ...entries].toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
  return { value, links, entries: all };
}
