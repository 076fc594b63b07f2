import { invalidControl, refuse } from '../errors/index.ts';
import type { Limit, Table } from '../operations/table.ts';
import { type Collection, collection, type Store } from '../store/index.ts';
import { isoOf, type World } from '../world/index.ts';
import type { AnyContext } from './context.ts';

/** Times of accepted calls by key, oldest first, up to the size of the largest window. */
const windows: Collection<readonly number[]> = collection('limits');

/** Refuses invalid windows of a snapshot, because each counted call would fail. */
export function checkWindows(store: Store): void {
  for (const { key, value } of store.scan(windows)) {
    const field = `$.collections.limits.${key}`;
    if (!Array.isArray(value) || !value.every((at) => Number.isFinite(at)))
      invalidControl(field, 'must be a list of times');
  }
}

/** State of the limits of one key. */
export interface WindowView {
  readonly key: string;
  /** Number of remembered calls. */
  readonly calls: number;
  readonly latest: number;
  /** Current calls and maximum of each documented window. */
  readonly windows: readonly { readonly calls: number; readonly requests: number; readonly period_in_s: number }[];
}

/** The documented maxima of the operation that a key belongs to. */
function maximaOf({ surfaces }: Table, key: string): Limit['windows'] {
  const [surface, name = ''] = key.split('|');
  const [id, isVariant] = name.split(' without ');
  const { limit } =
    surfaces.find((one) => one.name === surface)?.operations.find((operation) => operation.id === id) ?? {};
  return (isVariant === undefined ? limit?.windows : limit?.whenAbsent?.maximum) ?? [];
}

/** State of all limits, by key. */
export const readWindows = (world: World, table: Table): readonly WindowView[] =>
  [...world.store.scan(windows)].map(({ key, value }) => ({
    key,
    calls: value.length,
    latest: value.at(-1) ?? 0,
    windows: maximaOf(table, key).map(({ requests, periodInMs }) => ({
      calls: value.filter((at) => at + periodInMs > world.now).length,
      requests,
      period_in_s: periodInMs / 1000,
    })),
  }));

/**
 * The value of a part of the key: `path.action_id`, `query.x`, `body.x.y`, or `shop`, the shop that the call is about
 * (Q07).
 */
function valueOf(part: string, { path, query, body, caller }: AnyContext): string {
  const [position, ...steps] = part.split('.');
  switch (position) {
    case 'path':
      return path[steps[0] ?? ''] ?? '';
    case 'query':
      return String(query[steps[0] ?? ''] ?? '');
    case 'body':
      return (
        JSON.stringify(
          steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], body),
        ) ?? ''
      );
    default:
      return String(query['shop_id'] ?? caller.shops?.[0] ?? '');
  }
}

/** The part of a key that identifies a page: its position and the rest of its query (AS102). */
function pageOf({ query, cursor, url }: AnyContext): readonly string[] {
  const position =
    cursor === undefined ? String(query['offset'] ?? 0) : `${cursor.direction}=${cursor.sort} ${cursor.key}`;
  const rest = [...new URL(url).searchParams].filter(([name]) => name !== 'offset' && name !== 'page_token');
  return [position, ...rest.map(([name, value]) => `${name}=${value}`).toSorted()];
}

/** Names the parameters that have their own limit for each value. */
function perKey({ key = [] }: Limit): string {
  const names = key.map((part) => part.split('.').at(-1) ?? part);
  return names.length === 0 ? '' : ` for each ${names.join(' and ')}`;
}

/** Forgets all counted calls. */
export function clearWindows({ store }: World): void {
  for (const { key } of store.scan(windows)) store.delete(windows, key);
}

/**
 * Counts the call against the documented maximum, or refuses it with 429 and the seconds to wait (E02, E03). A window
 * is strict: at no time are there more calls within one period. If the operation declares it, pages after the first
 * don't count, or each page has its own count.
 */
export function countCall(limit: Limit, context: AnyContext): void {
  const { world, operation, surface, caller, cursor, query } = context;
  if (limit.followUpPages === 'free' && (cursor !== undefined || Number(query['offset'] ?? 0) > 0)) return;
  const isVariant = limit.whenAbsent !== undefined && query[limit.whenAbsent.query] === undefined;
  const maxima = isVariant ? limit.whenAbsent.maximum : limit.windows;
  const name = isVariant ? `${operation.id} without ${limit.whenAbsent.query}` : operation.id;
  const parts = (limit.key ?? []).map((part) => valueOf(part, context));
  if (limit.followUpPages === 'separate') parts.push(...pageOf(context));
  const key = [surface.name, name, caller.id, ...parts].join('|');
  const calls = world.store.get(windows, key) ?? [];
  for (const { requests, periodInMs } of maxima) {
    const oldest = calls[calls.length - requests];
    if (oldest === undefined || oldest + periodInMs <= world.now) continue;
    const next = oldest + periodInMs;
    const seconds = Math.ceil((next - world.now) / 1000);
    const control = `${context.origin}/__sandbox`;
    refuse(
      'E03',
      429,
      'TOO_MANY_REQUESTS',
      [
        `${name} allows ${requests === 1 ? '1 request' : `${requests} requests`} per ${periodInMs / 1000} s${perKey(limit)}.`,
        `The next call succeeds in ${seconds} s, at ${isoOf(next)}.`,
        'The sandbox offers three ways to continue at once:',
        `move the clock (POST ${control}/clock with {"advance":"PT${seconds}S"}),`,
        `reset the counted calls (DELETE ${control}/windows),`,
        `or turn limits off (PUT ${control}/limits with {"mode":"off"}).`,
      ].join(' '),
      { headers: { 'retry-after': String(seconds) } },
    );
  }
  const kept = Math.max(...maxima.map(({ requests }) => requests));
  world.store.put(windows, key, [...calls, world.now].slice(-kept));
}
