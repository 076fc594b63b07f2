import { checkObject, checkWorkOptions, isDate, ofKeptWork, randomId, received } from '@tradelane/core/runtime';
import { defaultLeaseInMs, guardedStore, keyPart, Lease } from '@tradelane/core/work';
import type { Clock } from '@tradelane/core';
import { ArgumentError } from '@tradelane/core/errors';
import { RecentItems } from './recent-items.ts';
import type { SyncSource } from './sync-source.ts';
import type { RunOptions, SyncOptions, SyncReport } from './sync-options.ts';
import { SyncRun, throwIfAborted } from './sync-run.ts';
import { readSyncState, streamContent } from './sync-state.ts';

const fiveMinutesInMs = 300_000;
const syncOptions: readonly string[] = [
  ...ofKeptWork,
  'handler',
  'filter',
  'key',
  'since',
  'overlapInMs',
  'onProgress',
  'retries',
];

/**
 * One run over a stream. No other process runs it meanwhile.
 * @throws {LeaseHeldError} If another process runs it. @throws {ArgumentError} If an option is invalid or the stream under that
 * name differs.
 */
export async function runSync<Item>(
  source: SyncSource<Item>,
  options: SyncOptions<Item> & RunOptions,
  clock: Clock,
  onFailedRenewal?: (error: Error) => unknown,
): Promise<SyncReport> {
  checkObject(source, 'source', 'read', 'keyOf');
  checkObject(options, 'options');
  checkObject(clock, 'clock', 'now', 'wait');
  const { checkpoint, overlapInMs = fiveMinutesInMs, leaseInMs = defaultLeaseInMs } = options;
  if (typeof checkpoint?.write !== 'function')
    throw new ArgumentError('`checkpoint` is missing. Pass a checkpoint store.', {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'checkpoint',
    });
  if (typeof options.handler !== 'function')
    throw new ArgumentError('`handler` is missing. Pass a function.', {
      code: 'ERR_ARGUMENT_MISSING',
      argument: 'handler',
    });
  checkWorkOptions(options, syncOptions);
  if (!isDate(options.since ?? new Date(0)) || Number.isNaN(Number(options.since ?? 0)))
    throw new ArgumentError(`\`since\` must be a valid Date. Received: ${received(options.since)}.`, {
      argument: 'since',
    });
  throwIfAborted(source.name, options.signal);
  const stream = streamOf(source, options);
  const ownerId = options.ownerId ?? randomId();
  const store = guardedStore(checkpoint, clock);
  const { signal, onLeaseWait } = options;
  const lease = await Lease.take({ stream, store, clock, ownerId, leaseInMs, signal, onLeaseWait, onFailedRenewal });
  try {
    const entries = await store.read(`${stream}:`);
    const before = readSyncState(stream, entries);
    const content = streamContent(stream, before, source, options.filter);
    const context = { stream, store, clock, lease, recent: new RecentItems(stream, entries) };
    return await new SyncRun(source, { ...options, overlapInMs }, context, { ...before, ...content }).toEnd();
  } finally {
    // A lease that can't be released expires, and its error must not hide an earlier one.
    await lease.release().catch(() => undefined);
  }
}

/** The last dot is the one between both: a seller's id, or a consumer's key, may hold others. */
function streamOf(
  { name }: Pick<SyncSource<unknown>, 'name'>,
  { key = 'default' }: { readonly key?: string | undefined },
): string {
  return `${keyPart(name)}.${keyPart(key).replaceAll('.', '%2E')}`;
}
