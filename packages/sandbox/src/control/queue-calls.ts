import { HttpError } from '../errors/index.ts';
import { normalizeInstant } from '../http/values.ts';
import type { SandboxRequest } from '../http/request.ts';
import { deadLetters, type EventQueue } from '../queue/index.ts';
import type { Collection, ScanOptions } from '../store/index.ts';
import { events, type QueuedEvent, type World } from '../world/index.ts';
import { type Body, membersOf, numberOf, recordOf, textOf, wholeOf, wrong } from './bodies.ts';

const dayInMs = 86_400_000;

/** Dependencies of the calls on the queue. */
interface Parts {
  readonly world: World;
  readonly queue: EventQueue;
}

/** Maximum of `latest`. */
const mostLatest = 1_000;

function latestOf(text: string): number {
  const latest = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (latest < 1 || latest > mostLatest) wrong('latest', `must be a whole number from 1 to ${mostLatest}`);
  return latest;
}

function readAll<T>({ store }: World, from: Collection<T>, options: ScanOptions = {}, most = Infinity): T[] {
  const all: T[] = [];
  for (const { value } of store.scan(from, options)) if (all.push(value) >= most) break;
  return all;
}

/** `GET events`: lists the messages, including messages in flight. With `latest`, the last messages and the total. */
export function readEvents({ world }: Parts, query: URLSearchParams): object {
  const [after, latest] = [query.get('after') ?? '', query.get('latest') ?? ''];
  if (latest === '')
    return { events: readAll(world, events, after === '' ? {} : { after: { sort: after, key: after } }) };
  if (after !== '') wrong('latest', "can't be combined with after");
  const found = readAll(world, events, { order: 'desc' }, latestOf(latest));
  return { events: found.reverse(), total: world.store.count(events as Collection<never>) };
}

/** `POST events`: adds the caller's message with the trace of the request, as if the hub had published it. */
export function publishEvent({ world, queue }: Parts, body: Body, inbound: SandboxRequest): object {
  const event = publish(world, body);
  const traceparent = inbound.header('traceparent');
  queue.trace(event.id, traceparent !== undefined && traceContext.test(traceparent) ? traceparent : undefined);
  return event;
}

/** W3C Trace Context, version 00. */
const traceContext = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

function publish(world: World, body: Body): QueuedEvent {
  const { id, type, time, data, ...more } = body();
  const content = { ...more, data: recordOf(data, 'data') };
  if (id === undefined) return world.publish(textOf('type', type), content.data);
  const instant = time === undefined ? world.time : normalizeInstant(textOf('time', time));
  if (instant === undefined) return wrong('time', 'must be an instant');
  // Kept unchanged for the reader.
  const at = typeof time === 'string' ? time : instant;
  const event: QueuedEvent = { id: textOf('id', id), type: textOf('type', type), time: at, ...content };
  world.keep(event);
  return event;
}

/** `DELETE events/{id}` */
export function deleteEvent({ queue }: Parts, id: string): undefined {
  if (!queue.remove(id)) throw new HttpError(404, 'DATA_NOT_FOUND', `Event ${id} does not exist.`);
}

/** `POST deliveries`: delivers messages. */
export async function takeDeliveries({ queue }: Parts, body: Body, inbound: SandboxRequest): Promise<object> {
  const { limit, lease_ms, wait_ms } = membersOf(body(), 'limit', 'lease_ms', 'wait_ms');
  const deliveries = await queue.take({
    limit: wholeOf('limit', limit, 1, 1_000) ?? 10,
    leaseInMs: numberOf('lease_ms', lease_ms, 1, dayInMs) ?? 30_000,
    waitInMs: numberOf('wait_ms', wait_ms, 0, 60_000) ?? 0,
    onEnd: (notify) => inbound.onEnd?.(notify),
  });
  return { deliveries };
}

/** `PUT deliveries/{receipt}`: renews the lease, or requeues the message. */
export function changeDelivery({ queue }: Parts, receipt: string, body: Body): undefined {
  const { lease_ms, delay_ms } = membersOf(body(), 'lease_ms', 'delay_ms');
  const leaseInMs = numberOf('lease_ms', lease_ms, 1, dayInMs);
  const delayInMs = numberOf('delay_ms', delay_ms, 0, 7 * dayInMs);
  if (leaseInMs !== undefined) queue.renew(receipt, leaseInMs);
  else if (delayInMs !== undefined) queue.requeue(receipt, delayInMs);
  else wrong('$', 'must have lease_ms, to renew the lease, or delay_ms, to give the message back');
}

/** `POST dead-letters`: dead-letters a message in flight. */
export function deadLetterDelivery({ queue }: Parts, body: Body): undefined {
  const { receipt, reason } = membersOf(body(), 'receipt', 'reason');
  queue.deadLetter(textOf('receipt', receipt), textOf('reason', reason));
}

/** `GET dead-letters` */
export const readDeadLetters = ({ world }: Parts): object => ({ dead_letters: readAll(world, deadLetters) });
