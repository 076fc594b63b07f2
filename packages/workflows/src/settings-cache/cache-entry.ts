import { malformedResponse, type OperationDescriptor } from '@tradelane/core/runtime';
import type { WithResponse } from '@tradelane/core';

/** The cached part of a response. */
export interface CacheEntry {
  /** When it was asked for: what was changed later it may not show, however late it came. */
  readonly askedAt: number;
  /** When it came. */
  readonly at: number;
  readonly status: number;
  readonly data: unknown;
  /** Something was changed from here since it was read. */
  readonly isOvertaken?: true;
}

/** Text that the cache didn't write counts as no entry. */
export function parseEntry(text: string | undefined): CacheEntry | undefined {
  try {
    const entry: unknown = text === undefined ? undefined : JSON.parse(text);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** The response that an entry stands for. */
export function responseOf(
  { at, status, data, isOvertaken }: CacheEntry,
  callId: string,
  nowInMs: number,
): WithResponse<unknown> {
  const headers = new Headers({ age: String(Math.max(0, Math.floor((nowInMs - at) / 1_000))) });
  if (isOvertaken) headers.set('warning', '110 - "Response is Stale"');
  return { data, status, headers, callId, requestId: undefined, attempts: 0 };
}

/**
 * Writes an entry of a response.
 * @throws {MalformedResponseError} If its JSON is nested too deeply to be written.
 */
export function writeEntry(entry: CacheEntry, operation: OperationDescriptor, response: WithResponse<unknown>): string {
  try {
    return JSON.stringify(entry);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw malformedResponse({ operation }, response, 'its JSON is nested too deeply');
  }
}

/**
 * The stored entry after a change at its address. If it is the same resource, it contains the changes from the response (A02).
 * Returns undefined, which removes the entry, if the change failed, because its effect is unknown.
 */
export function overtakenBy(
  response: WithResponse<unknown> | undefined,
  text: string,
  isSame: boolean,
): string | undefined {
  const entry = parseEntry(text);
  if (response === undefined || entry === undefined) return undefined;
  const updated =
    isSame && isRecord(response.data) && isRecord(response.data['updated']) ? response.data['updated'] : {};
  // If the response names it in another place than the entry, a later read shows the change.
  const known = isRecord(entry.data)
    ? Object.entries(updated).filter(([name]) => Object.hasOwn(entry.data as object, name))
    : [];
  const data = isRecord(entry.data) ? { ...entry.data, ...Object.fromEntries(known) } : entry.data;
  return JSON.stringify({ ...entry, data, isOvertaken: true } satisfies CacheEntry);
}

const isEntry = (value: unknown): value is CacheEntry =>
  isRecord(value) && typeof value['at'] === 'number' && typeof value['askedAt'] === 'number';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
