import { invalidControl, refuse } from '../errors/index.ts';
import type { Limit, Table } from '../operations/table.ts';
import { type Collection, collection, type Store } from '../store/index.ts';
import type { World } from '../world/index.ts';
import type { AnyContext } from './context.ts';

/** When calls of one key were taken, oldest first; no more than the largest window can hold. */
const windows: Collection<readonly number[]> = collection('limits');

/** Refuses windows that a snapshot brought where they are none: each call that is counted would fail. */
export function checkWindows(store: Store): void {
  for (const { key, value } of store.scan(windows)) {
    const field = `$.collections.limits.${key}`;
    if (!Array.isArray(value) || !value.every((at) => Number.isFinite(at)))
      invalidControl(field, 'must be a list of times');
  }
}

/** How full what counts calls of one key is. */
export interface WindowView {
  readonly key: string;
  /** Calls that are remembered. */
  readonly calls: number;
  readonly latest: number;
  /** Calls of now against each documented maximum. */
  readonly windows: readonly { readonly calls: number; readonly requests: number; readonly period_in_s: number }[];
}

/** What a key was made of: the documented maxima of its operation. */
function maximaOf({ surfaces }: Table, key: string): Limit['windows'] {
  const [surface, name = ''] = key.split('|');
  const [id, isVariant] = name.split(' without ');
  const { limit } =
    surfaces.find((one) => one.name === surface)?.operations.find((operation) => operation.id === id) ?? {};
  return (isVariant === undefined ? limit?.windows : limit?.whenAbsent?.maximum) ?? [];
}

/** How full the windows of limits are, by what they count by. */
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

/** The value that a part of the key stands for: `path.action_id`, `query.x`, `body.x.y`, or `shop`, the one that the call is about (Q07). */
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

/** The part of a key that names a page after the first. */
function pageOf({ query, cursor }: AnyContext): readonly string[] {
  if (cursor !== undefined) return [`${cursor.direction}=${cursor.sort} ${cursor.key}`];
  const offset = Number(query['offset'] ?? 0);
  return offset > 0 ? [`offset=${offset}`] : [];
}

/**
 * Counts the call against the documented maximum, or refuses it with 429 and the seconds to wait (E02, E03). A window is strict: at no
 * instant do more calls lie within one period. Pages after the first don't count, or each page has its own count, if the operation says so.
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
    const seconds = Math.ceil((oldest + periodInMs - world.now) / 1000);
    refuse(
      'E03',
      429,
      'TOO_MANY_REQUESTS',
      [
        `${operation.id} allows ${requests} requests per ${periodInMs / 1000} s. Retry in ${seconds} s.`,
        'In the sandbox you can also turn limits off (PUT /__sandbox/limits) or move the clock (POST /__sandbox/clock).',
      ].join(' '),
      {
        headers: { 'retry-after': String(seconds) },
      },
    );
  }
  const kept = Math.max(...maxima.map(({ requests }) => requests));
  world.store.put(windows, key, [...calls, world.now].slice(-kept));
}
