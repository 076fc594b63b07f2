import { ArgumentError } from '@tradelane/core/errors';
import type { CheckpointChange } from '@tradelane/core/runtime';
import { readEntry, selectionOf } from '@tradelane/core/work';
import { pairs } from './recent-items.ts';
import type { SyncSource } from './sync-source.ts';

/** Stored progress of a stream. Instants are milliseconds since the epoch. */
export interface SyncState {
  /** Latest handled change, by the server's clock. */
  readonly latest?: number;
  /** Changes before this instant are handled, except late ones. */
  readonly safe?: number;
  /**
   * Handled items that changed before this instant may be removed. No run reads further back, even with a longer
   * overlap.
   */
  readonly forgottenBefore?: number;
  /** Account of the changes, if the credential identifies it. */
  readonly account?: string;
  /** Base URL of the surface, if the source provides it. */
  readonly baseUrl?: string;
  /** Digest of the caller's filter. */
  readonly selection?: string;
  /** Digest of all query filters. */
  readonly filter?: string;
  /** The unfinished run. */
  readonly run?: {
    readonly startedAt: number;
    /** Current page. Absent for the first. */
    readonly cursor?: string;
    /** Latest change handled by this run, for unordered streams. */
    readonly latest?: number;
  };
  /** Key and version of the current item, and of items that interrupted runs were handling. */
  readonly inHand?: readonly (readonly [key: string, version: string])[];
}

const stateKey = (stream: string): string => `${stream}:head`;
export function readSyncState(stream: string, entries: ReadonlyMap<string, string>): SyncState {
  const key = stateKey(stream);
  const text = entries.get(key);
  return text === undefined ? {} : readEntry(key, text, shape);
}

/** Other members are only compared. */
const shape = {
  'latest?': 'number',
  'safe?': 'number',
  'forgottenBefore?': 'number',
  'run?': { startedAt: 'number', 'cursor?': 'string', 'latest?': 'number' },
  'inHand?': pairs,
};

export function stateChange(stream: string, state: SyncState | undefined): CheckpointChange {
  return { key: stateKey(stream), value: state && JSON.stringify(state) };
}

/** State of a new stream, or `undefined` if the stream has started. Nothing before its instant is handled. */
export function beginningOf({ safe, forgottenBefore, run }: SyncState, since: Date | undefined): SyncState | undefined {
  if (safe !== undefined || run !== undefined) return undefined;
  const at = forgottenBefore ?? since?.getTime() ?? 0;
  return { safe: at, forgottenBefore: at };
}

/** Whose changes a stream is of, and which of them. */
export type StreamContent = Pick<SyncState, 'account' | 'baseUrl' | 'selection'>;

/**
 * The stored description of a stream's content.
 * @throws {ArgumentError} If the checkpoint belongs to another host, account or filter. Changes there before the watermark would
 * be lost.
 */
export function streamContent(
  stream: string,
  before: SyncState,
  source: Pick<SyncSource<unknown>, 'account' | 'baseUrl'>,
  filter: object | undefined,
): StreamContent {
  const selection = selectionOf(filter);
  const baseUrl = source.baseUrl ?? before.baseUrl;
  const account = source.account ?? before.account;
  if ((before.baseUrl ?? baseUrl) !== baseUrl)
    throw refused(stream, `another host (${before.baseUrl}, not ${baseUrl})`, 'key');
  if ((before.account ?? account) !== account)
    throw refused(stream, `another account (${before.account}, not ${account})`, 'key');
  if ((before.selection ?? selection) !== selection) throw refused(stream, 'a different `filter`', 'filter');
  return { selection, ...(account !== undefined && { account }), ...(baseUrl !== undefined && { baseUrl }) };
}

function refused(stream: string, what: string, argument: string): ArgumentError {
  return new ArgumentError(
    `The checkpoint of ${stream} belongs to ${what}. Use another \`key\` to start a new sync from \`since\`.`,
    { code: 'ERR_CHECKPOINT_MISMATCH', argument },
  );
}
