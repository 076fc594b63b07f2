import { readEntry } from '../../base/checkpoint/read-entry.ts';
import type { CheckpointChange } from '../checkpoint/index.ts';

/** How far a stream is, as it is kept. Instants are milliseconds since the epoch. */
export interface SyncState {
  /** Latest change that was handled, by the server's clock. */
  readonly latest?: number;
  /** Everything before this instant is handled, late comers aside. */
  readonly safe?: number;
  /**
   * What was handled and changed before this instant may be forgotten. A run reaches back no further, even where its overlap is
   * longer than that of the run before.
   */
  readonly forgottenBefore?: number;
  /** Whose changes they are; absent where the credential does not tell. */
  readonly account?: string;
  /** Base URL of the surface whose changes they are; absent where the source does not tell. */
  readonly baseUrl?: string;
  /** The caller's filter, as a digest. */
  readonly selection?: string;
  /** All that narrows a page, as a digest. */
  readonly filter?: string;
  /** The run that is not at its end. */
  readonly run?: {
    readonly startedAt: number;
    /** The page that is being dealt with; absent for the first. */
    readonly cursor?: string;
    /** Latest change that this run has handled, where items come in no order. */
    readonly latest?: number;
  };
  /** The item that a handler has in hand, and those that earlier runs had in hand when they ended: key and version. */
  readonly inHand?: readonly (readonly [key: string, version: string])[];
}

const stateKey = (stream: string): string => `${stream}:head`;
export function readSyncState(stream: string, entries: ReadonlyMap<string, string>): SyncState {
  const key = stateKey(stream);
  const text = entries.get(key);
  return text === undefined ? {} : readEntry(key, text); // written by `stateChange`
}

export function stateChange(stream: string, state: SyncState | undefined): CheckpointChange {
  return { key: stateKey(stream), value: state && JSON.stringify(state) };
}

/** Where a stream begins behind which nothing is handled, whatever later runs are given; undefined where it has begun. */
export function beginningOf({ safe, forgottenBefore, run }: SyncState, since: Date | undefined): SyncState | undefined {
  if (safe !== undefined || run !== undefined) return undefined;
  const at = forgottenBefore ?? since?.getTime() ?? 0;
  return { safe: at, forgottenBefore: at };
}
