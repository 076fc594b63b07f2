import { deadLetters, type EventQueue } from '../queue/index.ts';
import type { Steps } from '../clock/steps.ts';
import { HttpError } from '../errors/index.ts';
import type { Table } from '../operations/table.ts';
import { allCollections, type Collection, documentOf } from '../store/index.ts';
import { events, isoOf, type Job, scheduledJobs, type World } from '../world/index.ts';
import { wrong } from './bodies.ts';

// Calls that show the content of the world to people.

interface Parts {
  readonly world: World;
}

/** Collections that aren't data of the world, or that contain bytes or digests of secrets. */
const hidden =
  /^(?:tokens|link_tokens|counters|state|limits|faults|files|journal|recorded|recorded-changed)$|Files?$|Reports$|Chunks$/;

const browsable = (): readonly Collection<never>[] => [...allCollections()].filter(({ name }) => !hidden.test(name));

/** The collection of this name, if people may see its documents. */
export const collectionToShow = (name: string): Collection<never> | undefined =>
  browsable().find((one) => one.name === name);

/** `GET world`: the collections with their number of documents. */
export const readCollections = ({ world }: Parts): object => ({
  collections: browsable()
    .map((one) => ({ name: one.name, total: world.store.count(one) }))
    .toSorted((one, other) => one.name.localeCompare(other.name)),
});

const mostShown = 200;

function numberIn(query: URLSearchParams, name: string, usual: number, most: number): number {
  const text = query.get(name) ?? String(usual);
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number <= most ? number : wrong(name, `must be a whole number up to ${most}`);
}

/** Characters that a search reads per step. */
const readAtOnce = 2_000_000;

/**
 * `GET world/{collection}`: a page of its documents, the latest first if they have a time. With `search`, only documents
 * whose key or JSON contains the text. A search ends when the page is full: there are `more` then.
 */
export function* readCollection({ world }: Parts, name: string, query: URLSearchParams): Steps<object> {
  const from = collectionToShow(name);
  if (from === undefined)
    throw new HttpError(404, 'DATA_NOT_FOUND', `Collection ${name} does not exist. GET /__sandbox/world lists all.`);
  const limit = numberIn(query, 'limit', 50, mostShown);
  const offset = numberIn(query, 'offset', 0, 999_999_999);
  const search = (query.get('search') ?? '').toLowerCase();
  const by = ['updated_at', 'created_at', 'dateCreated', 'date_created'].find((time) =>
    from.columns.some((column) => column.name === time && column.sorts),
  );
  const documents: object[] = [];
  let [total, read, isMore] = [0, 0, false];
  for (const { key, stored } of world.store.rows(from, { by, order: 'desc', skip: search === '' ? offset : 0 })) {
    const text = `${key} ${String(stored)}`;
    if ((read += text.length) > readAtOnce) {
      read = 0;
      yield;
    }
    if (search !== '' && !text.toLowerCase().includes(search)) continue;
    isMore = documents.length === limit;
    if (isMore) break;
    total += 1;
    if (search === '' || total > offset) documents.push({ key, value: documentOf(stored) });
  }
  return { documents, ...(search === '' ? { total: world.store.count(from) } : { total, more: isMore }) };
}

const mostJobs = 50;

/** The document that a job is for. */
export interface Subject {
  readonly collection: string;
  readonly key: string;
  /** Whether it has moved on, so that the job changes nothing. */
  readonly isOver: boolean;
}

/** `GET jobs`: scheduled work that still changes something, in order of its time, and the total. */
export function readJobs({ world, subjectOf }: Parts & { subjectOf(job: Job): Subject | undefined }): object {
  const next: object[] = [];
  let total = world.store.count(scheduledJobs as Collection<never>);
  for (const { key, value } of world.store.scan(scheduledJobs, { by: 'at' })) {
    const { isOver = false, ...subject } = subjectOf(value) ?? {};
    if (isOver) total -= 1;
    else if (next.push({ id: key, ...value, ...('key' in subject && { subject }) }) >= mostJobs) break;
  }
  return { jobs: next, total };
}

/** `GET deliveries`: messages in flight or delayed. */
export const readDeliveries = ({ queue, world }: Parts & { readonly queue: EventQueue }): object => ({
  deliveries: queue.leased().map(({ id, attempt, until, isDelayed }) => ({
    id,
    type: world.store.get(events, id)?.type,
    attempt,
    until: isoOf(until),
    delayed: isDelayed,
  })),
});

/** `PUT dead-letters/{id}`: puts the message back into the queue. */
export function requeue({ world, queue }: Parts & { readonly queue: EventQueue }, id: string): undefined {
  const letter = world.store.get(deadLetters, id);
  if (letter === undefined) throw new HttpError(404, 'DATA_NOT_FOUND', `Dead letter ${id} does not exist.`);
  world.store.delete(deadLetters, id);
  world.keep(letter.event);
  queue.wake();
}

/** `DELETE dead-letters/{id}` */
export function removeDeadLetter({ store }: World, id: string): undefined {
  if (!store.delete(deadLetters as Collection<never>, id))
    throw new HttpError(404, 'DATA_NOT_FOUND', `Dead letter ${id} does not exist.`);
}

/** `GET operations`: every operation, for forms and code samples. */
export const readOperations = ({ table }: { readonly table: Table }): object => ({
  surfaces: table.surfaces.map(({ name, server, operations }) => ({
    name,
    server,
    operations: operations.map(({ id, method, path, sdk }) => ({ id, method, path, sdk })),
  })),
});
