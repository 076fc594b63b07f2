import { type CheckpointChange, readEntry } from '@tradelane/core/runtime';
import { isPairs } from './recent-items.ts';

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
  return text === undefined ? {} : readEntry(key, text, isState);
}

const isState = ({ inHand = [], run = {} }: { readonly inHand?: unknown; readonly run?: unknown }): boolean =>
  isPairs(inHand) && typeof run === 'object' && run !== null;

export function stateChange(stream: string, state: SyncState | undefined): CheckpointChange {
  return { key: stateKey(stream), value: state && JSON.stringify(state) };
}

/** State of a new stream, or `undefined` if the stream has started. Nothing before its instant is handled. */
export function beginningOf({ safe, forgottenBefore, run }: SyncState, since: Date | undefined): SyncState | undefined {
  if (safe !== undefined || run !== undefined) return undefined;
  const at = forgottenBefore ?? since?.getTime() ?? 0;
  return { safe: at, forgottenBefore: at };
}
